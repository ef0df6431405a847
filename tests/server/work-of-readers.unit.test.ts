import { describe, expect, it } from 'vitest';
import { knownWords } from '../../src/server/languages/known-words.ts';
import { readMoment } from '../../src/server/lib/read-day.ts';
import { readLength } from '../../src/server/lib/read-number.ts';
import { readWebAddress } from '../../src/server/lib/web-address.ts';
import { languageInName } from '../../src/server/modules/catalogue/rules/languages.ts';
import { parseTitleWords } from '../../src/server/modules/catalogue/rules/parse-title-words.ts';
import { parseVideoUrl } from '../../src/server/modules/catalogue/rules/parse-video-url.ts';
import { withArticleInFront } from '../../src/server/modules/catalogue/rules/title-key.ts';
import { parseCaptionReference } from '../../src/server/modules/catalogue/rules/title-part.ts';
import { columnName, saysNothing } from '../../src/server/modules/imports/tables/table-kind.ts';
import { cellsOf } from '../../src/server/modules/imports/tables/table-rows.ts';
import { titleOfCells } from '../../src/server/modules/imports/tables/title-cells.ts';
import { readTitleTable } from '../../src/server/modules/imports/tables/title-table.ts';
import { readWrittenTitle } from '../../src/server/modules/imports/tables/written-title.ts';
import { readList } from '../../src/server/modules/list-imports/read-list-file.ts';
import { saidByMark, saidByStatus } from '../../src/server/modules/list-imports/watched-words.ts';
import { phraseIn } from '../../src/server/modules/search/phrase-in.ts';
import { nameToRequest } from '../../src/server/modules/search/request-words.ts';
import { parseSearchQuery } from '../../src/server/modules/search/title-query.ts';
import { guessVideoEpisodes } from '../../src/server/modules/videos/matching/match-video.ts';
import { textsOf } from '../../src/server/modules/videos/matching/texts-of-video.ts';
import { videoGroupKey } from '../../src/server/modules/videos/matching/video-group.ts';
import { databaseReference } from '../../src/server/modules/videos/matching/video-text.ts';
import { parseSubtitleName } from '../../src/server/modules/videos/subtitles/subtitle-name.ts';
import { readVersionHints } from '../../src/server/modules/videos/versions/read-version-hints.ts';

type Reader = (text: string) => unknown;

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

const jsonOf = (text: string) =>
  JSON.stringify([{ title: text, year: text, type: text, status: text, watched_at: text, is_watched: text }]);

const READERS: Readonly<Record<string, Reader>> = {
  "a caption's name": (caption) => videoGroupKey(textsOf({ caption, fileName: '' }), undefined),
  "a caption's episodes": (caption) => guessVideoEpisodes({ caption, fileName: '' }),
  "a caption's languages": (caption) => readVersionHints({ caption }),
  "a caption's links": (text) => [
    databaseReference([text]),
    parseVideoUrl(text),
    parseCaptionReference(text),
  ],
  "a file's name": (fileName) => videoGroupKey(textsOf({ caption: '', fileName }), undefined),
  "a file's languages": (fileName) => readVersionHints({ fileName }),
  "subtitles' names": (text) => parseSubtitleName(`${text}.srt`),
  'the name of a language': languageInName,
  'a line of phrases': phraseIn,
  'a request': (text) => nameToRequest(text, knownWords()),
  'words that are searched for': (text) => parseSearchQuery(text, []),
  'a name and its year': (text) => [parseTitleWords(text), withArticleInFront(text)],
  'the row of a table': (text) => cellsOf(text, ','),
  'the cell of a title': readWrittenTitle,
  'cells of days and lengths': (text) => [readMoment(text), readLength(text), saysNothing(text)],
  'all cells of a title': (text) =>
    titleOfCells(
      '',
      { titolo: text, genere: text, sorgente: text, stagione: text, episodio: text },
      new Map(),
    ),
  'cells of other kinds': (text) => [readWebAddress(text), saidByMark(text), saidByStatus(text)],
  "a column's name": columnName,
  'a table of titles': async (text) => {
    for await (const _ of readTitleTable(bytesOf(`titolo;anno\n${text}`)));
  },
  'a list': (text) => readList(Buffer.from(`Title,Year\n${text}`), 'a.csv'),
  'the JSON of a list': (text) => readList(Buffer.from(jsonOf(text)), 'a.json'),
};

/** Repeated, these are hardest for expressions and for lists of words. */
const PIECES = [
  ' |\t|\n|.|_|-| - |(|[a|[]|#a|⭐ |"|«|%25|&amp;|1|12 |1.|1/|½|a|A|à|a.|a-|a b|@a|a@|www.|<a |tt1234567 ',
  'S01E|1x|s1|parte 1 |prima e |1 fin |1999 |vid 123456 |copia |titolo: |Dark (1999)\n|Dark 1x02\n|ITA ENG\n',
  'sub ita |en |spa eng |ITA-|it |director s cut |VO |il |grazie |vorrei |e ',
].flatMap((pieces) => pieces.split('|'));
const BARS = ['|', '|a: '];

const repeated = (piece: string, length: number) => piece.repeat(length / piece.length + 1).slice(0, length);

/** Milliseconds of the processor, none of the clock: the least of some readings, which others hold up the least. */
async function workOf(read: Reader, text: string, times: number): Promise<number> {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const before = process.cpuUsage();
    // A file without titles is refused.
    await Promise.resolve(text)
      .then(read)
      .catch(() => undefined);
    const { user, system } = process.cpuUsage(before);
    all.push((user + system) / 1000);
  }
  return Math.min(...all);
}

const SHORT = 4096;
const LONG = 65_536;
/** Sixteen times the letters take no more than so many times the work. */
const MOST = 20;
/** The work, in milliseconds, below which a busy machine measures noise; quadratic work of one millisecond is 256 of them. */
const NOISE = 200;

describe('sixteen times the letters of a stranger take no more than twenty times the work', () => {
  it.each(Object.entries(READERS))('%s', async (_, read) => {
    const slow: Record<string, string> = {};
    for (const piece of [...PIECES, ...BARS]) {
      const short = await workOf(read, repeated(piece, SHORT), 2);
      const limit = MOST * Math.max(short, NOISE / MOST);
      let long = await workOf(read, repeated(piece, LONG), 1);
      if (long > limit) long = await workOf(read, repeated(piece, LONG), 3);
      if (long > MOST * Math.max(await workOf(read, repeated(piece, SHORT), 1), limit / MOST))
        slow[piece] = `${short} ms, then ${long} ms`;
    }
    expect(slow).toEqual({});
  });
});
