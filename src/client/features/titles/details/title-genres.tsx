import { Link } from 'react-router-dom';
import type { Content } from '../../../../contract/content.ts';
import { genresOf } from '../../../../contract/title-genres.ts';
import { pathToGenre } from '../../../lib/navigation/path.ts';
import chip from '../../../ui/buttons/chip.module.css';

/** A title's genres, each a link to its screen. */
export function TitleGenres({ title }: { title: Content }) {
  const genres = genresOf(title);
  if (genres.length === 0) return null;
  return (
    <ul className={chip['wrap']} aria-label="Generi">
      {genres.map((genre) => (
        <li key={genre}>
          <Link to={pathToGenre(genre)} className={`press ${chip['chip']}`}>
            {genre}
          </Link>
        </li>
      ))}
    </ul>
  );
}
