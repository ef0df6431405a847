import { useParams } from 'react-router-dom';
import type { Content } from '../../../contract/content.ts';
import { titlesOfGenreQuery } from '../../calls/genres.ts';
import { usePages } from '../../calls/use-pages.ts';
import { TitleCover } from '../../features/titles/title-cover.tsx';
import { TitleGrid } from '../../features/titles/title-grid.tsx';
import { useMinimumLoading } from '../../lib/use-minimum-loading.ts';
import { useUser } from '../../session/guard.tsx';
import { EmptyLine } from '../../ui/empty-line.tsx';
import { ScreenTitle } from '../../ui/screen-title.tsx';
import { useScreenName } from '../use-screen-name.ts';
import styles from './genre-screen.module.css';

/** /genere/:genere (spec section 2): a genre's titles; the border tells films from series. */
export function GenreScreen() {
  const { genere = '' } = useParams();
  const { userId } = useUser();
  useScreenName(genere);
  const titles = usePages(titlesOfGenreQuery(genere, userId));
  const loading = useMinimumLoading(titles.isPending);
  return (
    <>
      <ScreenTitle inBar={genere}>Genere: {genere}</ScreenTitle>
      <p className={styles['legend']} aria-hidden="true">
        <span className={styles['film']}>film</span>
        <span className={styles['serie']}>serie</span>
      </p>
      <TitleGrid
        key={genere}
        name={genere}
        query={titles}
        loading={loading}
        empty={<EmptyLine text="Nessun titolo in questo genere." />}
        cell={FramedCover}
      />
    </>
  );
}

/** A cover in a frame that tells a film from a series. */
function FramedCover({ title }: { title: Content }) {
  return (
    <div className={`${styles['cell']} ${styles[title.type ?? 'film']}`} data-type={title.type ?? undefined}>
      <TitleCover title={title} />
    </div>
  );
}
