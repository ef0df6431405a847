import * as v from 'valibot';
import { messagePaces } from '../../../chat/sending/message-pace.ts';
import type { Db } from '../../../database/db.ts';
import { readSetting, saveSetting } from '../../../database/stored-settings.ts';
import { clock } from '../../../lib/clock.ts';

const KEY = 'readings.pace';

/** The first pace: the Bot API promises one message per second to a chat, and often takes more. */
const FIRST = 1;
const SLOWEST = 0.5;
/**
 * The share of the setting's messages that readings take: a third of what the messenger takes, 30 where the setting is 25.
 * The rest is for people.
 */
const SHARE = (1 / 3) * (30 / 25);
/** A pace that was not used for a while is no longer known to be taken; one that was refused is not tried for a day. */
const KNOWN_MS = 600_000;
const REFUSED_MS = 86_400_000;

/** Posts read per second by all servers; `brakedAt`: when the messenger last refused more. */
const paceSchema = v.object({ perSecond: v.number(), at: v.number(), brakedAt: v.nullable(v.number()) });
type ReadingPace = v.InferOutput<typeof paceSchema>;
const storedPace = v.pipe(v.string(), v.parseJson(), paceSchema);

/** The pace of readings now: the last one, if that is recent or was found by a refusal, else the first. */
export async function currentPace(db: Db): Promise<ReadingPace> {
  const read = v.safeParse(storedPace, await readSetting(db, KEY));
  const now = clock.now();
  const isBraked = read.success && isBrakedAt(read.output, now);
  if (read.success && (isBraked || Math.abs(now - read.output.at) < KNOWN_MS)) return read.output;
  return { perSecond: FIRST, at: now, brakedAt: null };
}

/** Doubles a pace that the messenger has taken, up to a share of all messages. */
export async function raisePace(
  db: Db,
  { perSecond, brakedAt }: ReadingPace,
  config: Parameters<typeof messagePaces>[0],
): Promise<void> {
  const now = clock.now();
  const isBraked = isBrakedAt({ brakedAt }, now);
  const highest = messagePaces(config).deliveries.perSecond * SHARE;
  const raised = isBraked ? perSecond : Math.min(2 * perSecond, Math.max(highest, SLOWEST));
  await save(db, { perSecond: raised, at: now, brakedAt: isBraked ? brakedAt : null });
}

/** Halves a pace that the messenger has refused, and remembers it. */
export async function lowerPace(db: Db, { perSecond }: ReadingPace): Promise<void> {
  const now = clock.now();
  await save(db, { perSecond: Math.max(perSecond / 2, SLOWEST), at: now, brakedAt: now });
}

const isBrakedAt = ({ brakedAt }: Pick<ReadingPace, 'brakedAt'>, now: number) =>
  brakedAt !== null && Math.abs(now - brakedAt) < REFUSED_MS;

const save = (db: Db, pace: ReadingPace) => saveSetting(db, KEY, JSON.stringify(pace));
