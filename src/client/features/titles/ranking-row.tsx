import { type ReactNode, useState } from 'react';
import type { Content } from '../../../contract/content.ts';
import { littleMotion } from '../../lib/motion.ts';
import { deviceClass } from '../../messenger/device-class.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RowSkeleton } from '../../ui/row-skeleton.tsx';
import styles from './ranking-row.module.css';
import { TitleCover } from './title-cover.tsx';

type RankingRowProps = { lead: ReactNode; titles: Content[] | undefined; loading: boolean };

/** The unnamed ranking (spec section 2): numbered cards that move by themselves until touched or paused. */
export function RankingRow({ lead, titles, loading }: RankingRowProps) {
  const [playing, setPlaying] = useState(() => !littleMotion(deviceClass()));
  if (loading) return <RowSkeleton wide lead={lead} card={styles['card'] ?? ''} />;
  if (!titles?.length) return lead;
  return (
    <Carousel
      wide
      lead={lead}
      name="Classifica dell'anno"
      autoplay={playing}
      onAutoplayStop={() => setPlaying(false)}
      action={
        <IconButton
          className={styles['pause'] ?? ''}
          icon={playing ? 'pause' : 'play'}
          label={playing ? 'Ferma la classifica' : 'Fai scorrere la classifica'}
          onClick={() => setPlaying(!playing)}
        />
      }
    >
      {titles.map((title, index) => (
        <div key={title.id} className={styles['card']}>
          <span className={`${styles['number']} ${index >= 9 ? styles['two'] : ''}`}>{index + 1}</span>
          <TitleCover title={title} className={styles['cover'] ?? ''} />
        </div>
      ))}
    </Carousel>
  );
}
