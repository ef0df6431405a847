import * as v from 'valibot';
import { userId } from '../../contract/request.ts';
import { premiumDays } from '../domain/premium-days.ts';
import { rowId } from '../domain/row-id.ts';
import { UsageError } from './usage.ts';

const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

/** No id begins like an option. */
const user = v.pipe(userId, v.regex(/^[^-]/));

/** Reads somebody's id; throws `UsageError` when there is none or it is too long. */
export function readUser(text: string | undefined): string {
  return demand(user, text?.trim(), 'a user id is needed, of at most 64 characters, not a negative number');
}

/** Reads a number of days; throws `UsageError` for anything else. */
export function readDays(days: string): number {
  return demand(premiumDays, days, 'days must be a whole number from 1 to 36500');
}

/** Reads a list's title; throws `UsageError` when there is none or it is too long. */
export function readTitle(text: string | undefined): string {
  return demand(title, text, 'a title is needed, of at most 100 characters');
}

/** Reads a list's number; throws `UsageError` for anything else. */
export function readListId(text: string | undefined): number {
  const id = rowId(text ?? '');
  if (id === undefined) throw new UsageError("a list's number is needed, see: list show <user>");
  return id;
}

function demand<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, otherwise: string): Output {
  const read = v.safeParse(schema, value);
  if (!read.success) throw new UsageError(otherwise);
  return read.output;
}
