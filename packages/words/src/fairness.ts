// What a check of a shuffle found, English and Czech side by side: each part says what is proven, by whom, and what a server could
// still have done. Players are nominatives in Czech, so they stand in brackets or at the beginning.

import type { Phrases } from './phrase.ts';

/** What contradicts a device's memory, or the record itself. */
const DIFFERENCES: Phrases = {
  'commitment-exchanged': {
    en: 'The server exchanged its commitment after it had shown another one. It could have chosen the deals.',
    cs: 'Server po zveřejnění vyměnil závazek. Rozdání si tak mohl vybrat.',
  },
  'seal-exchanged': {
    en: 'A seal was exchanged after it had been published ({seat:player}). The server could have chosen the deals.',
    cs: 'Po zveřejnění se změnila pečeť ({seat:player}). Server si tak rozdání mohl vybrat.',
  },
  'own-seal-exchanged': {
    en: 'The seal at your seat is not the one that this device sent, so it did not open its contribution. If you have also sat down on another device, that is why; if not, the server has exchanged the seal.',
    cs: 'Pečeť u tvého místa neposlalo tohle zařízení, a tak svůj příspěvek neotevřelo. Pokud u stolu sedíš i na jiném zařízení, je to tím; jinak pečeť vyměnil server.',
  },
  'seal-missing': {
    en: 'A player has neither a seal nor is named absent ({seat:player}), so this device did not open its contribution: the server could have chosen that player’s.',
    cs: 'Jeden hráč nemá pečeť a není uveden ani jako nepřítomný ({seat:player}). Tohle zařízení proto svůj příspěvek neotevřelo: ten cizí by si server mohl vybrat.',
  },
  'opening-altered': {
    en: 'A contribution does not match the seal that was published before ({seat:player}). The server could have chosen it.',
    cs: 'Příspěvek neodpovídá pečeti zveřejněné předem ({seat:player}). Server si ho mohl vybrat.',
  },
  'opening-dropped': {
    en: 'The server acknowledged a contribution and then left it out ({seat:player}). It could choose between two shuffles.',
    cs: 'Server příspěvek potvrdil, a potom ho vynechal ({seat:player}). Mohl si tak vybrat ze dvou zamíchání.',
  },
  'seed-exchanged': {
    en: 'The seed is not the one that the server had committed itself to before the match. It could have chosen the deals.',
    cs: 'Semínko není to, ke kterému se server před partií zavázal. Rozdání si tak mohl vybrat.',
  },
  'journal-lacks': {
    en: 'The server’s public journal does not have this commitment, although every match is entered before it begins. The server could have exchanged it afterwards.',
    cs: 'Ve veřejném deníku serveru tenhle závazek není, přestože se tam zapisuje před každou partií. Server ho mohl dodatečně vyměnit.',
  },
  'journal-other-match': {
    en: 'In the server’s public journal this commitment belongs to another match.',
    cs: 'Tenhle závazek patří ve veřejném deníku serveru jiné partii.',
  },
  'journal-unproven': {
    en: 'The server says that the commitment is in its public journal, but its proof is wrong.',
    cs: 'Server tvrdí, že závazek ve veřejném deníku má, ale jeho důkaz nesedí.',
  },
  'journal-rewritten': {
    en: 'The server’s public journal is not the one that this device saw earlier: entries were changed afterwards.',
    cs: 'Veřejný deník serveru není ten, který tohle zařízení vidělo dřív: zápisy se dodatečně změnily.',
  },
  'journal-shorter': {
    en: 'The server’s public journal is shorter than this device saw it earlier. That happens when an older backup is restored, or when somebody removes entries: ask who runs the server.',
    cs: 'Veřejný deník serveru je kratší, než jak ho tohle zařízení vidělo dřív. Stává se to po obnovení starší zálohy, nebo když někdo zápisy smaže: zeptej se toho, kdo server provozuje.',
  },
  'journal-other-key': {
    en: 'The server signs its public journal with another key than before. After a new installation that is so; otherwise it is not the same journal.',
    cs: 'Server podepisuje veřejný deník jiným klíčem než dřív. Po nové instalaci to tak je; jinak nejde o stejný deník.',
  },
  'journal-unsigned': {
    en: 'The signature of the server’s public journal is wrong.',
    cs: 'Podpis veřejného deníku serveru nesedí.',
  },
  'commitment-differs': {
    en: 'The seed does not match the commitment {found}; its own is {expected}.',
    cs: 'Semínko neodpovídá závazku {found}; jeho závazek je {expected}.',
  },
  'deal-differs': {
    en: 'The deal “{found}” does not match the seed; it should be “{expected}”.',
    cs: 'Rozdání „{found}“ neodpovídá semínku; mělo by být „{expected}“.',
  },
};

