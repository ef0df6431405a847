import { useEffect, useRef } from 'react';
import type { MovieNight } from '../../../calls/movie-nights.ts';
import { texts } from '../../../languages/texts.ts';
import { haptic } from '../../../messenger/haptic.ts';
import { Cover } from '../../../ui/images/cover.tsx';
import { factsOf } from '../deck/title-facts.tsx';
import { Burst } from './burst.tsx';
import styles from './chosen-title.module.css';
import { Countdown } from './countdown.tsx';
import { WatchButton } from './watch-button.tsx';

type ChosenTitleProps = {
  room: MovieNight;
  chosen: NonNullable<MovieNight['chosen']>;
  /** True if the title was chosen while this person had the room open. */
  isNews: boolean;
};

/** The title to watch tonight, and the reason. */
export function ChosenTitle({ room, chosen, isNews }: ChosenTitleProps) {
  const { content: title } = chosen;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNews) return;
    heading.current?.focus({ preventScroll: true });
    haptic.impact('heavy');
    haptic.notify('success');
  }, [isNews]);
  return (
    <div className={`${styles['chosen']} ${isNews ? styles['news'] : ''}`}>
      <p className={styles['lead']}>{leadOf(chosen)}</p>
      <div className={styles['poster']}>
        <div className={styles['glow']} aria-hidden="true">
          <Cover src={title.copertina} name="" art={title} sizes="40px" />
        </div>
        {isNews && <Burst />}
        <div className={styles['cover']}>
          <Cover
            src={title.copertina}
            name={title.titolo}
            art={title}
            sizes="min(60vw, 320px)"
            preview={title.anteprima}
          />
        </div>
      </div>
      <div className={styles['words']}>
        <h2 ref={heading} tabIndex={-1} dir="auto">
          {title.titolo}
        </h2>
        <p className={styles['facts']}>{factsOf(title)}</p>
        <p className={styles['reason']}>{chosen.reason}</p>
        {room.playAt !== null && <Countdown key={room.playAt} endsAt={room.playAt - room.clockOffset} />}
        <WatchButton room={room} className={styles['watch'] ?? ''} />
        <p className={styles['note']}>{texts.movieNight.sentToChat}</p>
        {chosen.seed !== null && <Lot seed={chosen.seed} />}
      </div>
    </div>
  );
}

/** The means to check that the lot was fair. */
function Lot({ seed }: { seed: string }) {
  return (
    <details className={`${styles['note']} ${styles['lot']}`}>
      <summary>{texts.movieNight.howDrawn}</summary>
      <p>{texts.movieNight.drawExplained(seed)}</p>
    </details>
  );
}

function leadOf({ by, approvals, voters, seed }: NonNullable<MovieNight['chosen']>): string {
  if (by === 'rule') return seed === null ? texts.movieNight.lead.compromise : texts.movieNight.lead.drawn;
  return approvals === voters ? texts.movieNight.lead.unanimous : texts.movieNight.lead.agreed;
}
