// What the position editor says.

import type { Phrases } from '@mozaika/words';

export const EDITOR = {
  title: { en: 'Position editor', cs: 'Editor pozic' },
  edition: { en: 'Edition', cs: 'Vydání' },
  players: { en: 'Players', cs: 'Hráči' },
  fits: { en: 'This position can be played.', cs: 'Tuhle pozici lze hrát.' },
  over: { en: 'This is the end of a match.', cs: 'Tohle je konec partie.' },
  unfit: { en: 'Not a position yet: {reason}', cs: 'Zatím to není pozice: {reason}' },
  empty: { en: 'Empty', cs: 'Prázdná' },
  random: { en: 'Random', cs: 'Náhodná' },
  randomAbout: {
    en: 'From the middle of a match of two bots',
    cs: 'Z prostředku partie botů',
  },
  undo: { en: 'Undo', cs: 'Zpět o krok' },
  text: { en: 'Text', cs: 'Text' },
  textAbout: {
    en: 'The whole position as one short text. It stands in links and records, and the command line reads it: mozaika position and mozaika play --from.',
    cs: 'Celá pozice jako jeden krátký text. Je v odkazech i v záznamech a rozumí mu i příkazová řádka: mozaika position a mozaika play --from.',
  },
  link: { en: 'Link to this position', cs: 'Odkaz na tuto pozici' },
  paste: { en: 'Put a text or a link here', cs: 'Sem vlož text nebo odkaz' },
  take: { en: 'Show this position', cs: 'Ukázat tuhle pozici' },
  notTaken: { en: 'That can’t be shown: {reason}', cs: 'To nejde ukázat: {reason}' },
  emptyInstead: {
    en: 'You can begin with an empty table instead.',
    cs: 'Místo toho můžeš začít s prázdným stolem.',
  },
  startEmpty: { en: 'Begin with an empty table', cs: 'Začít s prázdným stolem' },
  analyse: { en: 'Analyse', cs: 'Rozebrat' },
  deeper: { en: 'Look deeper', cs: 'Rozebrat hlouběji' },
  analysing: { en: 'The strongest bot is thinking…', cs: 'Nejsilnější bot přemýšlí…' },
  failed: { en: 'The analysis broke off. Try it again.', cs: 'Rozbor se přerušil. Zkus to znovu.' },
  noDecision: {
    en: 'Nobody is to decide here, so there is nothing to analyse.',
    cs: 'Tady se nikdo nerozhoduje, není co rozebírat.',
  },
  handHidden: {
    en: 'It’s player {seat}’s turn: enter what they hold, then analyse.',
    cs: 'Na tahu je hráč {seat}: doplň, co drží, a pak nech pozici rozebrat.',
  },
  candidates: { en: 'The best moves for player {seat}', cs: 'Nejlepší tahy hráče {seat}' },
  chance: {
    en: 'Winning chance {chance} %, ahead by {margin|point|points} at the end',
    cs: 'Šance na výhru {chance} %, na konci náskok {margin|bod|body|bodů}',
  },
  chanceBehind: {
    en: 'Winning chance {chance} %, behind by {margin|point|points} at the end',
    cs: 'Šance na výhru {chance} %, na konci ztráta {margin|bod|body|bodů}',
  },
  instead: { en: 'The first move is better: {why}', cs: 'První tah je lepší: {why}' },
  about: { en: 'Chances may be off by {error} %.', cs: 'Odchylka může být až {error} %.' },
  sure: { en: 'The first move is clearly the best.', cs: 'První tah je zřetelně nejlepší.' },
  unsure: {
    en: 'The first moves are about equally good: a deeper look may change their order.',
    cs: 'První tahy jsou zhruba stejně dobré, hlubší rozbor může pořadí změnit.',
  },
  line: { en: 'Then probably', cs: 'Pak nejspíš' },
  by: { en: 'Player {seat}: {move}', cs: 'Hráč {seat}: {move}' },
  play: { en: 'Play from here', cs: 'Hrát odtud' },
  opponents: { en: 'The others are', cs: 'Ostatní jsou' },
  byHand: { en: 'people on this device', cs: 'hráči na tomto zařízení' },
  bot: { en: 'Bot: {level}', cs: 'Bot: {level}' },
  you: { en: 'You are', cs: 'Ty jsi' },
  seat: { en: 'Player {seat}', cs: 'Hráč {seat}' },
  drawn: {
    en: 'What is not known is drawn at random.',
    cs: 'Co není známé, to se vylosuje.',
  },
} as const satisfies Phrases;
