import type { MovieNight } from '../../../calls/movie-nights.ts';
import { texts } from '../../../languages/texts.ts';
import chip from '../../../ui/buttons/chip.module.css';
import styles from './room-banner.module.css';
import { useInvite } from './use-invite.ts';

/** Offers the room's link while nobody else is in the room. */
export function InviteBanner({ room }: { room: MovieNight }) {
  const invite = useInvite(room);
  if (!invite || room.state !== 'open' || room.members.length > 1) return null;
  return (
    <p className={styles['banner']}>
      <span>{texts.movieNight.sendTheLink}</span>
      <button type="button" className={`press ${chip['chip']}`} onClick={invite}>
        {texts.movieNight.invite}
      </button>
    </p>
  );
}
