import { texts } from '../../../languages/texts.ts';
import { focusOnMount } from '../../../lib/focus/focus.ts';
import { Invitation } from '../../../ui/messages/invitation.tsx';
import styles from './room.module.css';

type RoomProblem = keyof typeof texts.movieNight.problems;

/** The reason why there is no room, and the way out. */
export function RoomMessage({ problem }: { problem: RoomProblem }) {
  const [heading, text] = texts.movieNight.problems[problem];
  return (
    <div className={styles['problem']} role="status">
      <h1 tabIndex={-1} ref={focusOnMount}>
        {heading}
      </h1>
      <Invitation icon="film" text={text} action={{ label: texts.movieNight.goHome, to: '/home' }} />
    </div>
  );
}

/** The problem behind the HTTP status by which a room is refused; undefined for a failure that may pass. */
export function problemOfStatus(status: number | undefined): RoomProblem | undefined {
  if (status === 403) return 'removed';
  if (status === 409) return 'over';
  const mayPass = status === undefined || status >= 500 || [401, 408, 429].includes(status);
  return mayPass ? undefined : 'missing';
}
