import { useState } from 'react';
import * as v from 'valibot';
import { MAX_ANNOUNCEMENT_LENGTH } from '../../../../contract/desk/announcements.ts';
import { useDraft } from '../../../features/drafts/use-draft.ts';
import { Choice } from '../../../features/search/choice.tsx';
import { texts } from '../../../languages/texts.ts';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { FieldWithFault, focusInvalid } from '../../../ui/fields/field-with-fault.tsx';
import { GenreField } from '../parts/genre-field.tsx';
import { PlainRow } from '../parts/plain-row.tsx';
import { TitleChooser } from '../parts/title-chooser.tsx';
import styles from './announcements.module.css';
import { MessagePreview } from './message-preview.tsx';
import { usePreview } from './use-preview.ts';

const AUDIENCES = Object.entries(texts.desk.announcements.audiences).map(([value, label]) => ({
  value,
  label,
}));

const announcementDraft = v.object({
  text: v.string(),
  title: v.nullable(v.object({ id: v.number(), name: v.string() })),
  /** The picture in the messenger, and the name of its file. */
  picture: v.nullable(v.object({ name: v.string(), address: v.string() })),
  audience: v.string(),
  genre: v.string(),
  moment: v.string(),
});

const EMPTY: v.InferOutput<typeof announcementDraft> = {
  text: '',
  title: null,
  picture: null,
  audience: 'all',
  genre: '',
  moment: '',
};

/** The announcement that is being written, until it is sent or discarded. */
export function useAnnouncementDraft() {
  return useDraft('announcement', announcementDraft, EMPTY);
}

/** Writes an announcement and has the bot show it to the writer, from whose row it is then sent. */
export function AnnouncementForm() {
  const draft = useAnnouncementDraft();
  const { text, title, picture, audience, genre, moment } = draft.value;
  const change = (changed: Partial<typeof draft.value>) => draft.set({ ...draft.value, ...changed });
  const [isChoosing, setChoosing] = useState(false);
  const [isShown, setShown] = useState(false);
  const { preview, keepPicture } = usePreview((picture) => change({ picture }));
  const startsAt = moment === '' ? null : new Date(moment).getTime();
  const faults = isShown ? faultsOf(draft.value) : {};

  const show = () => {
    setShown(true);
    if (Object.keys(faultsOf(draft.value)).length > 0) return focusInvalid();
    preview({
      text: text.trim(),
      title: title?.id ?? null,
      picture: picture?.address ?? null,
      audience: audience === 'genre' || audience === 'premium' ? audience : 'all',
      genre: audience === 'genre' ? genre.trim() : null,
      startsAt,
    });
  };

  const shownPicture = picture?.name ?? (title ? texts.desk.announcements.coverOfTitle : null);
  return (
    <form
      className={styles['form']}
      aria-label={texts.desk.announcements.new}
      onSubmit={(event) => event.preventDefault()}
    >
      <FieldWithFault
        label={texts.desk.announcements.text}
        fault={faults.text}
        note={texts.desk.announcements.aboutStyles}
      >
        {(given) => (
          <textarea
            {...given}
            value={text}
            maxLength={MAX_ANNOUNCEMENT_LENGTH}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </FieldWithFault>
      <MessagePreview text={text} picture={shownPicture} hasButtons={title !== null} />
      <div>
        <PlainRow
          name={texts.desk.announcements.title}
          about={[title?.name ?? texts.desk.announcements.noTitle]}
          actions={[
            title
              ? {
                  label: texts.desk.announcements.removeTitle,
                  of: null,
                  onPress: () => change({ title: null }),
                }
              : { label: texts.desk.announcements.chooseTitle, of: null, onPress: () => setChoosing(true) },
          ]}
        />
        <FileButton label={texts.desk.announcements.picture} accept="image/*" onFile={keepPicture}>
          {(open) => (
            <PlainRow
              name={texts.desk.announcements.pictureOf}
              about={[shownPicture ?? texts.desk.announcements.noPicture]}
              actions={[
                picture
                  ? {
                      label: texts.desk.announcements.removePicture,
                      of: null,
                      onPress: () => change({ picture: null }),
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
        onChoose={(one) => one && change({ audience: one })}
      />
      {audience === 'genre' && (
        <GenreField value={genre} onChange={(typed) => change({ genre: typed })} fault={faults.genre} />
      )}
      <FieldWithFault
        label={texts.desk.announcements.when}
        fault={faults.moment}
        note={
          startsAt === null || Number.isNaN(startsAt)
            ? texts.desk.announcements.atOnce
            : texts.desk.announcements.starts(startsAt)
        }
      >
        {(given) => (
          <input
            {...given}
            type="datetime-local"
            value={moment}
            onChange={({ target }) => change({ moment: target.value })}
          />
        )}
      </FieldWithFault>
      <PrimaryButton onPress={show}>{texts.desk.announcements.preview}</PrimaryButton>
      {draft.isDraft && (
        <SecondaryButton onPress={draft.drop}>{texts.desk.announcements.discardDraft}</SecondaryButton>
      )}
      {isChoosing && (
        <TitleChooser
          about={texts.desk.announcements.aboutTitle}
          onTitle={(id, name) => {
            change({ title: { id: Number(id), name } });
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

type Faults = { text?: string; genre?: string; moment?: string };

/** Reasons against a preview, by field. */
function faultsOf({ text, audience, genre, moment }: v.InferOutput<typeof announcementDraft>): Faults {
  const { writeText, chooseGenre, chooseLater } = texts.desk.announcements;
  return {
    ...(text.trim() === '' && { text: writeText }),
    ...(audience === 'genre' && genre.trim() === '' && { genre: chooseGenre }),
    ...(moment !== '' && !(new Date(moment).getTime() > Date.now()) && { moment: chooseLater }),
  };
}
