import { startTransition, useEffect, useMemo, useState } from 'react';
import { isAwaited } from '../../calls/retries.ts';
import { AddToHomeScreenPrompt } from '../../features/add-to-home-screen/add-to-home-screen-prompt.tsx';
import { TitleCarousel } from '../../features/titles/covers/title-carousel.tsx';
import { EmptyCatalogue } from '../../features/titles/home/empty-catalogue.tsx';
import { FeaturedBanner } from '../../features/titles/home/featured-banner.tsx';
import { homeCarousels } from '../../features/titles/home/home-carousels.ts';
import { useHomeTitles } from '../../features/titles/home/use-home-titles.ts';
import { useFreezeOnceSeen } from '../../lib/timing/use-freeze-once-seen.ts';
import { CarouselSkeleton } from '../../ui/carousel/carousel-skeleton.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { HomeSkeleton } from './home-skeleton.tsx';

/** Carousels that may be in view at the first render. */
const INITIAL_CAROUSELS = 1;

/** The first screen (behaviour 4.1): a banner and four carousels, all from one call. */
export function HomeScreen() {
  useDocumentTitle('Home');
  const top = useHomeTitles();
  const titles = useFreezeOnceSeen(top.data);
  const carousels = useMemo(() => homeCarousels(titles ?? []), [titles]);
  const isPainted = useIsPainted();
  if (isAwaited(top)) return <HomeSkeleton headings={carousels.map(({ heading }) => heading)} />;
  if (!titles) return null;
  const [featured] = titles;
  return (
    <>
      {featured ? <FeaturedBanner key={featured.id} title={featured} /> : <EmptyCatalogue />}
      {carousels.map(({ heading, titles }, index) =>
        index < INITIAL_CAROUSELS || isPainted ? (
          <TitleCarousel key={heading} heading={heading} titles={titles} />
        ) : (
          <CarouselSkeleton key={heading} heading={heading} still />
        ),
      )}
      <AddToHomeScreenPrompt />
    </>
  );
}

/** False for the first render, then true by a transition: carousels out of view render in interruptible pieces. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
}
