import { versionTexts as words } from '../../../chat/texts/texts.ts';

/** Kinds of subtitles with their spellings in names of files, normalised for search; '' for words that say nothing. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  forced: [
    'forced',
    'forzati',
    'forzato',
    'forzate',
    'sforzati',
    'forzados',
    'forzado',
    'forzadas',
    'forces',
  ],
  SDH: [
    'sdh',
    'hoh',
    'deaf',
    'sordi',
    'sordos',
    'per sordi',
    'para sordos',
    'non udenti',
    'per non udenti',
    'nonudenti',
    'no oyentes',
    'hearing impaired',
  ],
  CC: ['cc', 'closed captions', 'closed caption', 'closedcaptions'],
  commentary: ['commentary', 'commento', 'commento audio', 'comentario', 'comentarios'],
  '': [
    'sub',
    'subs',
    'subtitle',
    'subtitles',
    'sottotitoli',
    'subtitulos',
    'sottotitoli in',
    'subtitulos en',
    'sottotitolato in',
    'subtitulado',
    'subtitulada',
    'subtitulado en',
    'subtitulado al',
    'full',
    'completi',
    'completos',
    'default',
    'def',
    'und',
  ],
};

const KINDS = new Map(
  Object.entries(SPELLINGS).flatMap(([kind, spellings]) => spellings.map((one) => [one, kind] as const)),
);

/** The kind that words mean, '' for none in particular; undefined for other words. */
export function subtitleKind(words: string): string | undefined {
  return KINDS.get(words);
}

/** A label in words: `por-BR forced` as 'portoghese (Brasile), forzati'; words that are not understood stay. */
export function subtitleName(label: string): string {
  const parts = label.split(' ').map(nameOf);
  const isKnown = parts.findIndex(({ isWord }) => isWord);
  const known = isKnown < 0 ? parts : parts.slice(0, isKnown);
  const rest = parts.slice(known.length).map(({ text }) => text);
  return [...known.map(({ text }) => text), rest.join(' ')].filter(Boolean).join(', ');
}

function nameOf(word: string): { text: string; isWord: boolean } {
  const kinds: Readonly<Record<string, string>> = words.subtitleKinds;
  const kind = kinds[word];
  if (kind !== undefined) return { text: kind, isWord: false };
  const isTag = /^[a-z]{3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(word);
  const text = isTag ? words.languageName(word) : word;
  return { text, isWord: text === word };
}

/** True if a label names a language or a kind. */
export function isUnderstood(label: string): boolean {
  return label.split(' ').some((word) => !nameOf(word).isWord);
}
