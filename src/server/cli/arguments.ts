import * as v from 'valibot';
import { MAX_ROW_ID } from '../lib/parse-row-id.ts';
import { personReferenceSchema } from '../modules/people/find-person.ts';
import { findByUsername } from '../modules/people/people.ts';
import { premiumTimeSchema } from '../modules/premium/premium-time.ts';
import { type CommandContext, UsageError } from './command.ts';

/**
 * The id of a user, by number, @name or link; the database is asked for names alone. Throws a `UsageError` for any other text,
 * and rejects for a name that nobody has.
 */
export async function readUser({ db }: Pick<CommandContext, 'db'>, text = ''): Promise<string> {
  const who = demand(
    personReferenceSchema,
    text.trim(),
    `invalid user id ${JSON.stringify(text)}: expected a number, as in 123456789 (the bot @userinfobot shows it), or the @name of somebody who has written to the bot`,
  );
  if (!who.startsWith('@')) return who;
  const userId = await findByUsername(await db(), who.slice(1).toLowerCase());
  if (userId !== undefined) return userId;
  throw new Error(`nobody named ${who} has written to the bot; a number works for anybody`);
}

/** Parses a time in days; throws `UsageError`. */
export function parseDaysArgument(time: string): number {
  return demand(
    premiumTimeSchema,
    time,
    `days must be a whole number from 1 to 36500, as in 30, or a time such as '2 months', not ${JSON.stringify(time)}`,
  );
}

/** A number as people copy it from a list: '#12', 'n. 12', '12.'. */
const LISTED = /^(?:#|n[ro]?\.?)?\s*([1-9]\d{0,15})[.:)]?$/i;

/** Parses a number of what the command `list` prints, `most` at most; throws `UsageError`. */
export function parseNumberArgument(
  text: string | undefined,
  { thing, list, most = MAX_ROW_ID }: { thing: string; list: string; most?: number },
): number {
  const number = Number(LISTED.exec(text?.trim() ?? '')?.[1]);
  if (number <= most) return number;
  throw new UsageError(`invalid ${thing} number ${JSON.stringify(text)}: expected one of those in ${list}`);
}

function demand<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, otherwise: string): Output {
  const read = v.safeParse(schema, value);
  if (!read.success) throw new UsageError(otherwise);
  return read.output;
}
