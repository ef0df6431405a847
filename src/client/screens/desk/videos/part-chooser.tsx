import type { FormEvent } from 'react';
import type { VideoAnswer } from '../../../../contract/desk/videos.ts';
import { useTextDraft } from '../../../features/drafts/use-draft.ts';
import { texts } from '../../../languages/texts.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import form from '../../../ui/fields/form.module.css';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import styles from '../parts/title-chooser.module.css';
import type { LeftVideo } from './use-settle.ts';

type PartChooserProps = {
  left: LeftVideo;
  name: string | undefined;
  onChosen: (answer: VideoAnswer) => void;
  onClose: () => void;
};

/** A bottom sheet that asks for the season, or the season and the episode, if no name has them. */
export function PartChooser({ left: { post, title, needs }, name, onChosen, onClose }: PartChooserProps) {
  const { value: season, set: setSeason, drop: dropSeason } = useTextDraft(`season of ${post}`, '1');
  const { value: episode, set: setEpisode, drop: dropEpisode } = useTextDraft(`episode of ${post}`);
  const isEpisode = needs === 'episode';
  const isReady = season !== '' && (!isEpisode || episode !== '');
  const choose = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isReady) return;
    const part = { season: Number(season), episode: isEpisode ? Number(episode) : null };
    dropSeason();
    dropEpisode();
    onChosen({ post, isOne: isEpisode, to: { kind: 'title', id: title, ...part } });
  };
  return (
    <BottomSheet
      title={isEpisode ? texts.desk.videos.whichEpisode : texts.desk.videos.whichSeason}
      open
      onClose={onClose}
    >
      <form onSubmit={choose}>
        {name !== undefined && (
          <p className={styles['file']} dir="auto">
            {name}
          </p>
        )}
        <div className={form['fields']}>
          <PartField label={texts.desk.videos.season} value={season} onChange={setSeason} />
          {isEpisode && <PartField label={texts.desk.videos.episode} value={episode} onChange={setEpisode} />}
        </div>
        <PrimaryButton onPress={choose}>{texts.lists.done}</PrimaryButton>
      </form>
    </BottomSheet>
  );
}

type PartFieldProps = { label: string; value: string; onChange: (value: string) => void };

function PartField({ label, value, onChange }: PartFieldProps) {
  return (
    <label>
      {label}
      <input
        inputMode="numeric"
        maxLength={4}
        value={value}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
      />
    </label>
  );
}
