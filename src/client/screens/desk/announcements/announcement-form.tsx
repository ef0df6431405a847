import { useState } from 'react';
import { MAX_ANNOUNCEMENT_LENGTH } from '../../../../contract/desk-announcements.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { Choice } from '../../own-page/parts/choice.tsx';
import { FileButton } from '../../own-page/parts/file-button.tsx';
import form from '../parts/form.module.css';
import { GenreField } from '../parts/genre-field.tsx';
import { PlainRow } from '../parts/plain-row.tsx';
import { TitleChooser } from '../parts/title-chooser.tsx';
import styles from './announcements.module.css';
import { usePreview } from './use-preview.ts';

const AUDIENCES = [
  { value: 'all', label: 'Tutti' },
  { value: 'premium', label: 'Premium' },
  { value: 'genre', label: 'Chi guarda o ama un genere' },
];

/** Writes an announcement and has the bot show it to the writer, from whose row it is then sent. */
export function AnnouncementForm() {
  const notify = useToast();
  const [text, setText] = useState('');
  const [title, setTitle] = useState<{ id: number; name: string }>();
  const [isChoosing, setChoosing] = useState(false);
  const [audience, setAudience] = useState('all');
  const [genre, setGenre] = useState('');
  const [moment, setMoment] = useState('');
  const { preview, picture, choosePicture } = usePreview();

  const show = () => {
    const startsAt = moment === '' ? null : new Date(moment).getTime();
    if (text.trim() === '') return notify({ text: 'Scrivi il testo.' });
    if (audience === 'genre' && genre.trim() === '') return notify({ text: 'Scegli il genere.' });
    if (startsAt !== null && !(startsAt > Date.now()))
      return notify({ text: 'Scegli un giorno e un’ora che devono ancora venire.' });
    preview({
      text: text.trim(),
      title: title?.id ?? null,
      picture: picture?.address ?? null,
      audience: audience === 'genre' || audience === 'premium' ? audience : 'all',
      genre: audience === 'genre' ? genre.trim() : null,
      startsAt,
    });
  };

  return (
    <form className={styles['form']} aria-label="Nuovo annuncio" onSubmit={(event) => event.preventDefault()}>
      <label className={form['field']}>
        Testo
        <textarea
          value={text}
          maxLength={MAX_ANNOUNCEMENT_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div>
        <PlainRow
          name={title?.name ?? 'Senza titolo'}
          about={[!title && 'Nessun pulsante «Riproduci» sotto il testo']}
          actions={[
            title
              ? { label: 'Togli il titolo', of: null, onPress: () => setTitle(undefined) }
              : { label: 'Scegli un titolo', of: null, onPress: () => setChoosing(true) },
          ]}
        />
        <FileButton label="Foto dell’annuncio" accept="image/*" onFile={choosePicture}>
          {(open) => (
            <PlainRow
              name={picture?.name ?? (title ? 'La copertina del titolo' : 'Senza foto')}
              about={[]}
              actions={[
                picture
                  ? { label: 'Togli la foto', of: null, onPress: () => choosePicture(undefined) }
                  : { label: 'Scegli una foto', of: null, onPress: open },
              ]}
            />
          )}
        </FileButton>
      </div>
      <Choice
        label="A chi"
        options={AUDIENCES}
        chosen={audience}
        onChoose={(one) => one && setAudience(one)}
      />
      {audience === 'genre' && <GenreField value={genre} onChange={setGenre} />}
      <label className={form['field']}>
        Quando parte: subito, se non scegli
        <input type="datetime-local" value={moment} onChange={({ target }) => setMoment(target.value)} />
      </label>
      <PrimaryButton onPress={show}>Fammi vedere l’anteprima in chat</PrimaryButton>
      {isChoosing && (
        <TitleChooser
          about="Il titolo di cui parla l’annuncio: ognuno lo apre da lì."
          onTitle={(id, name) => {
            setTitle({ id: Number(id), name });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        >
          {null}
        </TitleChooser>
      )}
    </form>
  );
}
