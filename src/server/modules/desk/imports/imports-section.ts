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
  stopImport as stopImportCall,
  TMDB_PAGE,
} from '../../../../contract/desk/imports.ts';
import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import { fileTexts } from '../../../chat/texts/file-texts.ts';
import { ownerTexts } from '../../../chat/texts/texts.ts';
import { ApiError } from '../../../http/api-error.ts';
import { exportTitles } from '../../imports/export-titles.ts';
import { CALL_WAIT } from '../../imports/files/file-turns.ts';
import { readServerAddress } from '../../imports/jellyfin/jellyfin-client.ts';
import { requirePrivateChatId } from '../../people/private-chat-id.ts';
import type { DeskContext } from '../register-desk-call.ts';
import type { DeskSection } from '../section.ts';
import { registerChannels } from './channels.ts';
import { startImport } from './import-sources.ts';
import { fileFaultText, inspectOwnersFile } from './owners-file.ts';
import { titleExample } from './title-example.ts';
import { readImport, stopImport } from './title-imports.ts';

/** 'Importa ed esporta': the command line's and the chat's work with files, TMDB and a media server. */
export const importsSection: DeskSection = {
  path: 'importa',
  role: 'owner',
  register(on, onChange) {
    registerChannels(on, onChange);
    on(getDeskImport, async (_input, { db, tmdb }) => ({
      run: (await readImport(db)) ?? null,
      isTmdbSet: tmdb !== undefined,
    }));
    onChange(importFromTmdb, async ({ body: { isPreview, ...selection } }, desk) => {
      if (!desk.tmdb) return refused(ownerTexts.tmdbNeedsToken);
      const { type, pages, year } = selection;
      const name = fileTexts[type === 'film' ? 'filmsOfTmdb' : 'seriesOfTmdb'](pages * TMDB_PAGE, year);
      const input = { source: 'tmdb', ...selection } as const;
      return started(await startImport(desk, { name, from: 'TMDB', isPreview, input }));
    });
    onChange(importFromJellyfin, async ({ body: { url: written, token: key, isPreview } }, desk) => {
      const url = readServerAddress(written);
      if (url === undefined) return refused(fileTexts.notAnAddress(written));
      const from = new URL(url).host;
      const input = { source: 'jellyfin', url } as const;
      return started(await startImport(desk, { name: `Jellyfin: ${from}`, from, isPreview, input, key }));
    });
    onChange(stopImportCall, async (_input, { db }) => {
      await stopImport(db);
      return { success: true };
    });
    onChange(sendTitleExample, async ({ userId }, { api }) => {
      const caption = { caption: fileTexts.aboutExample };
      await api.sendDocument(requirePrivateChatId(userId), titleExample(), caption);
      return { success: true };
    });
    onChange(exportTitlesCall, async ({ userId }, desk) => {
      sendCatalogue(desk, requirePrivateChatId(userId));
      return { success: true };
    });
  },
  registerFiles(onFile) {
    onFile(importFile, async ({ userId, query: { name, preview }, body }, desk) => {
      if (!(body instanceof Uint8Array)) throw new ApiError(400, 'Bad body');
      const bytes = Buffer.from(body);
      const { unread } = await inspectOwnersFile(userId, { name, bytes }, CALL_WAIT);
      if (unread) return refused(fileFaultText(unread));
      const input = { source: 'file', kind: 'titles' } as const;
      return started(await startImport(desk, { name, isPreview: preview === 'true', input, bytes }));
    });
  },
};

const refused = (text: string) => ({ id: null, refused: text });
const started = (id: string | null) => ({ id, refused: null });

/** The messenger's words for a file that is larger than it takes: it answers 413, its own servers 400. */
const TOO_LARGE = /too (big|large)/i;

/** Has the bot send the catalogue, in the command line's format; continues after the call, and tells of a failure. */
function sendCatalogue({ api, db, log }: DeskContext, chatId: number): void {
  // `pipe` would lose an error of the database: here the file's reader gets it.
  const bytes = pipeline(Readable.from(exportTitles(db)), createGzip(), () => {});
  const file = new InputFile(bytes, fileTexts.catalogueName);
  const send = async () => {
    try {
      await api.sendDocument(chatId, file, { caption: fileTexts.catalogue });
    } catch (error) {
      const { reason } = classifyBotApiError(error);
      log.warn({ reason }, 'could not send the catalogue');
      const why = TOO_LARGE.test(reason) ? 'catalogueTooLarge' : 'catalogueNotSent';
      await api.sendMessage(chatId, fileTexts[why]);
    }
  };
  send().catch((error: unknown) => log.warn({ reason: String(error) }, 'could not send the catalogue'));
}
