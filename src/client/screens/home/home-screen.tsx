import { startTransition, useEffect, useMemo, useState } from 'react';
import { HomeScreenOffer } from '../../features/shortcut/home-screen-offer.tsx';
import { EmptyCatalogue } from '../../features/titles/empty-catalogue.tsx';
import { FeaturedBanner } from '../../features/titles/featured-banner.tsx';
import { homeRows } from '../../features/titles/home-rows.ts';
import { TitleRow } from '../../features/titles/title-row.tsx';
import { useTop } from '../../features/titles/use-top.ts';
import { useHeldOnceSeen } from '../../lib/use-held-once-seen.ts';
import { RowSkeleton } from '../../ui/row-skeleton.tsx';
import { useScreenName } from '../use-screen-name.ts';
import { HomeSkeleton } from './home-skeleton.tsx';

/** Rows that may be in sight as soon as the home stands. */
const ROWS_AT_ONCE = 1;

/** The first screen (spec section 2, '/ and /home'): a banner and four carousels, all from one call. */
export function HomeScreen() {
  useScreenName('Home');
  const top = useTop();
  const titles = useHeldOnceSeen(top.data);
  const rows = useMemo(() => homeRows(titles ?? []), [titles]);
  const isPainted = useIsPainted();
  if (top.isPending) return <HomeSkeleton headings={rows.map((row) => row.heading)} />;
  if (!titles) return null;
  const [featured] = titles;
  return (
    <>
      {featured ? <FeaturedBanner key={featured.id} title={featured} /> : <EmptyCatalogue />}
      {rows.map(({ heading, titles }, place) =>
        place < ROWS_AT_ONCE || isPainted ? (
          <TitleRow key={heading} heading={heading} titles={titles} />
        ) : (
          <RowSkeleton key={heading} heading={heading} still />
        ),
      )}
      <HomeScreenOffer />
    </>
  );
}

/** True a moment after the first paint, for what is not in sight then: it is drawn piece by piece, between frames. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
}
