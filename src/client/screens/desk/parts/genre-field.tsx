import { useQuery } from '@tanstack/react-query';
import { allGenresQuery } from '../../../calls/genres.ts';
import { texts } from '../../../languages/texts.ts';
import { useUser } from '../../../session/use-user.ts';
import { FieldWithFault } from '../../../ui/fields/field-with-fault.tsx';

/** The id of the list of genres: there is one field at a time. */
const KNOWN = 'desk-genres';

type GenreFieldProps = { value: string; fault?: string | undefined; onChange: (value: string) => void };

/** A field for a genre, with the catalogue's genres as suggestions. */
export function GenreField({ value, fault, onChange }: GenreFieldProps) {
  const genres = useQuery(allGenresQuery(useUser().userId)).data ?? [];
  return (
    <>
      <FieldWithFault label={texts.desk.titles.genre} fault={fault}>
        {(given) => (
          <input
            {...given}
            list={KNOWN}
            maxLength={100}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FieldWithFault>
      <datalist id={KNOWN}>
        {genres.map(({ genere }) => (
          <option key={genere}>{genere}</option>
        ))}
      </datalist>
    </>
  );
}
