import type { DeskAnnouncement } from '../../../../contract/desk/announcements.ts';
import { moment } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { PlainRow, type RowAction } from '../parts/plain-row.tsx';
import styles from './announcements.module.css';
import type { AnnouncementState } from './announcements-query.ts';

type AnnouncementRowProps = {
  announcement: DeskAnnouncement;
  onChange: (to: AnnouncementState) => void;
};

/** An announcement: its text, whom it is for, how far it is, and what can be done with it. */
export function AnnouncementRow({ announcement, onChange }: AnnouncementRowProps) {
  const { text, title, hasPicture, state, people, sent, unsent, isAhead } = announcement;
  const about = [toWhom(announcement), title, hasPicture && texts.desk.announcements.withPicture]
    .filter(Boolean)
    .join(' · ');
  return (
    <PlainRow name={text} about={[about]} actions={actionsOf(announcement, onChange)}>
      <p role="status">{stateText(announcement)}</p>
      {state === 'running' && !isAhead && (
        // How many people a genre has is not known before all were found.
        <progress
          className={styles['progress']}
          aria-label={texts.desk.announcements.progressOf(text)}
          max={Math.max(people, 1)}
          value={people > 0 ? sent + unsent : undefined}
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

function stateText({ state, isAhead, startsAt, people, sent, unsent }: DeskAnnouncement): string {
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
  return unsent > 0 ? `${progress}, ${texts.desk.announcements.unreachable(unsent)}` : progress;
}
