import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { InputFile } from 'grammy';
import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import { exportTitles } from '../../../import/export-titles.ts';
import type { DeskContext } from '../register-desk-call.ts';

const CAPTION =
  'Tutto il catalogo. Si importa di nuovo da «Importa ed esporta», o con vetrina titles import.';
const TOO_LARGE =
  'Il catalogo è troppo grande per un file di Telegram: esportalo sul server con vetrina titles export.';

/** Has the bot send the catalogue, as the command line writes it; goes on after the call. */
export function sendCatalogue({ api, db, log }: DeskContext, chatId: number): void {
  // Not `pipe`, which leaves an error of the database to nobody: here whoever reads the file gets it.
  const bytes = pipeline(Readable.from(exportTitles(db)), createGzip(), () => {});
  const file = new InputFile(bytes, 'titoli.ndjson.gz');
  const send = async () => {
    try {
      await api.sendDocument(chatId, file, { caption: CAPTION });
    } catch (error) {
      log.warn({ reason: classifyBotApiError(error).reason }, 'could not send the catalogue');
      await api.sendMessage(chatId, TOO_LARGE);
    }
  };
  send().catch((error: unknown) => log.warn({ reason: String(error) }, 'could not send the catalogue'));
}
