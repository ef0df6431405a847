import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ApiCall, CallFacts } from '../../src/contract/api-call.ts';
import type { DeskRole } from '../../src/contract/desk/desk.ts';

const CONTRACT = 'src/contract';

export const TAGS = {
  session: 'Signing in, and what the user may do',
  catalogue: 'Titles, rankings, genres and filters: the same for everybody',
  lists: 'The user’s lists',
  chat: 'What the bot continues in the chat',
  movieNights: 'Movie nights; beside the 23 calls, and made only by people who open a night’s link',
  ownPage:
    'The user’s own page; beside the 23 calls, and made only where the answer to sign-in has `vetrina`',
  desk: 'The desk of owners (and helpers, where the summary does not say otherwise); beside the 23 calls, and an unknown route for anybody else',
  optional: 'Beside the 23 calls; made only where the answer to sign-in has `vetrina`',
} as const;

/** Tags by the folder or the file that declares a call; all other files are the catalogue's. */
const TAGS_BY_PLACE: Readonly<Record<string, keyof typeof TAGS>> = {
  'auth.ts': 'session',
  'lists.ts': 'lists',
  'custom-lists.ts': 'lists',
  'bot-requests.ts': 'chat',
  'movie-nights.ts': 'movieNights',
  own: 'ownPage',
  desk: 'desk',
  'extension-calls.ts': 'optional',
};

/** `name`: the exported constant, which is the operation's id. `role`: of a call of the desk. */
export type DeclaredCall = Declaration & { name: string; tag: keyof typeof TAGS };
type Declaration = ApiCall & CallFacts & { role?: DeskRole };

/** All calls of the contract, by files, in the order of their declarations. */
export const DECLARED_CALLS: readonly DeclaredCall[] = (
  await Promise.all(
    readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
      .map(callsOf),
  )
).flat();

async function callsOf(file: string): Promise<DeclaredCall[]> {
  const path = resolve(CONTRACT, file);
  const source = readFileSync(path, 'utf8');
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ path);
  const placeOf = (name: string) => source.indexOf(`export const ${name} `);
  return Object.entries(exported)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([name, value]) => (isCall(value) ? [{ ...value, name, tag: tagOf(file) }] : []));
}

function isCall(value: unknown): value is Declaration {
  return typeof value === 'object' && value !== null && 'path' in value && 'summary' in value;
}

function tagOf(file: string): keyof typeof TAGS {
  return TAGS_BY_PLACE[file.split('/')[0] ?? file] ?? 'catalogue';
}
