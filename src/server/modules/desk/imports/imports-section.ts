import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { InputFile } from 'grammy';
import {
  exportTitles as exportTitlesCall,
  getDeskImport,
  importFile,
  importFromJellyfin,
  importFromTmdb,
  sendTitleExample,
  stopImport,
} from '../../../../contract/desk/imports.ts';
import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import { fileTexts } from '../../../chat/texts/file-texts.ts';
import { ownerTexts } from '../../../chat/texts/texts.ts';
import { ApiError } from '../../../http/api-error.ts';
import { exportTitles } from '../../../import/export-titles.ts';
import { kindOfFile, whyNone } from '../../curation/owners-file.ts';
import { titleExample } from '../../curation/title-example.ts';
import { requirePrivateChatId } from '../../people/private-chat-id.ts';
import type { DeskContext } from '../register-desk-call.ts';
import type { DeskSection } from '../section.ts';
import { registerChannels } from './channels.ts';
import { startFileImport, startJellyfinImport, startTmdbImport } from './import-sources.ts';
import { readRun, stopRun } from './stored-run.ts';

/** 'Importa ed esporta': the command line's and the chat's work with files, TMDB and a media server. */
export const importsSection: DeskSection = {
  path: 'importa',
  role: 'owner',
  register(on, onChange) {
    registerChannels(on, onChange);
    on(getDeskImport, async (_input, { db, tmdb }) => ({
      run: (await readRun(db)) ?? null,
      isTmdbSet: tmdb !== undefined,
    }));
    onChange(importFromTmdb, async ({ body }, desk) => {
      if (!desk.tmdb) return refused(ownerTexts.tmdbNeedsToken);
      return started(await startTmdbImport(desk, desk.tmdb, body));
    });
    onChange(importFromJellyfin, async ({ body }, desk) => started(await startJellyfinImport(desk, body)));
    onChange(stopImport, async (_input, { db }) => {
      await stopRun(db);
      return { success: true };
    });
    onChange(sendTitleExample, async ({ userId }, { api }) => {
      const caption = { caption: fileTexts.aboutExample };
      await api.sendDocument(requirePrivateChatId(userId), await titleExample(), caption);
      return { success: true };
    });
    onChange(exportTitlesCall, async ({ userId }, desk) => {
      sendCatalogue(desk, requirePrivateChatId(userId));
      return { success: true };
    });
  },
  registerFiles(onFile) {
    onFile(importFile, async ({ query: { name, preview }, body }, desk) => {
      if (!(body instanceof Uint8Array)) throw new ApiError(400, 'Bad body');
      const bytes = Buffer.from(body);
      const kind = await kindOfFile(name, bytes);
      if (!kind) return refused(whyNone(bytes));
      return started(await startFileImport(desk, { kind, name, bytes }, preview === 'true'));
    });
  },
};

const refused = (text: string) => ({ id: null, refused: text });
const started = (id: string | null) => ({ id, refused: null });

/** Has the bot send the catalogue, in the command line's format; continues after the call. */
function sendCatalogue({ api, db, log }: DeskContext, chatId: number): void {
  // `pipe` would lose an error of the database: here the file's reader gets it.
  const bytes = pipeline(Readable.from(exportTitles(db)), createGzip(), () => {});
  const file = new InputFile(bytes, fileTexts.catalogueName);
  const send = async () => {
    try {
      await api.sendDocument(chatId, file, { caption: fileTexts.catalogue });
    } catch (error) {
      log.warn({ reason: classifyBotApiError(error).reason }, 'could not send the catalogue');
      await api.sendMessage(chatId, fileTexts.catalogueTooLarge);
    }
  };
  send().catch((error: unknown) => log.warn({ reason: String(error) }, 'could not send the catalogue'));
}
