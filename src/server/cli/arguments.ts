import * as v from 'valibot';
import { MAX_LIST_NAME_LENGTH } from '../../contract/own/lists.ts';
import { userId } from '../../contract/request-schemas.ts';
import { parseRowId } from '../lib/parse-row-id.ts';
import { parseListName } from '../modules/lists/list-limits.ts';
import { premiumDaysSchema } from '../modules/premium/premium-time.ts';
import { UsageError } from './command.ts';

/** No id begins like an option or a name. */
const user = v.pipe(userId, v.regex(/^[^-@]/));

/** Parses a user id; throws `UsageError`. */
export function parseUserIdArgument(text: string | undefined): string {
  return demand(
    user,
    text?.trim(),
    'invalid user id: expected at most 64 characters, neither a negative number nor an @name',
  );
}

/** Parses a number of days; throws `UsageError`. */
export function parseDaysArgument(days: string): number {
  return demand(premiumDaysSchema, days, 'days must be a whole number from 1 to 36500');
}

/** Parses a list's name, as the chat does; throws `UsageError`. */
export function parseListNameArgument(text: string | undefined): string {
  const name = parseListName(text ?? '');
  if (typeof name === 'string')
    throw new UsageError(`invalid title: expected 1 to ${MAX_LIST_NAME_LENGTH} characters`);
  return name.titolo;
}

/** Parses a list's id; throws `UsageError`. */
export function parseListIdArgument(text: string | undefined): number {
  const id = parseRowId(text ?? '');
  if (id === undefined) throw new UsageError('invalid list number, see: list show <user>');
  return id;
}

function demand<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, otherwise: string): Output {
  const read = v.safeParse(schema, value);
  if (!read.success) throw new UsageError(otherwise);
  return read.output;
}
