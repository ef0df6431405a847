import { useMemo } from 'react';
import { HomeScreenOffer } from '../../features/shortcut/home-screen-offer.tsx';
import { FeaturedBanner } from '../../features/titles/featured-banner.tsx';
import { homeRows } from '../../features/titles/home-rows.ts';
import { TitleRow } from '../../features/titles/title-row.tsx';
import { useTop } from '../../features/titles/use-top.ts';
import { useScreenName } from '../use-screen-name.ts';
import { HomeSkeleton } from './home-skeleton.tsx';

/** The first screen (spec section 2, '/ and /home'): a banner and four carousels, all from one call. */
export function HomeScreen() {
  useScreenName('Home');
  const top = useTop();
  const rows = useMemo(() => homeRows(top.data ?? []), [top.data]);
  if (top.isPending) return <HomeSkeleton headings={rows.map((row) => row.heading)} />;
  if (!top.data) return null;
  const [featured] = top.data;
  return (
    <>
      {featured && <FeaturedBanner key={featured.id} title={featured} />}
      {rows.map(({ heading, titles }) => (
        <TitleRow key={heading} heading={heading} titles={titles} />
      ))}
      <HomeScreenOffer />
    </>
  );
}
