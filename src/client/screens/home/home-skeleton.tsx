import banner from '../../features/titles/home/featured-banner.module.css';
import { CarouselSkeleton } from '../../ui/carousel/carousel-skeleton.tsx';
import { SearchPlaceholder } from '../own-page/search/catalogue-search.tsx';

/** The home while its titles are pending. */
export function HomeSkeleton({ headings }: { headings: string[] }) {
  return (
    <div aria-busy="true">
      <div className={banner['banner']}>
        <div className={banner['picture']} data-lead="banner" />
      </div>
      <SearchPlaceholder />
      {headings.map((heading) => (
        <CarouselSkeleton key={heading} heading={heading} />
      ))}
    </div>
  );
}
