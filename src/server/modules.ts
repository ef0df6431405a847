import { endFormerChats } from './chat/former-chats.ts';
import type { BotChange } from './config/claim-database.ts';
import type { DbTransaction } from './database/db.ts';
import type { LiveKind, Module, NoticeKind, Provided } from './module.ts';
import { catalogue } from './modules/catalogue/module.ts';
import { desk } from './modules/desk/module.ts';
import { listImports } from './modules/list-imports/module.ts';
import { lists } from './modules/lists/module.ts';
import { movieNights } from './modules/movie-nights/module.ts';
import { notices } from './modules/notices/module.ts';
import { people } from './modules/people/module.ts';
import { playback } from './modules/playback/module.ts';
import { premium } from './modules/premium/module.ts';
import { rankings } from './modules/rankings/module.ts';
import { recommendations } from './modules/recommendations/module.ts';
import { reports } from './modules/reports/module.ts';
import { requests } from './modules/requests/module.ts';
import { search } from './modules/search/module.ts';
import { trouble } from './modules/trouble/module.ts';
import { videos } from './modules/videos/module.ts';
import { watched } from './modules/watched/module.ts';

/** All modules. At one place of the chat their handlers run in this order, on which none of them may rely. */
export const MODULES: readonly Module[] = [
  people,
  catalogue,
  rankings,
  search,
  lists,
  premium,
  videos,
  watched,
  recommendations,
  reports,
  listImports,
  notices,
  playback,
  movieNights,
  requests,
  desk,
  trouble,
];

/** All kinds of notices by their names. */
export const NOTICE_KINDS = unite<NoticeKind>(MODULES.map(({ notices }) => notices));

/** All kinds of live messages by their names. */
export const LIVE_KINDS = unite<LiveKind>(MODULES.map(({ live }) => live));

const PROVIDED = ['deskButtonRows', 'isPremium', 'menuButtons', 'revocationTimes', 'titleImages'] as const;

/** Functions that the floors below need of the modules. */
export const provided: Provided = merge<Provided>(
  PROVIDED,
  MODULES.map(({ provides }) => provides),
);

/** Settles what belonged to the former bot, see `claimDatabaseForBot`. */
export async function takeOver(transaction: DbTransaction, change: BotChange): Promise<void> {
  await endFormerChats(transaction);
  for (const { newBot } of MODULES) await newBot?.(transaction, change);
}

/** The parts of all modules under names that they choose; throws where several have the same. */
export function unite<Part>(
  parts: readonly (Readonly<Record<string, Part>> | undefined)[],
): Readonly<Record<string, Part>> {
  const names = parts.flatMap((part) => Object.keys(part ?? {}));
  const taken = names.filter((name, index) => names.indexOf(name) !== index);
  if (taken.length > 0) throw new Error(`Only one module may have ${taken.join(', ')}`);
  return Object.assign({}, ...parts);
}

/** The parts of all modules as one; throws if a key is missing, or several modules have it. */
export function merge<Whole extends object>(
  keys: readonly (keyof Whole & string)[],
  parts: readonly (Partial<Whole> | undefined)[],
): Whole {
  const faulty = keys.filter((key) => parts.filter((part) => part && key in part).length !== 1);
  const all: Partial<Whole> = Object.assign({}, ...parts);
  const isWhole = (some: Partial<Whole>): some is Whole =>
    faulty.length === 0 && keys.every((key) => key in some);
  if (!isWhole(all)) throw new Error(`Exactly one module has to have ${faulty.join(', ')}`);
  return all;
}
