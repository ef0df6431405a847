import {
  exportTitles as exportTitlesCall,
  getDeskImport,
  importFile,
  importFromJellyfin,
  importFromTmdb,
  stopImport,
} from '../../../../contract/desk/imports.ts';
import { fileTexts } from '../../../chat/texts/file-texts.ts';
import { ownerTexts } from '../../../chat/texts/texts.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Change } from '../../changes/changes.ts';
import { kindOfFile } from '../../curation/owners-file.ts';
import { requirePrivateChatId } from '../../people/private-chat-id.ts';
import type { DeskSection } from '../section.ts';
import { startFileImport, startJellyfinImport, startTmdbImport } from './import-sources.ts';
import { sendCatalogue } from './send-catalogue.ts';
import { readRun, stopRun } from './stored-run.ts';

/** 'Importa ed esporta': what the command line and the chat do with files, TMDB and a media server. */
export const importsSection: DeskSection = {
  path: 'importa',
  role: 'owner',
  register(on, onChange) {
    on(getDeskImport, async (_input, { db, tmdb }) => ({
      run: (await readRun(db)) ?? null,
      isTmdbSet: tmdb !== undefined,
    }));
    onChange(importFromTmdb, async ({ body }, desk) => {
      if (!desk.tmdb) return refused(ownerTexts.tmdbNeedsToken);
      return started(await startTmdbImport(desk, desk.tmdb, body), 'TMDB', body.isPreview);
    });
    onChange(importFromJellyfin, async ({ body }, desk) =>
      started(await startJellyfinImport(desk, body), new URL(body.url).host, body.isPreview),
    );
    onChange(stopImport, async (_input, { db }) => {
      await stopRun(db);
      return { answer: { success: true }, changes: [] };
    });
    onChange(exportTitlesCall, async ({ userId }, desk) => {
      sendCatalogue(desk, requirePrivateChatId(userId));
      return { answer: { success: true }, changes: [] };
    });
  },
  registerFiles(onFile) {
    onFile(importFile, async ({ query: { name, preview }, body }, desk) => {
      if (!(body instanceof Uint8Array)) throw new ApiError(400, 'Bad body');
      const bytes = Buffer.from(body);
      const kind = kindOfFile(name, bytes);
      if (!kind) return refused(fileTexts.wrongHeader);
      const isPreview = preview === 'true';
      return started(await startFileImport(desk, { kind, name, bytes }, isPreview), name, isPreview);
    });
  },
};

const refused = (text: string) => ({ answer: { id: null, refused: text }, changes: [] });

/** A preview changes nothing, and what is imported cannot be taken back at once. */
function started(id: string | null, from: string, isPreview: boolean) {
  const isChange = id !== null && !isPreview;
  const changes: Change[] = isChange ? [{ what: { kind: 'titlesImported', from } }] : [];
  return { answer: { id, refused: null }, changes };
}
