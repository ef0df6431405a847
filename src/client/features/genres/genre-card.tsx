import { Link } from 'react-router-dom';
import type { Genre } from '../../../contract/genres.ts';
import { pathToGenre } from '../../lib/path.ts';
import { PICTURE_SIZES } from '../../lib/picture-sources.ts';
import { Cover } from '../../ui/cover.tsx';
import styles from './genre-card.module.css';

/** A genre's picture and name, which opens its page. */
export function GenreCard({ genre }: { genre: Genre }) {
  return (
    <Link to={pathToGenre(genre.genere)} className={`press ${styles['card']}`} draggable={false}>
      <Cover src={genre.copertina} name="" ratio="16 / 10" sizes={PICTURE_SIZES.card} />
      <span className={styles['name']}>{genre.genere}</span>
    </Link>
  );
}
