import banner from '../../features/titles/featured-banner.module.css';
import { RowSkeleton } from '../../ui/row-skeleton.tsx';

/** The home's shape before its titles have come. */
export function HomeSkeleton({ headings }: { headings: string[] }) {
  return (
    <div aria-busy="true">
      <div className={banner['banner']}>
        <div className={banner['picture']} data-lead="banner" />
      </div>
      {headings.map((heading) => (
        <RowSkeleton key={heading} heading={heading} />
      ))}
    </div>
  );
}
