import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { homeTitlesQuery } from '../../calls/catalogue.ts';
import { isAwaited } from '../../calls/retries.ts';
import { TitleCarousel } from '../../features/titles/covers/title-carousel.tsx';
import { EmptyCatalogue } from '../../features/titles/home/empty-catalogue.tsx';
import { FeaturedBanner } from '../../features/titles/home/featured-banner.tsx';
import { homeCarousels } from '../../features/titles/home/home-carousels.ts';
import { texts } from '../../languages/texts.ts';
import { lazyComponent } from '../../lib/code-loading/lazy-component.tsx';
import { loadCode } from '../../lib/code-loading/load-code.ts';
import { useFreezeOnceUsed } from '../../lib/timing/use-freeze-once-used.ts';
import { RenderWhenNear } from '../../ui/messages/render-when-near.tsx';
import { CatalogueSearch } from '../own-page/search/catalogue-search.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { HomeSkeleton } from './home-skeleton.tsx';

const AddToHomeScreenPrompt = lazyComponent(
  async () =>
    (await loadCode(() => import('../../features/add-to-home-screen/add-to-home-screen-prompt.tsx')))
      .AddToHomeScreenPrompt,
);

/** The first screen (behaviour 4.1): a banner and four carousels, all from one call. */
export function HomeScreen() {
  useDocumentTitle(texts.sections.home);
  const top = useQuery(homeTitlesQuery());
  const titles = useFreezeOnceUsed(top.data);
  const carousels = useMemo(() => homeCarousels(titles ?? []), [titles]);
  if (isAwaited(top)) return <HomeSkeleton headings={carousels.map(({ heading }) => heading)} />;
  if (!titles) return null;
  const [featured] = titles;
  return (
    <CatalogueSearch
      lead={featured ? <FeaturedBanner key={featured.id} title={featured} /> : <EmptyCatalogue />}
    >
      {carousels
        .filter(({ titles }) => titles.length > 0)
        .map(({ heading, titles }, index) => (
          <TitleCarousel key={heading} heading={heading} titles={titles} first={index === 0} />
        ))}
      <RenderWhenNear>
        <AddToHomeScreenPrompt />
      </RenderWhenNear>
    </CatalogueSearch>
  );
}
