import type { Document, InlineKeyboardButton } from 'grammy/types';
import { LIST_TARGETS, MAX_LIST_FILE_BYTES } from '../../../contract/own/list-imports.ts';
import { DownloadError, downloadFile } from '../../chat/bot-api/download-file.ts';
import { type BotServices, isOwner, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { editMessage, NO_BUTTONS } from '../../chat/messages/keyboard-message.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { downloadErrorText } from '../../chat/texts/download-error-text.ts';
import { CHAT_WAIT } from '../imports/files/file-turns.ts';
import { listImportTexts } from './list-import-text.ts';
import { cancelListImport, chooseTarget, hasSaid } from './list-imports.ts';
import { listFileKind } from './read-list-file.ts';
import { takeListFile } from './take-list-file.ts';

/** A file of Letterboxd, IMDb or Trakt, with a question for its titles' target if the file has none. */
export function registerListFiles(chats: PrivateChatComposer, services: BotServices): void {
  const { db, log, notifyListImports } = services;

  chats.on('message:document', async (ctx, next) => {
    const { file_size: size = 0, file_id: fileId } = ctx.message.document;
    const name = listNameOf(ctx.message.document);
    if (!listFileKind(name)) return next();
    const bytes = downloadFile(ctx.api, fileId, MAX_LIST_FILE_BYTES);
    const file = {
      userId: userIdOf(ctx),
      updateId: ctx.update.update_id,
      name,
      size,
      bytes,
      wait: CHAT_WAIT,
    };
    const { text, asksFor } = await takeListFile(services, file).catch((error) => {
      if (!(error instanceof DownloadError)) throw error;
      log.warn({ reason: error.message }, 'a list from elsewhere could not be downloaded');
      const text = downloadErrorText(error, {
        isOwner: isOwner(ctx, services),
        otherwise: error.isTooLarge
          ? listImportTexts.tooLarge(MAX_LIST_FILE_BYTES)
          : listImportTexts.notDownloaded,
      });
      return { text, asksFor: undefined };
    });
    await ctx.reply(text, { reply_markup: { inline_keyboard: asksFor ? targetButtons(asksFor) : [] } });
    return undefined;
  });

  onPress(chats, buttons.importList, async (ctx, { listId: id, target }) => {
    const file = { id, userId: userIdOf(ctx) };
    const isDropped = target === 'nothing';
    const isDone = await (isDropped ? cancelListImport(db, file) : chooseTarget(db, file, target));
    // A press that is handled again still has to edit its message.
    if (!isDone && !(await hasSaid(db, file, target))) return listImportTexts.decided;
    notifyListImports();
    const text = isDropped ? listImportTexts.cancelled : listImportTexts.chosen(target);
    return editMessage(ctx, { text, reply_markup: NO_BUTTONS });
  });
}

/** Endings of files by their type: phones share some lists without one. */
const ENDINGS = new Map([
  ['text/csv', '.csv'],
  ['text/comma-separated-values', '.csv'],
  ['text/tab-separated-values', '.csv'],
  ['application/csv', '.csv'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '.xlsx'],
  ['application/json', '.json'],
  ['application/zip', '.zip'],
]);

function listNameOf({ file_name: name = '', mime_type: type = '' }: Document): string {
  return listFileKind(name) ? name : `${name}${ENDINGS.get(type) ?? ''}`;
}

function targetButtons(id: number): InlineKeyboardButton[][] {
  const targets = LIST_TARGETS.map((target) =>
    buttons.importList.labelled(listImportTexts.target(target), { listId: id, target }),
  );
  const nothing = { listId: id, target: 'nothing' } as const;
  const cancel = buttons.importList.labelled(listImportTexts.cancel, nothing, 'danger');
  return [targets, [cancel]];
}
