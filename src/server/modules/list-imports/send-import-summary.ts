import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import { buttons } from '../../chat/messages/buttons.ts';
import { truncateText } from '../../chat/messages/html.ts';
import type { Schema } from '../../database/schema.ts';
import { listImportTexts } from './list-import-texts.ts';
import { MAX_SIMILAR_SEARCHES, missingEntries, readImportResult } from './list-imports.ts';

/** Missing titles that the summary names. */
const NAMED = 10;
const MAX_NAME_LENGTH = 80;

/** Sends a person the outcome of their file, with a button that requests the missing titles. */
export async function sendImportSummary(
  { db, api }: { db: Kysely<Schema>; api: Api },
  { chatId, userId, importId }: { chatId: number; userId: string; importId: number },
): Promise<void> {
  const result = await readImportResult(db, importId);
  if (!result) return;
  const { missing } = result;
  const named = await missingEntries(db, { id: importId, userId }, NAMED);
  const names = named.map(({ name, imdbId, year }) => {
    const short = truncateText(name, MAX_NAME_LENGTH) || (imdbId ?? '');
    return `• ${short}${year === null ? '' : ` (${year})`}`;
  });
  const more = missing > names.length ? [listImportTexts.more(missing - names.length)] : [];
  const limit =
    result.searches >= MAX_SIMILAR_SEARCHES ? [listImportTexts.exactNamesOnly(MAX_SIMILAR_SEARCHES)] : [];
  const lines = names.length > 0 ? ['', listImportTexts.missing, ...names, ...more] : [];
  const askButton = buttons.askMissing.labelled(listImportTexts.askForMissing(missing), { listId: importId });
  await api.sendMessage(chatId, [listImportTexts.summary(result), ...limit, ...lines].join('\n'), {
    reply_markup: { inline_keyboard: missing > 0 ? [[askButton]] : [] },
  });
}
