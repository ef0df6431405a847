import type { Api } from 'grammy';
import { buttons } from '../../chat/messages/buttons.ts';
import { truncateText } from '../../chat/messages/html.ts';
import type { Db } from '../../database/db.ts';
import { withYear } from '../../lib/with-year.ts';
import { listImportTexts } from './list-import-text.ts';
import { MAX_SIMILAR_SEARCHES, missingEntries, notesOf, readImportResult } from './list-imports.ts';

/** Missing titles that are named. */
const NAMED = 10;
const MAX_NAME_LENGTH = 80;

/**
 * The outcome of a person's file, in the person's language, with the names of its first missing titles that they
 * have not requested, and the number of missing titles; undefined before its end.
 */
export async function readImportOutcome(
  db: Db,
  own: { id: number; userId: string },
): Promise<{ text: string; names: string[]; missing: number } | undefined> {
  const result = await readImportResult(db, own.id);
  if (!result) return undefined;
  const limit =
    result.searches >= MAX_SIMILAR_SEARCHES ? [listImportTexts.exactNamesOnly(MAX_SIMILAR_SEARCHES)] : [];
  const names = (await missingEntries(db, own, NAMED)).map(({ name, imdbId, year }) => {
    const short = truncateText(name, MAX_NAME_LENGTH) || (imdbId ?? '');
    return withYear(short, year);
  });
  const said = listImportTexts.notes(notesOf(result.notes), result.target);
  return {
    text: [listImportTexts.summary(result), ...limit, ...said].join('\n'),
    names,
    missing: result.missing,
  };
}

/** Sends a person the outcome of their file, with a button that requests the missing titles. */
export async function sendImportSummary(
  { db, api }: { db: Db; api: Api },
  { chatId, userId, importId }: { chatId: number; userId: string; importId: number },
): Promise<void> {
  const outcome = await readImportOutcome(db, { id: importId, userId });
  if (!outcome) return;
  const { text, names, missing } = outcome;
  const more = missing > names.length ? [listImportTexts.more(missing - names.length)] : [];
  const listed = names.map((name) => `• ${name}`);
  const lines = names.length > 0 ? ['', listImportTexts.missing, ...listed, ...more] : [];
  const askButton = buttons.askMissing.labelled(listImportTexts.askForMissing(missing), { listId: importId });
  await api.sendMessage(chatId, [text, ...lines].join('\n'), {
    reply_markup: { inline_keyboard: missing > 0 ? [[askButton]] : [] },
  });
}
