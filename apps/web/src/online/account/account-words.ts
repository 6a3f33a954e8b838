// Phrases of the account page.

import type { Phrases } from '@mozaika/words';

export const ACCOUNT = {
  title: { en: 'Me', cs: 'Já' },
  about: {
    en: 'You don’t need an account: the server recognises this browser by its cookie. Here you can choose a name and make sure that you will find your tables again.',
    cs: 'Účet nepotřebuješ: server pozná tenhle prohlížeč podle cookie. Tady si můžeš zvolit jméno a pojistit se, že své stoly zase najdeš.',
  },
  noServer: {
    en: 'The server is not answering, so nothing can be changed here right now. You can still play on this device.',
    cs: 'Server neodpovídá, takže tu teď nejde nic změnit. Na tomto zařízení ale hrát můžeš.',
  },

  passkeys: { en: 'Passkey', cs: 'Přístupový klíč' },
  passkeysAbout: {
    en: 'Keeps your name and tables on all your devices. You confirm it with a fingerprint, your face or a PIN; there is no password.',
    cs: 'Díky němu máš své jméno a stoly na všech zařízeních. Potvrzuješ ho otiskem, obličejem nebo PINem, bez hesla.',
  },
  passkeyCount: {
    en: 'You have {count|passkey|passkeys}.',
    cs: 'Máš {count|přístupový klíč|přístupové klíče|přístupových klíčů}.',
  },
  addPasskey: { en: 'Create a passkey', cs: 'Vytvořit přístupový klíč' },
  dropPasskeys: { en: 'Remove all', cs: 'Zrušit všechny' },
  passkeysDropped: {
    en: 'All passkeys have been removed. You are still signed in here.',
    cs: 'Žádný přístupový klíč už neplatí. V tomto prohlížeči tě server dál zná.',
  },
  passkeyAdded: { en: 'Passkey created.', cs: 'Přístupový klíč je vytvořený.' },
  signIn: { en: 'I already have one', cs: 'Už ho mám' },
  cancelled: { en: 'Nothing was changed.', cs: 'Nic se nezměnilo.' },
  passkeysUnsafe: {
    en: 'Browsers allow passkeys only at encrypted addresses (https). Use the private link below instead.',
    cs: 'Prohlížeče dovolují přístupové klíče jen na šifrovaných adresách (https). Použij místo nich soukromý odkaz.',
  },
  passkeysUnknown: {
    en: 'This browser doesn’t support passkeys. Use the private link below instead.',
    cs: 'Tenhle prohlížeč přístupové klíče nepodporuje. Použij místo nich soukromý odkaz.',
  },

  link: { en: 'Private link', cs: 'Soukromý odkaz' },
  linkAbout: {
    en: 'Open it in another browser, and the server recognises you there as well. Anyone with this link can act as you, so keep it private.',
    cs: 'Otevři ho v jiném prohlížeči a server tě pozná i tam. Kdo ho má, může hrát pod tvým jménem. Nikomu ho nedávej.',
  },
  makeLink: { en: 'Create a private link', cs: 'Vytvořit soukromý odkaz' },
  linkOnce: { en: 'It is shown only once.', cs: 'Ukáže se jen jednou.' },
  linkLabel: { en: 'Your private link', cs: 'Tvůj soukromý odkaz' },
  links: {
    en: '{count|private link is valid|private links are valid}.',
    cs: '{count|soukromý odkaz platí|soukromé odkazy platí|soukromých odkazů platí}.',
  },
  dropLinks: { en: 'Revoke all', cs: 'Zneplatnit všechny' },
  linksDropped: { en: 'All private links have been revoked.', cs: 'Žádný soukromý odkaz už neplatí.' },

  news: { en: 'Notifications', cs: 'Upozornění' },
  newsAbout: {
    en: 'In matches with days per move, this browser notifies you when it’s your turn.',
    cs: 'U partií s dny na tah tě prohlížeč upozorní, že jsi na řadě.',
  },
  newsOn: { en: 'Turn on', cs: 'Zapnout' },
  newsOff: { en: 'Turn off', cs: 'Vypnout' },
  newsAreOn: { en: 'They are on in this browser.', cs: 'V tomto prohlížeči jsou zapnutá.' },
  newsForbidden: {
    en: 'The browser blocks notifications from this page. You can allow them in its settings.',
    cs: 'Prohlížeč upozornění z této stránky blokuje. Můžeš je povolit v jeho nastavení.',
  },
  newsUnsafe: {
    en: 'Browsers allow notifications only at encrypted addresses (https).',
    cs: 'Prohlížeče dovolují upozornění jen na šifrovaných adresách (https).',
  },
  newsUnknown: {
    en: 'This browser can’t notify you. On an iPhone it works once you add Mozaika to the home screen.',
    cs: 'Tenhle prohlížeč upozornění neumí. Na iPhonu to půjde, až si Mozaiku přidáš na plochu.',
  },
  newsFailed: {
    en: 'Notifications could not be turned on. Try again later.',
    cs: 'Upozornění se nepodařilo zapnout. Zkus to později.',
  },

  remove: { en: 'Delete me', cs: 'Smazat mě' },
  removeAbout: {
    en: 'Your name, passkeys, private links and notifications will be deleted, and bots will take your seats. The others keep their matches; you appear in them without a name. Matches on this device stay.',
    cs: 'Smaže se tvoje jméno, přístupové klíče, soukromé odkazy i upozornění a na tvoje místa sednou boti. Ostatním partie zůstanou, jen v nich budeš beze jména. Partie na tomto zařízení zůstanou taky.',
  },
  removeYes: { en: 'Yes, delete me', cs: 'Ano, smaž mě' },
  removeNo: { en: 'No', cs: 'Ne' },
  removed: { en: 'Your data has been deleted. Thanks for playing!', cs: 'Tvoje údaje jsou smazané. Díky za hru!' },

  back: { en: 'Welcome back', cs: 'Vítej zpátky' },
  backAs: { en: 'Welcome back, {name}!', cs: 'Vítej zpátky, {name}!' },
  backAsk: {
    en: 'In this browser you are {name}. With this private link it will belong to the person who created the link.',
    cs: 'V tomto prohlížeči jsi {name}. Po otevření soukromého odkazu bude patřit tomu, kdo odkaz vytvořil.',
  },
  backYes: { en: 'Yes, that’s me', cs: 'Ano, to jsem já' },
  backNo: { en: 'Stay {name}', cs: 'Zůstat {name}' },
} satisfies Phrases;
