import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import type { Title } from '../../../../contract/titles.ts';
import { isAwaited } from '../../../calls/retries.ts';
import { texts } from '../../../languages/texts.ts';
import { prefersReducedMotion } from '../../../lib/motion/reduced-motion.ts';
import { useBrowserFact } from '../../../lib/react/use-browser-fact.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { CarouselSection } from '../../../ui/carousel/carousel-section.tsx';
import { CarouselSkeleton } from '../../../ui/carousel/carousel-skeleton.tsx';
import { CarouselSlides } from '../../../ui/carousel/carousel-slides.tsx';
import styles from './ranking-carousel.module.css';
import { MAX_TITLES } from './title-carousel.tsx';
import { TitleCover } from './title-cover.tsx';

type RankingCarouselProps = { lead: ReactNode; query: UseQueryResult<Title[]> };

/** The ranking without a heading (behaviour 4.4): numbered cards, with autoplay until pressed or paused. */
export function RankingCarousel({ lead, query }: RankingCarouselProps) {
  const [chosen, setPlaying] = useState<boolean>();
  const isStill = useBrowserFact(prefersReducedMotion, () => false);
  const playing = chosen ?? !isStill;
  if (isAwaited(query)) return <CarouselSkeleton wide lead={lead} />;
  if (!query.data?.length) return lead;
  return (
    <CarouselSection
      wide
      lead={lead}
      name={texts.titles.ranking}
      action={
        <IconButton
          className={styles['pause'] ?? ''}
          icon={playing ? 'pause' : 'play'}
          label={playing ? texts.titles.stopRanking : texts.titles.playRanking}
          onClick={() => setPlaying(!playing)}
        />
      }
    >
      <CarouselSlides wide name={texts.titles.ranking} playing={playing} onPress={() => setPlaying(false)}>
        {query.data.slice(0, MAX_TITLES).map((title, index) => (
          <Fragment key={title.id}>
            <span className={styles['number']}>{index + 1}</span>
            <TitleCover title={title} />
          </Fragment>
        ))}
      </CarouselSlides>
    </CarouselSection>
  );
}
