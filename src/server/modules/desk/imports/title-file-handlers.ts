import type { Document, Message } from 'grammy/types';
import { DownloadError, downloadFile } from '../../../chat/bot-api/download-file.ts';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../../chat/bot-services.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
import { editMessage, NO_BUTTONS } from '../../../chat/messages/keyboard-message.ts';
import { ANSWERED, answerCallbackQuery, onPress } from '../../../chat/messages/presses.ts';
import { downloadErrorText } from '../../../chat/texts/download-error-text.ts';
import { fileTexts as words } from '../../../chat/texts/file-texts.ts';
import { readUpdateProgress, saveUpdateProgress } from '../../../chat/updates/bot-updates.ts';
import { isFileFault } from '../../imports/files/file-error.ts';
import { CHAT_WAIT, inFileTurn } from '../../imports/files/file-turns.ts';
import { isWorkbookName } from '../../imports/files/workbook.ts';
import type { SentFile } from '../../imports/files/file-worker.ts';
import { readReached } from '../../imports/import-titles.ts';
import {
  type FileOutcome,
  type FileReport,
  fileFaultText,
  inspectOwnersFile,
  takeOwnersFile,
} from './owners-file.ts';
import { titleExample } from './title-example.ts';

/** Below the 20 MB up to which the Bot API provides files. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_NAME_LENGTH = 60;
const MAX_FAULT_LENGTH = 200;

/**
 * Files of titles from owners. A preview shows the changes first; at the press the file is read again from the message that the
 * preview replies to, so that nothing is stored.
 */
export function registerTitleFiles(owners: PrivateChatComposer, services: BotServices): void {
  const { db, log } = services;

  owners.on('message:document', async (ctx, next) => {
    const { document } = ctx.message;
    const name = document.file_name ?? '';
    const isKnown = isWorkbookName(name) || /\.(csv|tsv|txt|ndjson|jsonl|json)$/i.test(name);
    if (!isKnown || (document.file_size ?? 0) > MAX_FILE_BYTES) return next();
    const file = await read(ctx, document);
    if (file && 'refused' in file) {
      const rows = file.isDownloaded ? [[exampleButton()]] : [];
      await ctx.reply(file.refused, { reply_markup: { inline_keyboard: rows } });
      return undefined;
    }
    if (!file) return next();
    const preview = () => takeOwnersFile(db, file, { isPreview: true });
    const outcome = await inFileTurn(userIdOf(ctx), CHAT_WAIT, preview);
    const importButton = buttons.takeFile.labelled(words.take, { isSure: true }, 'success');
    await ctx.reply(words.preview(truncateText(name, MAX_NAME_LENGTH), shortened(outcome)), {
      reply_parameters: { message_id: ctx.message.message_id },
      reply_markup: {
        inline_keyboard: [
          ...(outcome.isEmpty ? [] : [[importButton]]),
          ...(outcome.isUnread ? [[exampleButton()]] : []),
        ],
      },
    });
    return undefined;
  });

  onPress(owners, buttons.titleExample, async (ctx) => {
    await ctx.replyWithDocument(titleExample(), { caption: words.aboutExample });
  });

  onPress(owners, buttons.takeFile, async (ctx) => {
    const answered: Message | undefined = ctx.callbackQuery.message?.reply_to_message;
    const document = answered?.document;
    const file = document && (await read(ctx, document));
    if (!file) return words.sendAgain;
    if ('refused' in file) {
      await ctx.reply(file.refused);
      return undefined;
    }
    await answerCallbackQuery(ctx, words.taking);
    const outcome = await takeOwnersFile(db, file, {
      isPreview: false,
      report: await resumable(ctx.update.update_id),
    });
    const text = escapeHtml(
      words.taken(truncateText(document.file_name ?? '', MAX_NAME_LENGTH), shortened(outcome)),
    );
    await editMessage(ctx, { text, reply_markup: NO_BUTTONS });
    return ANSWERED;
  });

  /** The update is handled again after a kill, and then goes on. */
  async function resumable(updateId: number): Promise<FileReport> {
    const progress = await readUpdateProgress(db, updateId);
    return {
      resumed: readReached(JSON.parse(progress ?? 'null')),
      onBatch: (transaction, reached) => saveUpdateProgress(transaction, updateId, JSON.stringify(reached)),
    };
  }

  /** Downloads a file of titles, or returns the reason why not; undefined for any other. */
  async function read(ctx: PrivateChatContext, document: Document): Promise<SentFile | Refusal | undefined> {
    try {
      const chunks = await collect(downloadFile(ctx.api, document.file_id, MAX_FILE_BYTES));
      const file = { name: document.file_name ?? '', bytes: Buffer.concat(chunks) };
      const { unread, isList } = await inspectOwnersFile(userIdOf(ctx), file, CHAT_WAIT);
      if (isList) return undefined;
      if (!unread) return file;
      const isTable = isWorkbookName(file.name) || /\.(csv|tsv)$/i.test(file.name);
      if (!isTable && !isFileFault(unread.fault)) return undefined;
      return { refused: fileFaultText(unread), isDownloaded: true };
    } catch (error) {
      if (!(error instanceof DownloadError)) throw error;
      log.warn({ reason: error.message }, 'an owner’s file could not be downloaded');
      return { refused: downloadErrorText(error, { isOwner: true }), isDownloaded: false };
    }
  }
}

/** The reason why a file is not read. */
type Refusal = { refused: string; isDownloaded: boolean };

const exampleButton = () => buttons.titleExample.labelled(words.getExample, {});

function shortened(outcome: FileOutcome): FileOutcome {
  return { ...outcome, faults: outcome.faults.map((fault) => truncateText(fault, MAX_FAULT_LENGTH)) };
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
