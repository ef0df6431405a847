import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { languageCode } from '../../catalogue/rules/languages.ts';

const SUBTITLES = /\.(?:srt|vtt|ass)$/i;
/** Words between the video's name and the ending of the file. */
const KINDS: Readonly<Record<string, string>> = {
  forced: 'forced',
  forzati: 'forced',
  sdh: 'SDH',
  cc: 'SDH',
  sub: '',
  subs: '',
  subtitles: '',
  sottotitoli: '',
  full: '',
};

/** What is read of a name, from its end; no file system has longer ones, and some of a stranger's could take seconds. */
const MAX_NAME_LENGTH = 255;

/** `stem`: the name of the video that it is for. `label`: language and kind, `ita`, `eng forced`; empty without any. */
export type SubtitleName = { stem: string; label: string };

/** Reads the name of a subtitle file (`Film.2020.ita.forced.srt`); undefined for any other file. */
export function parseSubtitleName(fileName: string): SubtitleName | undefined {
  if (!SUBTITLES.test(fileName)) return undefined;
  let stem = fileName.slice(-MAX_NAME_LENGTH).replace(SUBTITLES, '');
  const kinds: string[] = [];
  let language = '';
  for (;;) {
    const [whole = '', word = ''] = /[\s._([-]+([^\s._()[\]-]+)[)\]]?[\s._-]*$/.exec(stem) ?? [];
    const kind = KINDS[normalizeForSearch(word)];
    const code = languageCode(normalizeForSearch(word));
    if (whole === '' || (kind === undefined && code === undefined)) break;
    // A language before the first one is the video's.
    if (code !== undefined && language !== '') break;
    language = code ?? language;
    if (kind) kinds.push(kind);
    stem = stem.slice(0, -whole.length);
  }
  return { stem, label: [language, ...kinds].filter(Boolean).join(' ') };
}
