import { useQuery } from '@tanstack/react-query';
import { RANKED_GENRES, type RankingDays } from '../../../contract/rankings.ts';
import type { TitleType } from '../../../contract/request-schemas.ts';
import { genreRankingQuery, latestTitlesQuery, rankingQuery } from '../../calls/catalogue.ts';
import { isAwaited } from '../../calls/retries.ts';
import { RankingCarousel } from '../../features/titles/covers/ranking-carousel.tsx';
import { TitleCarousel } from '../../features/titles/covers/title-carousel.tsx';
import { EmptyCatalogue } from '../../features/titles/home/empty-catalogue.tsx';
import { RandomTitleCard } from '../../features/titles/random/random-title-card.tsx';
import { genreName } from '../../languages/genre-name.ts';
import { texts } from '../../languages/texts.ts';
import { useAfterFirstRender } from '../../lib/timing/use-after-first-render.ts';
import { CatalogueSearch } from '../own-page/search/catalogue-search.tsx';
import { useDocumentTitle } from '../use-document-title.ts';

/** /films (behaviour 4.2). */
export function FilmsScreen() {
  return <FilmsOrSeries type="film" name={texts.sections.films} words={texts.films} />;
}

/** /series (behaviour 4.3). */
export function SeriesScreen() {
  return <FilmsOrSeries type="serie" name={texts.sections.series} words={texts.series} />;
}

type FilmsOrSeriesProps = {
  type: TitleType;
  name: string;
  words: typeof texts.films | typeof texts.series;
};

function FilmsOrSeries({ type, name, words }: FilmsOrSeriesProps) {
  useDocumentTitle(name);
  const isAfterFirst = useAfterFirstRender();
  return (
    <CatalogueSearch>
      <YearRanking type={type} name={name} />
      <LatestTitles type={type} heading={words.newest} />
      <BestTitles type={type} heading={words.bestOfDay} days={1} />
      {isAfterFirst && (
        <>
          <BestTitles type={type} heading={words.bestOfWeek} days={7} />
          <BestTitles type={type} heading={words.bestOfMonth} days={30} />
          {RANKED_GENRES[type].map((genre) => (
            <GenreTitles key={genre} type={type} genre={genre} />
          ))}
          <RandomTitleCard type={type} />
        </>
      )}
    </CatalogueSearch>
  );
}

// One component per carousel, the first ones too: a parent's queries are sent after its children's, and browsers send
// six requests at a time over HTTP/1.1, so the top of the page would load last.

function YearRanking({ type, name }: { type: TitleType; name: string }) {
  const ranking = useQuery(rankingQuery(type, 365));
  return <RankingCarousel lead={<h1 className="visually-hidden">{name}</h1>} query={ranking} />;
}

/** The newest titles; if the catalogue has none at all, a message above them. */
function LatestTitles({ type, heading }: { type: TitleType; heading: string }) {
  const last = useQuery(latestTitlesQuery(type));
  const ranking = useQuery(rankingQuery(type, 365));
  return (
    <>
      {ranking.data?.length === 0 && last.data?.length === 0 && <EmptyCatalogue />}
      <TitleCarousel heading={heading} titles={last.data} loading={isAwaited(last)} first />
    </>
  );
}

function BestTitles({ type, heading, days }: { type: TitleType; heading: string; days: RankingDays }) {
  const best = useQuery(rankingQuery(type, days));
  return <TitleCarousel heading={heading} titles={best.data} loading={isAwaited(best)} first={days === 1} />;
}

function GenreTitles({ type, genre }: { type: TitleType; genre: string }) {
  const top = useQuery(genreRankingQuery(type, genre));
  return <TitleCarousel heading={genreName(genre)} titles={top.data} loading={isAwaited(top)} />;
}
