import { type Generated, sql } from 'kysely';
import type { MomentWithDefault } from '../../database/tables/columns.ts';
import { type FactsOf, inChat, KEPT, moveRows, part } from '../../database/tables/table-facts.ts';

/** An owner's announcement. */
interface AnnouncementTable {
  id: Generated<number>;
  text: string;
  title_id: number | null;
  created_at: MomentWithDefault;
  /** `sending`: one of the desk is running. */
  state: Generated<'draft' | 'running' | 'sending' | 'stopped' | 'done'>;
  /** The number of recipients at its start. */
  people: Generated<number>;
  /** Its messages that were delivered; the failed or dropped ones; those cut off while they were sent. */
  sent: Generated<number>;
  unsent: Generated<number>;
  unknown: Generated<number>;
  audience: Generated<'all' | 'premium' | 'genre'>;
  /** The genre's name, if only people who watch or like that genre get the announcement. */
  genre: string | null;
  /** The address of a picture that the messenger keeps; without one the title's cover is sent. */
  picture: string | null;
  /** The start; null: at once when it is sent. */
  starts_at: Date | null;
  /** The update that requested it, which may be handled twice. */
  update_id: number | null;
}

export interface AnnouncementTables {
  announcement: AnnouncementTable;
}

export const announcementTables = {
  announcement: {
    updates: 'update_id',
    ...KEPT,
    messages: ['announcement'],
    person: {
      whose: null,
      exported: part(
        'announcements',
        (userId) => sql`
          select text, title_id as content_id, audience, genre, picture, starts_at, created_at, state, people
          from announcement join live_message on kind = 'announcement' and subject = announcement.id::text
          where ${inChat(userId)} order by announcement.id`,
      ),
    },
    title: { merge: [moveRows] },
  },
} satisfies FactsOf<AnnouncementTables>;
