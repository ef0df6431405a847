import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type * as v from 'valibot';
import {
  changeAnnouncement,
  type DeskAnnouncement,
  getAnnouncements,
} from '../../../../contract/desk/announcements.ts';
import { unstyled } from '../../../../contract/styled-text.ts';
import { pollInterval, refetchOnReturn } from '../../../calls/retries.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { moment } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { useHoles } from '../../../lib/presses/use-holes.ts';
import { SectionBody } from '../../../ui/messages/section-body.tsx';
import { DESK_KEY } from '../desk-query.ts';
import { PlainRow, type RowAction } from '../parts/plain-row.tsx';
import type { DeskSection } from '../section.ts';
import { useDeskChange, withRetries } from '../use-desk-change.ts';
import { AnnouncementForm, useAnnouncementDraft } from './announcement-form.tsx';
import styles from './announcements.module.css';

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
  // A new number mounts a new form: a sent announcement must not be sent again.
  const [written, setWritten] = useState(0);
  const { drop } = useAnnouncementDraft();
  const change = useDeskChange({
    send: (body: { announcement: number; to: AnnouncementState }) =>
      withRetries(() => sendRequest(changeAnnouncement, { body })),
    refused: texts.desk.tryAgain,
  });
  const list = useRef<HTMLDivElement>(null);
  const done = announcements.filter(({ state }) => state === 'done');
  const open = announcements.filter(({ state }) => state !== 'done');
  const slots = useHoles(open, ({ id }) => id, list);
  const rowOf = (one: DeskAnnouncement) => (
    <AnnouncementRow
      key={one.id}
      announcement={one}
      onChange={(to) => {
        if (one.state === 'draft' && to === 'running') {
          setWritten(written + 1);
          drop();
        }
        change({ announcement: one.id, to });
      }}
    />
  );
  return (
    <div className={styles['announcements']}>
      {slots.length > 0 && (
        <section aria-labelledby="announcements-open">
          <h2 id="announcements-open">{texts.desk.announcements.open}</h2>
          <div ref={list}>
            {slots.map(({ key, item, isHole, height }) =>
              isHole ? <div key={key} data-hole="" style={{ height }} /> : rowOf(item),
            )}
          </div>
        </section>
      )}
      <section aria-labelledby="announcement-new">
        <h2 id="announcement-new">{texts.desk.announcements.new}</h2>
        <AnnouncementForm key={written} />
      </section>
      {done.length > 0 && (
        <section aria-labelledby="announcements-done">
          <h2 id="announcements-done">{texts.desk.announcements.done}</h2>
          {done.map(rowOf)}
        </section>
      )}
    </div>
  );
}

type AnnouncementRowProps = {
  announcement: DeskAnnouncement;
  onChange: (to: AnnouncementState) => void;
};

/** An announcement: its text, audience, progress and actions. */
function AnnouncementRow({ announcement, onChange }: AnnouncementRowProps) {
  const { title, hasPicture, state, people, sent, unsent, unknown, isAhead } = announcement;
  const text = unstyled(announcement.text);
  const about = [toWhom(announcement), title, hasPicture && texts.desk.announcements.withPicture]
    .filter(Boolean)
    .join(' · ');
  return (
    <PlainRow name={text} about={[about]} actions={actionsOf(announcement, onChange)}>
      <p role="status" className={styles['state']}>
        {stateText(announcement)}
      </p>
      {state === 'running' && !isAhead && (
        // A genre's audience is not known until all of it was found.
        <progress
          className={styles['progress']}
          aria-label={texts.desk.announcements.progressOf(text)}
          max={Math.max(people, 1)}
          value={people > 0 ? sent + unsent + unknown : undefined}
        />
      )}
    </PlainRow>
  );
}

function actionsOf(
  { state, isAhead }: DeskAnnouncement,
  change: AnnouncementRowProps['onChange'],
): RowAction[] {
  const start = (label: string) => ({ label, onPress: () => change('running') });
  if (state === 'draft')
    return [
      start(isAhead ? texts.desk.announcements.schedule : texts.common.send),
      { label: texts.desk.announcements.discard, isDanger: true, onPress: () => change('gone') },
    ];
  if (state === 'running')
    return [{ label: texts.desk.announcements.stop, isDanger: true, onPress: () => change('stopped') }];
  return state === 'stopped' ? [start(texts.desk.announcements.resume)] : [];
}

function toWhom({ audience, genre }: DeskAnnouncement): string {
  if (audience === 'genre') return texts.desk.announcements.toGenre(genre ?? texts.desk.announcements.aGenre);
  return audience === 'premium' ? texts.desk.announcements.toPremium : texts.desk.announcements.toAll;
}

function stateText(announcement: DeskAnnouncement): string {
  const { state, isAhead, startsAt, people, sent, unsent, unknown } = announcement;
  const when = isAhead && startsAt !== null ? moment(startsAt) : null;
  if (state === 'draft') {
    const { previewInChat, forPeople, from } = texts.desk.announcements;
    return [previewInChat, people > 0 && forPeople(people), when && from(when)].filter(Boolean).join(' · ');
  }
  if (when !== null)
    return state === 'stopped'
      ? texts.desk.announcements.states.stopped
      : texts.desk.announcements.scheduled(when);
  const heading = texts.desk.announcements.states[state];
  const progress =
    people > 0
      ? texts.desk.announcements.sentOf(heading, sent, people)
      : texts.desk.announcements.sent(heading, sent);
  const { unreachable, uncertain } = texts.desk.announcements;
  return [progress, unsent > 0 && unreachable(unsent), unknown > 0 && uncertain(unknown)]
    .filter(Boolean)
    .join(', ');
}

/** The states that a press can give an announcement. */
type AnnouncementState = v.InferInput<typeof changeAnnouncement.body>['to'];

/** Polling interval for announcements being sent, in milliseconds. */
const PROGRESS_MS = 2000;

/** The latest announcements, fetched again while one is being sent: sending continues without this page. */
function announcementsQuery() {
  return queryOptions({
    queryKey: [DESK_KEY, 'announcements'],
    queryFn: async ({ signal }) => (await sendRequest(getAnnouncements, { signal })).announcements,
    staleTime: 0,
    refetchOnWindowFocus: refetchOnReturn,
    refetchInterval: (query) =>
      pollInterval(query, query.state.data?.some(({ state }) => state === 'running') && PROGRESS_MS),
  });
}
