import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeAnnouncement, type DeskAnnouncement } from '../../../../contract/desk/announcements.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { SectionBody } from '../../own-page/parts/section-body.tsx';
import type { DeskSection } from '../section.ts';
import { useDeskMutation, withRetries } from '../use-desk-mutation.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementRow } from './announcement-row.tsx';
import styles from './announcements.module.css';
import { type AnnouncementState, announcementsQuery } from './announcements-query.ts';

/** 'Annunci': a text to many people, tried on oneself first. */
export const announcementsSection: DeskSection = {
  path: 'annunci',
  heading: texts.desk.announcements.heading,
  icon: 'share',
  role: 'owner',
  Screen: AnnouncementsScreen,
};

function AnnouncementsScreen() {
  return (
    <SectionBody query={useQuery(announcementsQuery())} rows={2}>
      {(announcements) => <Announcements announcements={announcements} />}
    </SectionBody>
  );
}

function Announcements({ announcements }: { announcements: DeskAnnouncement[] }) {
  // Another one is another form: what was sent is not to be sent again.
  const [written, setWritten] = useState(0);
  const change = useDeskMutation({
    send: (body: { announcement: number; to: AnnouncementState }) =>
      withRetries(() => sendRequest(changeAnnouncement, { body })),
    refused: texts.desk.tryAgain,
  });
  const done = announcements.filter(({ state }) => state === 'done');
  const open = announcements.filter(({ state }) => state !== 'done');
  const rowOf = (one: DeskAnnouncement) => (
    <AnnouncementRow
      key={one.id}
      announcement={one}
      onChange={(to) => {
        if (one.state === 'draft' && to === 'running') setWritten(written + 1);
        change({ announcement: one.id, to });
      }}
    />
  );
  return (
    <div className={styles['announcements']}>
      {open.length > 0 && <section aria-label={texts.desk.announcements.open}>{open.map(rowOf)}</section>}
      <AnnouncementForm key={written} />
      {done.length > 0 && (
        <section aria-labelledby="announcements-done">
          <h2 id="announcements-done">{texts.desk.announcements.done}</h2>
          {done.map(rowOf)}
        </section>
      )}
    </div>
  );
}
