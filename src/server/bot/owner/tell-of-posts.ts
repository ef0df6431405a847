import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import type { Log } from '../../database/log.ts';
import type { Schema } from '../../database/schema.ts';
import {
  markTold,
  type NewSource,
  sourcesOfPosts,
  type Untold,
  untoldPosts,
} from '../../repositories/untold-posts.ts';
import { callbacks } from '../callbacks.ts';
import { chatIdOf } from '../chat-id.ts';
import { failureOf } from '../failures.ts';
import { clip } from '../html.ts';
import { texts } from '../texts.ts';

const { channel: words } = texts.owner;

/** Videos come in one after the other: what came of them is told when no more come, and at the latest after so long. */
const REST = { quietMs: 1500, longestMs: 20_000 };
/** Lines that a message names before it only counts. */
const MOST_LINES = 20;
const LONGEST_NAME = 100;

type Deps = { api: Api; db: Kysely<Schema>; log: Pick<Log, 'warn'> };

/**
 * Tells owners what became of their videos, many in one message: told first and noted then, so that nothing is lost
 * where a server is killed. Rejects when the messenger fails in passing.
 */
export async function tellOfPosts({ api, db, log }: Deps): Promise<void> {
  for (const untold of await untoldPosts(db, REST)) {
    try {
      await tell(api, untold, await sourcesOfPosts(db, untold.postIds));
    } catch (error) {
      const { kind, reason } = failureOf(error);
      if (kind !== 'unreachable' && kind !== 'refused') throw error;
      log.warn({ userId: untold.ownerId, reason }, 'an owner could not be told of videos');
    }
    await markTold(db, untold);
  }
}

async function tell(api: Api, { ownerId, unsure }: Untold, sources: readonly NewSource[]): Promise<void> {
  const chatId = chatIdOf(ownerId);
  const lines = linesOf(sources);
  if (chatId === undefined || (lines.length === 0 && unsure === 0)) return;
  const shown = lines.slice(0, MOST_LINES);
  const text = [
    ...(lines.length > 0 ? [words.nowWatchable(shown, lines.length - shown.length)] : []),
    ...(unsure > 0 ? [words.toSettle(unsure)] : []),
  ].join('\n\n');
  const settle = [{ text: words.settle(unsure), callback_data: callbacks.unsure.make(0) }];
  await api.sendMessage(chatId, text, {
    ...(unsure > 0 ? { reply_markup: { inline_keyboard: [settle] } } : {}),
    link_preview_options: { is_disabled: true },
  });
}

/** A line for each film and for each season of a series. */
function linesOf(sources: readonly NewSource[]): string[] {
  const seasons = new Map<string, NewSource[]>();
  for (const source of sources) {
    const key = `${source.contentId} ${source.season}`;
    seasons.set(key, [...(seasons.get(key) ?? []), source]);
  }
  return [...seasons.values()].map(lineOf);
}

function lineOf(sources: readonly NewSource[]): string {
  const [first] = sources;
  if (!first) return '';
  const name = clip(first.titolo, LONGEST_NAME);
  if (first.season === null) return `${name} (${first.anno})`;
  return words.episodes(name, first.season, rangesOf(sources.map(({ episode }) => episode ?? 0)));
}

/** Numbers in their order, those in a row as one: `1-3, 7`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}
