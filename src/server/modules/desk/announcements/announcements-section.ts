import type * as v from 'valibot';
import {
  changeAnnouncement,
  getAnnouncements,
  keepAnnouncementPicture,
  previewAnnouncement,
} from '../../../../contract/desk/announcements.ts';
import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import { deskTexts, texts } from '../../../chat/texts/texts.ts';
import { undefinedIfDeleted } from '../../../database/db.ts';
import { botFileIn } from '../../../lib/bot-files.ts';
import { catalogueGenre, genreIdOf } from '../../catalogue/genres.ts';
import { genreName } from '../../catalogue/title-language.ts';
import { findTitle } from '../../catalogue/titles.ts';
import { sendAnnouncement } from '../../notices/announcement-messages.ts';
import {
  deleteDraftAnnouncement,
  listAnnouncements,
  startAnnouncement,
  stopAnnouncement,
  storeDeskDraft,
} from '../../notices/announcements.ts';
import { requirePrivateChatId } from '../../people/private-chat-id.ts';
import type { DeskChangeContext, DeskContext } from '../register-desk-call.ts';
import type { DeskSection } from '../section.ts';
import { sendingFault } from '../sending-fault.ts';
import { keepPicture } from '../titles/title-picture.ts';

const MAX_LISTED = 50;

/** 'Annunci': the chat's /annuncio, for more audiences and at a time. */
export const announcementsSection: DeskSection = {
  path: 'annunci',
  role: 'owner',
  register(on, onChange) {
    on(getAnnouncements, async (_input, { db }) => ({
      announcements: (await listAnnouncements(db, MAX_LISTED)).map(({ genre, ...one }) => ({
        ...one,
        genre: genre && genreName(genre),
      })),
    }));
    onChange(previewAnnouncement, ({ body, userId }, desk) => sendPreview(desk, userId, body));
    onChange(changeAnnouncement, async ({ body: { announcement, to } }, desk) => {
      await CHANGES[to](desk, announcement);
      return { success: true };
    });
  },
  registerFiles(onFile) {
    onFile(keepAnnouncementPicture, async ({ userId, body }, desk) => ({
      address: null,
      fault: null,
      ...(await keepPicture(desk, userId, body)),
    }));
  },
};

const CHANGES = {
  async running({ record, notifyOutbox }: DeskChangeContext, id: number) {
    const { changes } = await record((transaction) => startAnnouncement(transaction, id));
    if (changes.length > 0) notifyOutbox();
  },
  async stopped({ record }: DeskChangeContext, id: number) {
    await record((transaction) => stopAnnouncement(transaction, id));
  },
  gone: ({ db }: DeskChangeContext, id: number) => deleteDraftAnnouncement(db, id),
};

type Written = v.InferOutput<typeof previewAnnouncement.body>;

const refused = (fault: string) => ({ id: null, fault });

/** Sends an announcement to its writer alone, and stores it as a draft once it has arrived. */
async function sendPreview(desk: DeskContext, userId: string, written: Written) {
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
    return refused(sendingFault(error, texts.somethingWrong));
  }
  const starts_at = startsAt === null ? null : new Date(startsAt);
  const draft = {
    text,
    title_id: titleId,
    picture,
    audience,
    genre: genre && (await catalogueGenre(db, genre)),
    starts_at,
  };
  const id = await storeDeskDraft(db, draft).catch(undefinedIfDeleted);
  return id === undefined ? refused(deskTexts.titleGone) : { id, fault: null };
}
