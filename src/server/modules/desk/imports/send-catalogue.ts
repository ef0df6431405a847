import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { InputFile } from 'grammy';
import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import { fileTexts as words } from '../../../chat/texts/file-texts.ts';
import { exportTitles } from '../../../import/export-titles.ts';
import type { DeskContext } from '../register-desk-call.ts';

/** Has the bot send the catalogue, as the command line writes it; goes on after the call. */
export function sendCatalogue({ api, db, log }: DeskContext, chatId: number): void {
  // Not `pipe`, which leaves an error of the database to nobody: here whoever reads the file gets it.
  const bytes = pipeline(Readable.from(exportTitles(db)), createGzip(), () => {});
  const file = new InputFile(bytes, words.catalogueName);
  const send = async () => {
    try {
      await api.sendDocument(chatId, file, { caption: words.catalogue });
    } catch (error) {
      log.warn({ reason: classifyBotApiError(error).reason }, 'could not send the catalogue');
      await api.sendMessage(chatId, words.catalogueTooLarge);
    }
  };
  send().catch((error: unknown) => log.warn({ reason: String(error) }, 'could not send the catalogue'));
}
