import { useQuery } from '@tanstack/react-query';
import type { RankingDays } from '../../../contract/rankings.ts';
import type { ContentType } from '../../../contract/request.ts';
import { lastQuery, topContentsQuery, topOfGenreQuery } from '../../calls/catalogue.ts';
import { EmptyCatalogue } from '../../features/titles/empty-catalogue.tsx';
import { RandomPick } from '../../features/titles/random-pick.tsx';
import { RankingRow } from '../../features/titles/ranking-row.tsx';
import { TitleRow } from '../../features/titles/title-row.tsx';
import { ScreenTitle } from '../../ui/screen-title.tsx';
import { useScreenName } from '../use-screen-name.ts';

export type RankedScreenProps = {
  type: ContentType;
  name: string;
  newest: string;
  best: readonly (readonly [heading: string, days: RankingDays])[];
  genres: readonly string[];
};

/** The layout that /films and /series share (spec section 2). */
export function RankedScreen({ type, name, newest, best, genres }: RankedScreenProps) {
  useScreenName(name);
  const ranking = useQuery(topContentsQuery(type, 365));
  const last = useQuery(lastQuery(type));
  return (
    <>
      <RankingRow
        lead={<ScreenTitle>{name}</ScreenTitle>}
        titles={ranking.data}
        loading={ranking.isPending}
      />
      {ranking.data?.length === 0 && last.data?.length === 0 && <EmptyCatalogue />}
      <TitleRow heading={newest} titles={last.data} loading={last.isPending} />
      {best.map(([heading, days]) => (
        <BestRow key={days} type={type} heading={heading} days={days} />
      ))}
      {genres.map((genre) => (
        <GenreRow key={genre} type={type} genre={genre} />
      ))}
      <RandomPick type={type} />
    </>
  );
}

function BestRow({ type, heading, days }: { type: ContentType; heading: string; days: RankingDays }) {
  const best = useQuery(topContentsQuery(type, days));
  return <TitleRow heading={heading} titles={best.data} loading={best.isPending} />;
}

function GenreRow({ type, genre }: { type: ContentType; genre: string }) {
  const top = useQuery(topOfGenreQuery(type, genre));
  return <TitleRow heading={genre} titles={top.data} loading={top.isPending} />;
}
