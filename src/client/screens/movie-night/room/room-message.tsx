import { Link } from 'react-router-dom';
import { texts } from '../../../languages/texts.ts';
import { focusOnMount } from '../../../lib/focus/focus.ts';
import chip from '../../../ui/buttons/chip.module.css';
import { Icon } from '../../../ui/icons.tsx';
import styles from './room-message.module.css';

export type RoomProblem = keyof typeof texts.movieNight.problems;

/** The reason why there is no room, and the way out. */
export function RoomMessage({ problem }: { problem: RoomProblem }) {
  const [heading, text] = texts.movieNight.problems[problem];
  return (
    <div className={styles['message']} role="status">
      <span className={styles['disc']}>
        <Icon name="film" size={32} />
      </span>
      <h1 tabIndex={-1} ref={focusOnMount}>
        {heading}
      </h1>
      <p>{text}</p>
      <Link to="/home" replace className={`press ${chip['chip']}`}>
        {texts.movieNight.goHome}
      </Link>
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
