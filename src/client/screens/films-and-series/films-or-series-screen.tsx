import { useQuery } from '@tanstack/react-query';
import type { RankingDays } from '../../../contract/rankings.ts';
import type { TitleType } from '../../../contract/request-schemas.ts';
import { genreRankingQuery, latestTitlesQuery, rankingQuery } from '../../calls/catalogue.ts';
import { EmptyCatalogue } from '../../features/titles/empty-catalogue.tsx';
import { RandomTitleCard } from '../../features/titles/random-title-card.tsx';
import { RankingCarousel } from '../../features/titles/ranking-carousel.tsx';
import { TitleCarousel } from '../../features/titles/title-carousel.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { useDocumentTitle } from '../use-document-title.ts';

export type FilmsOrSeriesScreenProps = {
  type: TitleType;
  name: string;
  newest: string;
  best: readonly (readonly [heading: string, days: RankingDays])[];
  genres: readonly string[];
};

/** The layout that /films and /series share (spec section 2). */
export function FilmsOrSeriesScreen({ type, name, newest, best, genres }: FilmsOrSeriesScreenProps) {
  useDocumentTitle(name);
  const ranking = useQuery(rankingQuery(type, 365));
  const last = useQuery(latestTitlesQuery(type));
  return (
    <>
      <RankingCarousel lead={<ScreenHeading>{name}</ScreenHeading>} query={ranking} />
      {ranking.data?.length === 0 && last.data?.length === 0 && <EmptyCatalogue />}
      <TitleCarousel heading={newest} titles={last.data} loading={last.isPending} />
      {best.map(([heading, days]) => (
        <BestTitles key={days} type={type} heading={heading} days={days} />
      ))}
      {genres.map((genre) => (
        <GenreTitles key={genre} type={type} genre={genre} />
      ))}
      <RandomTitleCard type={type} />
    </>
  );
}

function BestTitles({ type, heading, days }: { type: TitleType; heading: string; days: RankingDays }) {
  const best = useQuery(rankingQuery(type, days));
  return <TitleCarousel heading={heading} titles={best.data} loading={best.isPending} />;
}

function GenreTitles({ type, genre }: { type: TitleType; genre: string }) {
  const top = useQuery(genreRankingQuery(type, genre));
  return <TitleCarousel heading={genre} titles={top.data} loading={top.isPending} />;
}
