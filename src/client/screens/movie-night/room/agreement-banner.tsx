import type { MovieNight } from '../../../calls/movie-nights.ts';
import { texts } from '../../../languages/texts.ts';
import chip from '../../../ui/buttons/chip.module.css';
import styles from './room-banner.module.css';
import { useHostRequest } from './use-host-request.ts';

type AgreementBannerProps = { room: MovieNight; onSnapshot: (snapshot: MovieNight) => void };

/** Says that the people in the room agree on a title, and until when it waits for others; the host need not wait. */
export function AgreementBanner({ room, onSnapshot }: AgreementBannerProps) {
  const host = useHostRequest(room.id, onSnapshot);
  const isWaiting = room.state === 'open' && room.matchAt !== null;
  return (
    <div role="status">
      {isWaiting && (
        <p className={styles['banner']}>
          <span>{texts.movieNight.agreementWaits(room.matchAt ?? 0)}</span>
          {room.isHost && (
            <button
              type="button"
              className={`press ${chip['chip']}`}
              aria-busy={host.busy}
              onClick={() => host.run({ kind: 'decide' })}
            >
              {texts.movieNight.decide}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
