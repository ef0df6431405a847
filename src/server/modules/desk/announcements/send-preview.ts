import type * as v from 'valibot';
import type { previewAnnouncement } from '../../../../contract/desk/announcements.ts';
import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import { deskTexts } from '../../../chat/texts/texts.ts';
import { botFileIn } from '../../../lib/bot-files.ts';
import { catalogueGenre, genreIdOf } from '../../catalogue/genres.ts';
import { findTitle } from '../../catalogue/titles.ts';
import { sendAnnouncement } from '../../notices/announcement-messages.ts';
import { createDraftAnnouncement } from '../../notices/announcements.ts';
import { requirePrivateChatId } from '../../people/private-chat-id.ts';
import type { DeskContext } from '../register-desk-call.ts';

type Written = v.InferOutput<typeof previewAnnouncement.body>;

const refused = (fault: string) => ({ id: null, fault });

/** Sends an announcement to its writer alone, and stores it as a draft once it has arrived. */
export async function sendPreview(desk: DeskContext, userId: string, written: Written) {
  const { db, log } = desk;
  const { text, title: titleId, picture, audience, genre, startsAt } = written;
  if (titleId !== null && !(await findTitle(db, titleId))) return refused(deskTexts.titleGone);
  if (genre !== null && (await genreIdOf(db, genre)) === undefined)
    return refused(deskTexts.noSuchGenre(genre));
  if (picture !== null && botFileIn(picture) === undefined) return refused(deskTexts.choosePictureAgain);
  try {
    await sendAnnouncement(desk, requirePrivateChatId(userId), { text, titleId, picture });
  } catch (error) {
    log.info({ reason: classifyBotApiError(error).reason }, 'could not preview an announcement');
    return refused(deskTexts.noChat);
  }
  const starts_at = startsAt === null ? null : new Date(startsAt);
  const draft = {
    text,
    content_id: titleId,
    picture,
    audience,
    genre: genre && (await catalogueGenre(db, genre)),
    starts_at,
  };
  const { id } = await createDraftAnnouncement(db, draft);
  return { id, fault: null };
}
