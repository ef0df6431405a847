import { useTextDraft } from '../../../features/drafts/use-draft.ts';
import { texts } from '../../../languages/texts.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import form from '../../../ui/fields/form.module.css';
import sheet from '../../../ui/overlays/bottom-sheet.module.css';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import { GenreField } from '../parts/genre-field.tsx';

type GenreChooserProps = {
  /** How many titles get it, or lose it. */
  count: number;
  onChosen: (genre: string, isSet: boolean) => void;
  onClose: () => void;
};

/** A bottom sheet that gives chosen titles a genre, a new one too, or takes it from them. */
export function GenreChooser({ count, onChosen, onClose }: GenreChooserProps) {
  const { value: typed, set: setTyped, drop } = useTextDraft('genre of titles');
  const genre = typed.replaceAll(',', ' ').trim();
  const choose = (isSet: boolean) => {
    if (genre === '') return;
    drop();
    onChosen(genre, isSet);
  };
  return (
    <BottomSheet title={texts.desk.titles.genreOf(count)} open onClose={onClose}>
      <div className={sheet['body']}>
        <GenreField value={typed} onChange={setTyped} />
        <div className={form['buttons']}>
          <PrimaryButton onPress={() => choose(true)}>{texts.desk.titles.addGenre}</PrimaryButton>
          <SecondaryButton onPress={() => choose(false)}>{texts.desk.remove}</SecondaryButton>
        </div>
      </div>
    </BottomSheet>
  );
}
