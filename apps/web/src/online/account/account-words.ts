// Phrases of the account page.

import type { Phrases } from '@mozaika/words';

export const ACCOUNT = {
  title: { en: 'Me', cs: 'Já' },
  about: {
    en: 'You need no account: the server knows this browser by its cookie. Here you can choose a name and make sure that you find your tables again.',
    cs: 'Účet nepotřebuješ: server pozná tenhle prohlížeč podle cookie. Tady si můžeš zvolit jméno a pojistit se, že své stoly zase najdeš.',
  },
  noServer: {
    en: 'The server does not answer, so nothing can be changed here right now. Matches on this device work.',
    cs: 'Server neodpovídá, takže tu teď nejde nic změnit. Partie na tomhle zařízení fungují.',
  },

  passkeys: { en: 'Passkey', cs: 'Přístupový klíč' },
  passkeysAbout: {
    en: 'Keeps your name and tables on all your devices: confirmed by a fingerprint, a face or a PIN, without a password.',
    cs: 'Drží tvoje jméno a stoly na všech tvých zařízeních: potvrdíš ho otiskem, obličejem nebo PINem, bez hesla.',
  },
  passkeyCount: {
    en: 'You have {count|passkey|passkeys}.',
    cs: 'Máš {count|přístupový klíč|přístupové klíče|přístupových klíčů}.',
  },
  addPasskey: { en: 'Make a passkey', cs: 'Vytvořit přístupový klíč' },
  dropPasskeys: { en: 'Forget them all', cs: 'Zapomenout všechny' },
  passkeysDropped: {
    en: 'No passkey works any more. This browser is still yours.',
    cs: 'Žádný přístupový klíč už neplatí. Tenhle prohlížeč je dál tvůj.',
  },
  passkeyAdded: { en: 'The passkey is made.', cs: 'Přístupový klíč je hotový.' },
  signIn: { en: 'I have one already', cs: 'Už ho mám' },
  cancelled: { en: 'Nothing was changed.', cs: 'Nic se nezměnilo.' },
  passkeysUnsafe: {
    en: 'Browsers allow passkeys only at encrypted addresses (https). Use the private link below instead.',
    cs: 'Přístupové klíče prohlížeče dovolují jen na šifrovaných adresách (https). Použij místo nich soukromý odkaz.',
  },
  passkeysUnknown: {
    en: 'This browser does not know passkeys. Use the private link below instead.',
    cs: 'Tenhle prohlížeč přístupové klíče nezná. Použij místo nich soukromý odkaz.',
  },

  link: { en: 'Private link', cs: 'Soukromý odkaz' },
  linkAbout: {
    en: 'Opened in another browser, it makes that browser yours. Whoever has it is you, so keep it to yourself.',
    cs: 'Když ho otevřeš v jiném prohlížeči, bude i ten tvůj. Kdo ho má, je tebou, tak ho nikomu nedávej.',
  },
  makeLink: { en: 'Make a private link', cs: 'Vytvořit soukromý odkaz' },
  linkOnce: { en: 'It is shown only now.', cs: 'Ukáže se jen teď.' },
  linkLabel: { en: 'Your private link', cs: 'Tvůj soukromý odkaz' },
  links: {
    en: '{count|private link works|private links work}.',
    cs: '{count|soukromý odkaz platí|soukromé odkazy platí|soukromých odkazů platí}.',
  },
  dropLinks: { en: 'End them all', cs: 'Zneplatnit všechny' },
  linksDropped: { en: 'No private link works any more.', cs: 'Žádný soukromý odkaz už neplatí.' },

  news: { en: 'Notifications', cs: 'Upozornění' },
  newsAbout: {
    en: 'At tables with days for a move this browser tells you when it is your turn.',
    cs: 'U stolů se dny na tah ti tenhle prohlížeč řekne, že jsi na tahu.',
  },
  newsOn: { en: 'Turn on', cs: 'Zapnout' },
  newsOff: { en: 'Turn off', cs: 'Vypnout' },
  newsAreOn: { en: 'They are on in this browser.', cs: 'V tomhle prohlížeči jsou zapnutá.' },
  newsForbidden: {
    en: 'The browser forbids notifications from this page. You can allow them in its settings.',
    cs: 'Prohlížeč upozornění z téhle stránky nedovolí. Povolit je můžeš v jeho nastavení.',
  },
  newsUnsafe: {
    en: 'Browsers allow notifications only at encrypted addresses (https).',
    cs: 'Upozornění prohlížeče dovolují jen na šifrovaných adresách (https).',
  },
  newsUnknown: {
    en: 'This browser can’t notify you. On an iPhone it can once Mozaika is on the home screen.',
    cs: 'Tenhle prohlížeč upozornění neumí. Na iPhonu začne, když si Mozaiku přidáš na plochu.',
  },
  newsFailed: {
    en: 'The browser could not turn notifications on. Try it later.',
    cs: 'Prohlížeči se upozornění zapnout nepodařilo. Zkus to později.',
  },

  remove: { en: 'Delete me', cs: 'Smazat mě' },
  removeAbout: {
    en: 'Your name, passkeys, private links and notifications will be deleted, and bots take your seats. The others keep their matches; you appear in them without a name. Matches on this device stay.',
    cs: 'Smaže se tvoje jméno, přístupové klíče, soukromé odkazy i upozornění a na tvoje místa sednou boti. Ostatním partie zůstanou, jen v nich budeš beze jména. Partie na tomhle zařízení zůstanou taky.',
  },
  removeYes: { en: 'Yes, delete me', cs: 'Ano, smaž mě' },
  removeNo: { en: 'No', cs: 'Ne' },
  removed: { en: 'You are deleted. Thanks for playing!', cs: 'Smazáno. Díky za hru!' },

  back: { en: 'Welcome back', cs: 'Vítej zpátky' },
  backAs: { en: 'Welcome back, {name}!', cs: 'Vítej zpátky, {name}!' },
  backAsk: {
    en: 'In this browser you are {name}. With this private link it will belong to the person who made the link.',
    cs: 'V tomhle prohlížeči jsi {name}. S tímhle soukromým odkazem bude patřit tomu, kdo odkaz vytvořil.',
  },
  backYes: { en: 'Yes, that is me', cs: 'Ano, to jsem já' },
  backNo: { en: 'Stay {name}', cs: 'Zůstat {name}' },
} satisfies Phrases;
