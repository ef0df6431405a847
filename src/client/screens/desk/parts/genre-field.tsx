import { useQuery } from '@tanstack/react-query';
import { allGenresQuery } from '../../../calls/genres.ts';
import { texts } from '../../../languages/texts.ts';
import { useUser } from '../../../session/use-user.ts';
import styles from './form.module.css';

/** The id of the list of genres: there is one field at a time. */
const KNOWN = 'desk-genres';

/** A field for a genre, with the catalogue's genres as suggestions. */
export function GenreField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const genres = useQuery(allGenresQuery(useUser().userId)).data ?? [];
  return (
    <>
      <label className={styles['field']}>
        {texts.desk.titles.genre}
        <input list={KNOWN} maxLength={100} value={value} onChange={({ target }) => onChange(target.value)} />
      </label>
      <datalist id={KNOWN}>
        {genres.map(({ genere }) => (
          <option key={genere}>{genere}</option>
        ))}
      </datalist>
    </>
  );
}
