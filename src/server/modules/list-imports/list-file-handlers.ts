import type { InlineKeyboardButton } from 'grammy/types';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { DownloadError, downloadFile } from '../../chat/bot-api/download-file.ts';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { editMessage, NO_BUTTONS } from '../../chat/messages/keyboard-message.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { runInThread, ThreadLimitError } from '../../import/run-in-thread.ts';
import {
  answerListFile,
  type ListFileAnswer,
  type ListFileTask,
  listFileAnswer,
  listFileKind,
  type ReadList,
} from './answer-list-file.ts';
import { LIST_TARGETS, ListFileError, MAX_FILE_BYTES } from './list-entry.ts';
import { listImportTexts } from './list-import-texts.ts';
import {
  beginListImport,
  cancelListImport,
  chooseTarget,
  MAX_IMPORTS_A_DAY,
  storeReadList,
} from './list-imports.ts';

const MAX_FILE_NAME_LENGTH = 60;

/** A file of Letterboxd, IMDb or Trakt, and what its titles become where it does not say. */
export function registerListFiles(chats: PrivateChatComposer, services: BotServices): void {
  const { db, notifyListImports } = services;

  chats.on('message:document', async (ctx, next) => {
    const { file_name: name = '', file_size: size = 0, file_id: fileId } = ctx.message.document;
    const kind = listFileKind(name);
    if (!kind) await next();
    else if (kind === 'zip') await ctx.reply(listImportTexts.isZip);
    else if (size > MAX_FILE_BYTES) await ctx.reply(listImportTexts.tooLarge(MAX_FILE_BYTES));
    else await importFile(ctx, services, { name, fileId });
  });

  onPress(chats, buttons.importList, async (ctx, { listId: id, target }) => {
    const own = { id, userId: userIdOf(ctx) };
    const isDropped = target === 'nothing';
    const isDone = await (isDropped ? cancelListImport(db, own) : chooseTarget(db, own, target));
    if (!isDone) return listImportTexts.decided;
    notifyListImports();
    const text = isDropped ? listImportTexts.cancelled : listImportTexts.chosen(target);
    return editMessage(ctx, { text, reply_markup: NO_BUTTONS });
  });
}

async function importFile(
  ctx: PrivateChatContext,
  { db, log, notifyListImports }: BotServices,
  { name, fileId }: { name: string; fileId: string },
): Promise<void> {
  const fileName = truncateText(name, MAX_FILE_NAME_LENGTH);
  const userId = userIdOf(ctx);
  const id = await beginListImport(db, { userId, updateId: ctx.update.update_id, fileName });
  if (id === undefined) {
    await ctx.reply(listImportTexts.tooManyToday(MAX_IMPORTS_A_DAY));
    return;
  }
  try {
    const list = await readListWithinLimits(downloadFile(ctx.api, fileId, MAX_FILE_BYTES), name);
    if (await storeReadList(db, { id, userId }, list)) await replyTo(ctx, { id, fileName, list });
    else await ctx.reply(listImportTexts.tooManyWaiting);
    notifyListImports();
  } catch (error) {
    if (!(error instanceof ListFileError) && !(error instanceof DownloadError)) throw error;
    log.info({ reason: error.message }, 'a list from elsewhere could not be read');
    await ctx.reply(errorText(error));
  }
}

async function replyTo(
  ctx: PrivateChatContext,
  { id, fileName, list }: { id: number; fileName: string; list: ReadList },
): Promise<void> {
  const { target, count } = list;
  if (target) await ctx.reply(listImportTexts.reading(fileName, count, target));
  else
    await ctx.reply(listImportTexts.whatTo(fileName, count), {
      reply_markup: { inline_keyboard: targetButtons(id) },
    });
}

function targetButtons(id: number): InlineKeyboardButton[][] {
  const targets = LIST_TARGETS.map((target) =>
    buttons.importList.labelled(listImportTexts.target(target), { listId: id, target }),
  );
  const nothing = { listId: id, target: 'nothing' } as const;
  const cancel = buttons.importList.labelled(listImportTexts.cancel, nothing, 'danger');
  return [targets, [cancel]];
}

function errorText(error: ListFileError | DownloadError): string {
  if (error instanceof DownloadError)
    return error.isTooLarge ? listImportTexts.tooLarge(MAX_FILE_BYTES) : listImportTexts.notDownloaded;
  return listImportTexts.fault(error);
}

/** Files up to this size are read where they are: that takes some ten milliseconds, as long as a thread takes to start. */
const MAX_SMALL_BYTES = 32 * 1024;

const script = new URL('./list-file-worker.js', import.meta.url);
/** The largest lists take a fifth of it. */
const HEAP_MEGABYTES = 96;
/** They take a second of a quiet machine; on a busy one everybody else comes first. */
const TIME_LIMIT_MS = 60_000;

/** Long files are read one at a time, whoever sends them; short ones do not wait for them. */
const inTurn = pLimit(1);

/**
 * Downloads a person's file and reads all of it; one of any length in a thread of bounded memory and time. Throws a
 * `ListFileError`, or what the bytes throw.
 */
export async function readListWithinLimits(
  bytes: AsyncIterable<Uint8Array>,
  fileName: string,
): Promise<ReadList> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  const task = { bytes: Buffer.concat(chunks), fileName };
  const isSmall = task.bytes.length <= MAX_SMALL_BYTES;
  const answer = await (isSmall ? answerListFile(task) : inTurn(() => readInThread(task)));
  if ('fault' in answer) throw new ListFileError(answer.fault, answer.row);
  return answer.list;
}

async function readInThread(task: ListFileTask): Promise<ListFileAnswer> {
  try {
    const limits = { timeLimitMs: TIME_LIMIT_MS, heapMegabytes: HEAP_MEGABYTES };
    return v.parse(listFileAnswer, await runInThread(script, task, limits));
  } catch (error) {
    if (error instanceof ThreadLimitError) return { fault: 'too much work' };
    throw error;
  }
}
