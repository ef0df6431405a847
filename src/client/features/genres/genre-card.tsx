import { Link } from 'react-router-dom';
import type { Genre } from '../../../contract/genres.ts';
import { IMAGE_SIZES } from '../../../contract/image-sources.ts';
import { pathToGenre } from '../../lib/navigation/path.ts';
import { Cover } from '../../ui/images/cover.tsx';
import styles from './genre-card.module.css';

/** Link to a genre's screen: its image and name. */
export function GenreCard({ genre }: { genre: Genre }) {
  return (
    <Link to={pathToGenre(genre.genere)} className={`press ${styles['card']}`} draggable={false}>
      <Cover src={genre.copertina} name="" ratio="16 / 10" sizes={IMAGE_SIZES.card} />
      <span className={styles['name']} dir="auto">
        {genre.genere}
      </span>
    </Link>
  );
}
