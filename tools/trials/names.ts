// Reads names without a catalogue and prints how many are right. node tools/run.mjs trials/names FOLDER
// [--names]: the folder guessit/test of https://github.com/guessit-io/guessit, none of which is kept here. Prints with
// --names each name's outcome, too; ends with 1 if the goals are not reached.
//
// right: the title (letters and numbers alone), and the year, season and episodes where the corpus says them.
// asked: not right, but another reading of the name has the right title, which a question would offer.
// wrong: neither; wrong and sure: of these, those whose first reading holds nothing but the title and known tags.
import { parseTorrentTitle } from '@viren070/parse-torrent-title';
import { titleMatchKey } from '../../src/server/modules/catalogue/rules/title-key.ts';
import { guessVideoEpisodes } from '../../src/server/modules/videos/matching/match-video.ts';
import { textsOf } from '../../src/server/modules/videos/matching/texts-of-video.ts';
import { videoGroupKey } from '../../src/server/modules/videos/matching/video-group.ts';
import { titleOfVideos } from '../../src/server/modules/videos/unmatched/title-of-videos.ts';
import { CommandError } from '../commands/run-command.mjs';
import { type NameCase, readGuessitCorpus } from './guessit-corpus.ts';
import { inventedChannels } from './invented-channels.ts';
import { printCounts, runTrial } from './run-trial.ts';

/** The least share of right ones, of right and asked ones, and the most of wrong and sure ones. */
const GOAL = { right: 500 / 630, rightOrAsked: 570 / 630, wrongAndSure: 15 / 630 };
const MOST_QUESTIONS = 3;

type Outcome = 'right' | 'asked' | 'wrong' | 'sure';
type Said = { [Key in Exclude<keyof NameCase, 'fileName'>]?: NameCase[Key] | undefined };

function isRight(one: NameCase, said: Said): boolean {
  const isSaid = (wanted: unknown, found: unknown) =>
    wanted === undefined || JSON.stringify(wanted) === JSON.stringify(found);
  return (
    isTitled(one, said.title) &&
    isSaid(one.year, said.year) &&
    isSaid(one.season, said.season) &&
    isSaid(one.episodes, said.episodes)
  );
}

const isTitled = ({ title }: NameCase, name: string | undefined) =>
  name !== undefined && titleMatchKey(name) === titleMatchKey(title);

function outcomeOf(one: NameCase): Outcome {
  const video = { caption: '', fileName: one.fileName };
  const { name: title, year } = titleOfVideos([video]) ?? {};
  const { season, episodes } = guessVideoEpisodes(video) ?? {};
  if (isRight(one, { title, year, season, episodes })) return 'right';
  const readings = textsOf(video).flatMap((text) => text.readings);
  if (readings.slice(1).some(({ name }) => isTitled(one, name))) return 'asked';
  return readings[0]?.isWhole ? 'sure' : 'wrong';
}

function isRightByLibrary(one: NameCase): boolean {
  const { title, year, seasons, episodes } = parseTorrentTitle(one.fileName);
  return isRight(one, {
    title,
    year: year === undefined ? undefined : Number(year.slice(0, 4)),
    season: seasons?.[0],
    episodes,
  });
}

/** The questions about a channel's files while the catalogue has none of its titles. */
function questionsOf(files: readonly string[]): number {
  const keys = files.map((fileName) =>
    videoGroupKey(textsOf({ caption: '', fileName }), undefined, { channel: '-1001' }),
  );
  return new Set(keys).size;
}

function readCorpus(folder: string): boolean {
  const cases = readGuessitCorpus(folder);
  const outcomes = cases.map((one) => ({ one, outcome: outcomeOf(one) }));
  const count = (outcome: Outcome) => outcomes.filter((each) => each.outcome === outcome).length;
  const [right, asked, wrong, sure] = [count('right'), count('asked'), count('wrong'), count('sure')];
  const lines = outcomes.map(({ one, outcome }) => `${outcome}\t${one.fileName}\t${one.title}`);
  if (process.argv.includes('--names')) console.log(lines.join('\n'));
  const byLibrary = cases.filter(isRightByLibrary).length;
  printCounts({
    names: cases.length,
    right,
    asked,
    wrong: wrong + sure,
    'wrong and sure': sure,
    'right by the library alone': byLibrary,
  });
  const share = (number: number) => number / cases.length;
  const isReached = share(right) >= GOAL.right && share(right + asked) >= GOAL.rightOrAsked;
  return !isReached || share(sure) > GOAL.wrongAndSure;
}

function readChannels(): boolean {
  const counts = inventedChannels().map(({ name, files }) => [name, questionsOf(files)] as const);
  for (const [name, questions] of counts) printCounts({ [`questions, ${name}:`]: questions });
  return counts.some(([, questions]) => questions > MOST_QUESTIONS);
}

await runTrial(
  async () => {
    const folder = process.argv[2];
    if (folder === undefined) throw new CommandError('node tools/run.mjs trials/names FOLDER');
    const isWrong = [readCorpus(folder), readChannels()];
    return { isWrong: isWrong.includes(true) };
  },
  { hasPostgres: false },
);
