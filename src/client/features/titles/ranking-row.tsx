import { useState } from 'react';
import type { Content } from '../../../contract/content.ts';
import { prefersLittleMotion } from '../../lib/motion.ts';
import { deviceClass } from '../../messenger/device-class.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RowSkeleton } from '../../ui/row-skeleton.tsx';
import styles from './ranking-row.module.css';
import { TitleCover } from './title-cover.tsx';

const RANKED = 10;

/** The unnamed ranking (spec section 2): numbered cards that move by themselves until touched or paused. */
export function RankingRow({ titles, loading }: { titles: Content[] | undefined; loading: boolean }) {
  const [playing, setPlaying] = useState(() => !prefersLittleMotion() && deviceClass() !== 'low');
  if (loading) return <RowSkeleton wide heading=" " />;
  if (!titles?.length) return null;
  return (
    <Carousel
      wide
      name="Classifica dell'anno"
      autoplay={playing}
      onAutoplayStop={() => setPlaying(false)}
      action={
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? 'Ferma la classifica' : 'Fai scorrere la classifica'}
          onClick={() => setPlaying(!playing)}
        />
      }
    >
      {titles.slice(0, RANKED).map((title, index) => (
        <div key={title.id} className={styles['card']}>
          <span className={`${styles['number']} ${index >= 9 ? styles['two'] : ''}`}>{index + 1}</span>
          <TitleCover title={title} className={styles['cover'] ?? ''} />
        </div>
      ))}
    </Carousel>
  );
}
