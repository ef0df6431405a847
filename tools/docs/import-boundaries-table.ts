import { basename, dirname } from 'node:path';
import { IMPORT_BOUNDARIES, SERVER_LAYERS } from '../verify/import-boundary-rules.mjs';

/** The contents of the server's folders, by the names of `SERVER_LAYERS`. */
const SERVER_LAYER_TEXTS: Readonly<Record<string, string>> = {
  lib: 'pure helpers',
  'database/tables': 'types of columns, facts that a table declares',
  '*.table.ts': 'a subject’s tables: their rows’ types and facts, in the folder of the subject',
  'database/schema.ts': 'the list of all tables',
  'database/migrations': 'the tables of 1.0.0, and what changes them',
  database: 'PostgreSQL or the embedded engine, transactions',
  languages: 'all texts by language, and whose language is whose',
  sessions: 'launch keys, session tokens, launch data',
  images: 'pictures from elsewhere: fetched once, rendered, cached on disk',
  config: 'settings, the log',
  queue: 'workers, retry limits, given-up work, who leads',
  http: 'Fastify, and what all calls share: input, limits, errors, cached answers, files',
  chat: 'grammY, and what all messages share: updates, sending, texts, buttons',
  remote: 'services elsewhere: limits, retries, the movie database',
  'module.ts': 'the type of a module’s face',
  'modules/changes': 'what owners and helpers have changed',
  'modules/people': 'sign-in, names, bans, export and erasure',
  'modules/catalogue': 'titles and genres: read, changed, shown as calls and cards; pictures',
  'modules/imports': 'titles from and to files, from TMDB and Jellyfin',
  'modules/rankings': 'plays counted into windows; home, films and series',
  'modules/search': 'search in the chat and inline, filters',
  'modules/lists': 'static and custom lists',
  'modules/premium': 'premium, its sale, payments and gifts',
  'modules/videos': 'videos and links, channels, matching by name',
  'modules/watched': 'what people have watched, how far they are in a series',
  'modules/recommendations': 'titles recommended to a person, by others’ choices, people and genres',
  'modules/reports': 'problems that people report, and their outcome',
  'modules/list-imports': 'lists of Letterboxd, IMDb and Trakt: read, matched, imported',
  'modules/notices': 'announcements and arrivals: the outbox',
  'modules/playback': 'plays, deliveries, episodes',
  'modules/movie-nights': 'choosing a title together: rooms, votes, the rule, their cards',
  'modules/requests': 'requested titles: requests, decisions, their notifications',
  'modules/desk': 'the desk: what owners and helpers do, in the mini app and in the chat',
  'modules/trouble': 'what is out of order, told to owners',
  'modules.ts': 'the list of all modules',
  'kinds-of-work.ts': 'all kinds of work that is done later',
  maintenance: 'retention',
  backup: 'the whole database, written and restored',
  metrics: 'metrics for Prometheus',
  doctor: 'checks of an installation',
  cli: 'npm run vetrina',
};

/** The server's folders are a line from the bottom up. */
const CLIENT = /^src\/(contract|client)/;

/** The table of allowed imports. */
export function importBoundariesTable(): string {
  return [
    '| folder | may import |',
    '| --- | --- |',
    ...IMPORT_BOUNDARIES.filter(({ inside }) => CLIENT.test(inside)).map(clientRow),
    '',
    '| `src/server/` | holds; may import the rows above it and the contract |',
    '| --- | --- |',
    ...SERVER_LAYERS.map((layer) => `| \`${layer}\` | ${textOf(layer)} |`),
  ].join('\n');
}

function clientRow({ inside, files }: { inside: string; files: readonly string[] }): string {
  return `| \`${short(inside)}\` | ${names(files, 'client')} |`;
}

function textOf(layer: string): string {
  const text = SERVER_LAYER_TEXTS[layer];
  if (text === undefined) throw new Error(`src/server/${layer} has no text in SERVER_LAYER_TEXTS`);
  return text;
}

/** Paths in the notation of this area's rows, those of one folder together: `features/{lists, genres}, ui`. */
function names(paths: readonly string[], area: string): string {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const name = short(path).replace(`${area}/`, '');
    folders.set(dirname(name), [...(folders.get(dirname(name)) ?? []), basename(name)]);
  }
  return [...folders]
    .map(([folder, inside]) => (folder === '.' ? inside.join(', ') : inFolder(folder, inside)))
    .join(', ');
}

function inFolder(folder: string, [first, ...others]: readonly string[]): string {
  return others.length === 0 ? `${folder}/${first}` : `${folder}/{${[first, ...others].join(', ')}}`;
}

/** A path without the common prefix. */
function short(path: string): string {
  return path.replace(/^src\//, '');
}
