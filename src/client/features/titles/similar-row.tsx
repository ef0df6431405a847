import { useQuery } from '@tanstack/react-query';
import type { Content } from '../../../contract/content.ts';
import { firstOfGenreQuery } from '../../calls/genres.ts';
import { useUser } from '../../session/guard.tsx';
import { genresOf } from './title-facts.ts';
import { TitleRow } from './title-row.tsx';

/** 'Simili': the title's first genre, without the title itself. */
export function SimilarRow({ title }: { title: Content }) {
  const { userId } = useUser();
  const [genre] = genresOf(title);
  const similar = useQuery({ ...firstOfGenreQuery(genre ?? '', userId), enabled: genre !== undefined });
  const others = similar.data?.filter(({ id }) => String(id) !== String(title.id));
  if (!similar.isLoading && !others?.length) return null;
  return <TitleRow heading="Simili" titles={others} loading={similar.isLoading} />;
}
