import { InputFile } from 'grammy';
import type { PictureKind } from '../../../../contract/desk/titles.ts';
import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import { pictureIn } from '../../../chat/messages/answers.ts';
import { pictureFault } from '../../../chat/texts/download-error-text.ts';
import { deskTexts } from '../../../chat/texts/texts.ts';
import { botFileIn, botFilePath } from '../../../lib/bot-files.ts';
import { fetchRecord } from '../../imports/tmdb/fetch-record.ts';
import type { TmdbRef } from '../../imports/tmdb/tmdb-refs.ts';
import { privateChatId } from '../../people/private-chat-id.ts';
import type { DeskChangeContext, DeskContext } from '../register-desk-call.ts';
import { sendingFault } from '../sending-fault.ts';
import { writeDeskField } from './edit-field.ts';

/** A picture's address, or the reason why there is none. */
type Found = { address: string } | { fault: string };

/** Makes a picture a title's. */
export async function writePicture(
  desk: DeskChangeContext,
  { title, picture }: { title: number; picture: PictureKind },
  find: () => Promise<Found>,
) {
  const found = await find();
  const fault = 'fault' in found ? found.fault : await faultOf(desk, found.address);
  if ('fault' in found || fault !== undefined)
    return { row: null, before: '', value: '', fault: fault ?? deskTexts.pictureUnreadable };
  return writeDeskField(desk, { title, field: picture, value: found.address });
}

/** The reason why the server could not show a picture that the messenger keeps. */
async function faultOf({ api }: DeskContext, address: string): Promise<string | undefined> {
  const fileId = botFileIn(address);
  return fileId === undefined ? undefined : pictureFault(api, fileId);
}

const notSent = (): Found => ({ fault: deskTexts.pictureUnreadable });

/**
 * Has the messenger store a picture: it passes through the caller's own chat, silently, and is deleted there at
 * once.
 */
export async function keepPicture({ api, log }: DeskContext, userId: string, bytes: unknown): Promise<Found> {
  const chatId = privateChatId(userId);
  if (chatId === undefined || !(bytes instanceof Uint8Array)) return notSent();
  try {
    const message = await api.sendPhoto(chatId, new InputFile(bytes), { disable_notification: true });
    await api.deleteMessage(chatId, message.message_id).catch(() => undefined);
    const picture = pictureIn(message);
    return picture ? { address: botFilePath(picture.fileId) } : notSent();
  } catch (error) {
    log.info({ reason: classifyBotApiError(error).reason }, 'could not keep a picture');
    return { fault: sendingFault(error, deskTexts.pictureUnreadable) };
  }
}

/** The picture of a title of TMDB. */
export async function tmdbPicture(desk: DeskContext, ref: TmdbRef, picture: PictureKind): Promise<Found> {
  const read = await fetchRecord(desk, ref);
  if ('failure' in read) return { fault: read.failure };
  const address = read.record[picture];
  return address ? { address } : { fault: deskTexts.notAtTmdb };
}
