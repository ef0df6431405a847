import { useState } from 'react';
import { MAX_ANNOUNCEMENT_LENGTH } from '../../../../contract/desk/announcements.ts';
import { Choice } from '../../../features/search/choice.tsx';
import { texts } from '../../../languages/texts.ts';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import form from '../parts/form.module.css';
import { GenreField } from '../parts/genre-field.tsx';
import { PlainRow } from '../parts/plain-row.tsx';
import { TitleChooser } from '../parts/title-chooser.tsx';
import styles from './announcements.module.css';
import { usePreview } from './use-preview.ts';

const AUDIENCES = Object.entries(texts.desk.announcements.audiences).map(([value, label]) => ({
  value,
  label,
}));

/** Writes an announcement and has the bot show it to the writer, from whose row it is then sent. */
export function AnnouncementForm() {
  const [text, setText] = useState('');
  const [title, setTitle] = useState<{ id: number; name: string }>();
  const [isChoosing, setChoosing] = useState(false);
  const [audience, setAudience] = useState('all');
  const [genre, setGenre] = useState('');
  const [moment, setMoment] = useState('');
  const { preview, picture, choosePicture } = usePreview();

  const show = () => {
    const startsAt = moment === '' ? null : new Date(moment).getTime();
    if (text.trim() === '') return showToast({ text: texts.desk.announcements.writeText });
    if (audience === 'genre' && genre.trim() === '')
      return showToast({ text: texts.desk.announcements.chooseGenre });
    if (startsAt !== null && !(startsAt > Date.now()))
      return showToast({ text: texts.desk.announcements.chooseLater });
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
    <form
      className={styles['form']}
      aria-label={texts.desk.announcements.new}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={form['field']}>
        {texts.desk.announcements.text}
        <textarea
          value={text}
          maxLength={MAX_ANNOUNCEMENT_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div>
        <PlainRow
          name={title?.name ?? texts.desk.announcements.noTitle}
          about={[!title && texts.desk.announcements.aboutNoTitle]}
          actions={[
            title
              ? { label: texts.desk.announcements.removeTitle, of: null, onPress: () => setTitle(undefined) }
              : { label: texts.desk.announcements.chooseTitle, of: null, onPress: () => setChoosing(true) },
          ]}
        />
        <FileButton label={texts.desk.announcements.picture} accept="image/*" onFile={choosePicture}>
          {(open) => (
            <PlainRow
              name={
                picture?.name ??
                (title ? texts.desk.announcements.coverOfTitle : texts.desk.announcements.noPicture)
              }
              about={[]}
              actions={[
                picture
                  ? {
                      label: texts.desk.announcements.removePicture,
                      of: null,
                      onPress: () => choosePicture(undefined),
                    }
                  : { label: texts.desk.announcements.choosePicture, of: null, onPress: open },
              ]}
            />
          )}
        </FileButton>
      </div>
      <Choice
        label={texts.desk.announcements.toWhom}
        options={AUDIENCES}
        chosen={audience}
        onChoose={(one) => one && setAudience(one)}
      />
      {audience === 'genre' && <GenreField value={genre} onChange={setGenre} />}
      <label className={form['field']}>
        {texts.desk.announcements.when}
        <input type="datetime-local" value={moment} onChange={({ target }) => setMoment(target.value)} />
      </label>
      <PrimaryButton onPress={show}>{texts.desk.announcements.preview}</PrimaryButton>
      {isChoosing && (
        <TitleChooser
          about={texts.desk.announcements.aboutTitle}
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
