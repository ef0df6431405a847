import type { Api } from 'grammy';
import { buttons } from '../../chat/messages/buttons.ts';
import type { Db } from '../../database/db.ts';
import { listImportTexts } from './list-import-texts.ts';
import { readImportOutcome } from './read-import-outcome.ts';

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