const PROVEN: Phrases = {
  'deals-follow': {
    en: 'Computed again just now: {deals|deal follows|deals follow} from the seed and the contributions.',
    cs: 'Právě znovu spočítáno ze semínka a příspěvků, a souhlasí: {deals|rozdání|rozdání|rozdání}.',
  },
  'seed-committed': {
    en: 'The seed is the one that the commitment stands for.',
    cs: 'Semínko odpovídá závazku.',
  },
  'openings-sealed': {
    en: 'The contributions match their seals ({seats:all}).',
    cs: 'Příspěvky odpovídají svým pečetím ({seats:all}).',
  },
  witnessed: {
    en: 'A player’s device saw the commitment and all seals before it opened its own contribution, and nothing has changed since ({seat:player}). The server could not choose the deals.',
    cs: 'Zařízení jednoho z hráčů vidělo závazek a všechny pečeti dřív, než otevřelo svůj příspěvek, a od té doby se nic nezměnilo ({seat:player}). Server si rozdání vybrat nemohl.',
  },
  'journal-has': {
    en: 'The commitment is in the server’s public journal, entered for this match, and nothing that this device has ever seen of the journal was changed.',
    cs: 'Závazek je ve veřejném deníku serveru, zapsaný k téhle partii, a nic z toho, co tohle zařízení z deníku kdy vidělo, se nezměnilo.',
  },
  watched: {
    en: 'The device that kept this record saw the commitment before the match. It added nothing itself: whether the server knew all contributions by then, it can’t tell.',
    cs: 'Zařízení, které si záznam uložilo, vidělo závazek už před partií. Samo ale nic nepřidalo, takže neví, jestli server všechny příspěvky znal už tehdy.',
  },
};

const OPEN: Phrases = {
  'journal-unread': {
    en: 'The server’s public journal could not be read just now, so it proves nothing here.',
    cs: 'Veřejný deník serveru se teď nepodařilo přečíst, takže tu nic nedokazuje.',
  },
  'before-journal': {
    en: 'This match is not in the server’s public journal: matches of older versions were not entered there.',
    cs: 'Tahle partie ve veřejném deníku serveru není: starší verze do něj nezapisovaly.',
  },
  'no-fairness': {
    en: 'The record says nothing about its shuffle. The deals follow the rules; who chose them, nobody can tell.',
    cs: 'Záznam o míchání nic neříká. Rozdání odpovídají pravidlům, ale kdo je vybral, se zjistit nedá.',
  },
  'no-seed': {
    en: 'The seed is not known yet: it is revealed when the match is over. Until then the deals can’t be checked.',
    cs: 'Semínko se zatím nezná, prozradí se až na konci partie. Do té doby se rozdání ověřit nedají.',
  },
  'seals-unknown': {
    en: 'The record has no seals: whoever wrote it could have chosen the contributions.',
    cs: 'V záznamu nejsou pečeti: kdo ho napsal, mohl si příspěvky vybrat.',
  },
  'no-contributions': {
    en: 'No player’s device added anything to the shuffle: whoever made the seed could have tried several.',
    cs: 'Zařízení hráčů do míchání nic nepřidala: kdo vytvořil semínko, mohl jich vyzkoušet víc.',
  },
  'openings-missing': {
    en: 'Without a contribution: {seats:all}. The server could choose whether to shuffle with or without it.',
    cs: 'Bez příspěvku: {seats:all}. Server si mohl vybrat, jestli zamíchá s ním, nebo bez něj.',
  },
  unwitnessed: {
    en: 'Only the record itself says that commitment and seals were published before the match. A server that wrote the record alone could have chosen them afterwards.',
    cs: 'Že závazek a pečeti vznikly před partií, tvrdí jen záznam sám. Server, který by ho psal bez svědků, si je mohl vybrat dodatečně.',
  },
  'bots-seeded': {
    en: 'The bots took their random numbers from the seed, which nobody but the server knew before the end. This check has not played their moves again.',
    cs: 'Boti brali náhodná čísla ze semínka, které před koncem znal jen server. Jejich tahy tahle kontrola znovu nepřehrála.',
  },
};

export const fairnessWords: Phrases = { ...DIFFERENCES, ...PROVEN, ...OPEN };
