import {
  changeAnnouncement,
  getAnnouncements,
  keepAnnouncementPicture,
  previewAnnouncement,
} from '../../../../contract/desk/announcements.ts';
import { genreName } from '../../catalogue/title-language.ts';
import {
  deleteDraftAnnouncement,
  listAnnouncements,
  startAnnouncement,
  stopAnnouncement,
} from '../../notices/announcements.ts';
import type { DeskContext } from '../register-desk-call.ts';
import type { DeskSection } from '../section.ts';
import { keepPicture } from '../titles/title-picture.ts';
import { sendPreview } from './send-preview.ts';

/** Announcements that are listed. */
const MAX_LISTED = 50;

/** 'Annunci': what the chat's /annuncio does, for more audiences and at a time. */
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
    onChange(previewAnnouncement, async ({ body, userId }, desk) => ({
      answer: await sendPreview(desk, userId, body),
      changes: [],
    }));
    onChange(changeAnnouncement, async ({ body: { announcement, to } }, desk) => {
      const change = await CHANGES[to](desk, announcement);
      return { answer: { success: true }, changes: change ? [change] : [] };
    });
  },
  registerFiles(onFile) {
    onFile(keepAnnouncementPicture, async ({ userId, body }, desk) => ({
      answer: { address: null, fault: null, ...(await keepPicture(desk, userId, body)) },
      changes: [],
    }));
  },
};

const CHANGES = {
  async running({ db, notifyOutbox }: DeskContext, id: number) {
    const change = await startAnnouncement(db, id);
    if (change) notifyOutbox();
    return change;
  },
  stopped: async ({ db }: DeskContext, id: number) => stopAnnouncement(db, id),
  gone: async ({ db }: DeskContext, id: number) => deleteDraftAnnouncement(db, id),
};
