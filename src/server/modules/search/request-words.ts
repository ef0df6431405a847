import { normalizeForSearch } from '../../lib/normalize-for-search.ts';

const setOf = (words: string) => new Set(words.split(' '));

/** Words with which people ask, before what they ask for: 'vorrei vedere …', 'avete …', 'consigliami un bel …'. */
const BEFORE = setOf(
  'ciao salve hey ehi buongiorno buonasera buonanotte scusa scusate scusami senti allora gentilmente favore piacere grazie per ' +
    'io mi ci vi voglio vorrei vorremmo volevo volevamo piacerebbe ho hai abbiamo avete avresti avreste voglia bisogno ' +
    'posso possiamo puoi potresti può puo potete fammi fai fate dammi date dai mandami mandarmi manda darmi farmi trovarmi mettermi passami metti mettimi mettete ' +
    'cerco cercavo cercando cerca cercami trova trovami trovate sto stavo stiamo vedere vedo vediamo vedermi guardare guardo guardarmi ' +
    'guardiamo rivedere consigli consigliami consigliatemi consigliate consiglia suggerisci suggeriscimi suggerimenti proponi ' +
    'qualcosa qualche quale quali che cosa c e ce ne un una uno dei delle bel bella bello belli belle buon buono buona buoni ' +
    'stasera oggi adesso dov dove come si esiste sapete sai conosci intitolato chiamato chiama titolo quel quello quella',
);

/** Words behind it: '… streaming ita', '… in italiano per favore'. */
const BEHIND = setOf(
  'streaming stream ita sub eng italiano inglese in hd full fullhd 4k 720p 1080p completo completa intero gratis free online download ' +
    'scaricare torrent netflix prime per favore piacere grazie pls plz stasera oggi adesso subito ora da vedere guardare ' +
    'dove si trova puoi potete avete c e disponibile insieme tutti bello bella belli belle buono consigliato consigliati',
);

/** A line that asks for no title, as people greet, thank and ask for help. */
const CHATTER = setOf(
  'ciao ciaone salve hey ehi ehila hello hi hola buongiorno buondi buonasera buonanotte buon giorno pomeriggio sera notte giornata ' +
    'grazie mille tante infinite ringrazio prego ok okay va bene benissimo perfetto ottimo bravo brava bravissimo fantastico capito d accordo ' +
    'aiuto aiutami aiutatemi help info informazioni istruzioni guida menu inizio start bot come funziona funzioni funzionate si usa ' +
    'cosa che sai puoi fare fai serve servi a chi sei stai tutto con questo te e tu mi spieghi non capisco ho capito niente prova test ' +
    'boh si no a tutti ragazzi qualcuno ci c posso usarti usare comandi qui un po molto gentile scusa',
);

const isAll = (words: readonly string[], known: ReadonlySet<string>) =>
  words.every((word) => known.has(word));

const partsOf = (word: string) => normalizeForSearch(word).split(' ').filter(Boolean);

/** Whether a line is a greeting, thanks or a call for help, not words to search for. */
export function isChatter(line: string): boolean {
  const words = partsOf(line);
  return words.length > 0 && isAll(words, CHATTER);
}

/** What a line asks for, as it was spelled, without the words of asking: empty when there is nothing else. */
export function withoutRequestWords(line: string): string {
  const words = line.split(/\s+/).filter((word) => partsOf(word).length > 0);
  const first = words.findIndex((word) => !isAll(partsOf(word), BEFORE));
  if (first < 0) return '';
  const last = words.findLastIndex((word) => !isAll(partsOf(word), BEHIND));
  if (first === 0 && last === words.length - 1) return line.trim();
  return words
    .slice(first, last + 1)
    .join(' ')
    .replace(/[,;:?!]+$/, '');
}
