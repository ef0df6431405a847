import { Readable, pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { InputFile } from 'grammy';
import {
  TMDB_PAGE,
  exportTitles as exportTitlesCall,
  getDeskImport,
  importFile,
  importFromJellyfin,
  importFromTmdb,
  sendTitleExample,
  stopImport as stopImportCall,
} from '../../../../contract/desk/imports.ts';
import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import { fileTexts } from '../../../chat/texts/file-texts.ts';
import { channelTexts, ownerTexts } from '../../../chat/texts/texts.ts';
import { ApiError } from '../../../http/api-error.ts';
import { exportTitles } from '../../imports/export-titles.ts';
import { CALL_WAIT } from '../../imports/files/file-turns.ts';
import { readServerAddress } from '../../imports/jellyfin/jellyfin-client.ts';
import { requirePrivateChatId } from '../../people/private-chat-id.ts';
import type { DeskContext, RegisterDeskCall, RegisterDeskChange } from '../register-desk-call.ts';
import type { DeskSection } from '../section.ts';
import { startImport } from './import-sources.ts';
import { fileFaultText, inspectOwnersFile } from './owners-file.ts';
import { titleExample } from './title-example.ts';
import { readImport, stopImport } from './title-imports.ts';
import type { ChatAdministratorRights } from 'grammy/types';
import { chooseChannel, getChannels } from '../../../../contract/desk/channels.ts';
import { addToChannelLink } from '../../videos/posts/channel-rights.ts';
import { listVideoChannels } from '../../videos/posts/video-channels.ts';

/** The followed channels, and the messenger's own chooser of another one. */
function registerChannels(on: RegisterDeskCall, onChange: RegisterDeskChange): void {
  on(getChannels, async (_input, { db, api }) => {
    const [channels, me] = await Promise.all([listVideoChannels(db), api.getMe().catch(() => undefined)]);
    return {
      channels: channels.map(({ chatId: id, title, used, unmatched, isLost }) => ({
        id,
        title,
        used,
        unmatched,
        isLost,
      })),
      link: me ? addToChannelLink(me.username) : null,
    };
  });
  onChange(chooseChannel, async ({ userId }, desk) => ({ request: await prepareChooser(desk, userId) }));
}

/** The least that an administrator of a channel has. */
const RIGHTS: ChatAdministratorRights = {
  is_anonymous: false,
  can_manage_chat: true,
  can_delete_messages: false,
  can_manage_video_chats: false,
  can_restrict_members: false,
  can_promote_members: false,
  can_change_info: false,
  can_invite_users: false,
  can_post_stories: false,
  can_edit_stories: false,
  can_delete_stories: false,
  can_send_welcome_messages: false,
};

/** Prepares a button that the mini app presses; null where the Bot API server does not know such buttons. */
async function prepareChooser({ api, log }: DeskContext, userId: string): Promise<string | null> {
  try {
    const { id } = await api.savePreparedKeyboardButton(requirePrivateChatId(userId), {
      text: channelTexts.choose,
      request_chat: {
        request_id: 1,
        chat_is_channel: true,
        user_administrator_rights: { ...RIGHTS, can_promote_members: true },
        bot_administrator_rights: RIGHTS,
        request_title: true,
      },
    });
    return id;
  } catch (error) {
    log.info({ reason: classifyBotApiError(error).reason }, 'the messenger prepares no chooser of channels');
    return null;
  }
}

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
