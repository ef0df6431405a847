import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allGenresQuery } from '../../../calls/genres.ts';
import { useUser } from '../../../session/use-user.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import form from '../parts/form.module.css';
import styles from './sheets.module.css';

type GenreChooserProps = {
  /** How many titles get it, or lose it. */
  count: number;
  onChosen: (genre: string, isSet: boolean) => void;
  onClose: () => void;
};

/** The id of the list of genres: there is one sheet at a time. */
const KNOWN = 'desk-genres';

/** A bottom sheet that gives chosen titles a genre, a new one too, or takes it from them. */
export function GenreChooser({ count, onChosen, onClose }: GenreChooserProps) {
  const genres = useQuery(allGenresQuery(useUser().userId)).data ?? [];
  const [typed, setTyped] = useState('');
  const genre = typed.replaceAll(',', ' ').trim();
  const choose = (isSet: boolean) => genre !== '' && onChosen(genre, isSet);
  return (
    <BottomSheet title={`Genere di ${count === 1 ? '1 titolo' : `${count} titoli`}`} open onClose={onClose}>
      <div className={styles['content']}>
        <div className={form['fields']}>
          <label>
            Genere
            <input
              list={KNOWN}
              maxLength={100}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
          <datalist id={KNOWN}>
            {genres.map(({ genere }) => (
              <option key={genere}>{genere}</option>
            ))}
          </datalist>
        </div>
        <div className={form['buttons']}>
          <PrimaryButton onPress={() => choose(true)}>Aggiungi</PrimaryButton>
          <SecondaryButton onPress={() => choose(false)}>Togli</SecondaryButton>
        </div>
      </div>
    </BottomSheet>
  );
}
