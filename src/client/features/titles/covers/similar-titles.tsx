import { useQuery } from '@tanstack/react-query';
import type { Content } from '../../../../contract/content.ts';
import { genresOf } from '../../../../contract/title-genres.ts';
import { firstGenreTitlesQuery } from '../../../calls/genres.ts';
import { isAwaited } from '../../../calls/retries.ts';
import { useUser } from '../../../session/use-user.ts';
import { TitleCarousel } from './title-carousel.tsx';

/** 'Simili': other titles of the title's first genre. */
export function SimilarTitles({ title }: { title: Content }) {
  const { userId } = useUser();
  const [genre] = genresOf(title);
  const similar = useQuery({ ...firstGenreTitlesQuery(genre ?? '', userId), enabled: genre !== undefined });
  const others = similar.data?.filter(({ id }) => String(id) !== String(title.id));
  const loading = genre !== undefined && isAwaited(similar);
  if (!loading && !others?.length) return null;
  return <TitleCarousel heading="Simili" titles={others} loading={loading} />;
}
