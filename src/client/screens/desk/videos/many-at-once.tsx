import type { ShownGroups } from '../../../../contract/desk-videos.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import type { Progress } from './use-settle.ts';
import styles from './videos-section.module.css';

type ManyAtOnceProps = {
  show: ShownGroups;
  /** Groups of the part that is shown. */
  all: number;
  /** Groups that are chosen, and those of them that offer an answer. */
  selected: number;
  offered: number;
  progress: Progress | undefined;
  onAcceptAll: () => void;
  onAccept: () => void;
  onIgnore: () => void;
  onSelectAll: () => void;
  onSelectNone: () => void;
};

/** What settles many groups at once: all of a part, or those that are chosen. */
export function ManyAtOnce(props: ManyAtOnceProps) {
  const { show, all, selected, offered, progress } = props;
  const isBulk = (show === 'known' || show === 'unknown') && all > 1 && selected === 0;
  return (
    <div className={selected > 0 ? `${styles['many']} ${styles['held']}` : styles['many']}>
      <p className={styles['progress']} role="status">
        {progress && `Fatti ${progress.done} di ${progress.all} …`}
      </p>
      {isBulk && !progress && (
        <PrimaryButton className={styles['bulk'] ?? ''} onPress={props.onAcceptAll}>
          {show === 'known' ? `Accetta tutti e ${all}` : `Crea tutti e ${all} i titoli`}
        </PrimaryButton>
      )}
      {selected > 0 && (
        <>
          <span>{selected === 1 ? '1 scelto' : `${selected} scelti`}</span>
          {offered > 0 && <PrimaryButton onPress={props.onAccept}>{`Accetta (${offered})`}</PrimaryButton>}
          <SecondaryButton danger onPress={props.onIgnore}>
            Ignora
          </SecondaryButton>
          <SecondaryButton onPress={props.onSelectAll}>Tutti</SecondaryButton>
          <SecondaryButton onPress={props.onSelectNone}>Nessuno</SecondaryButton>
        </>
      )}
    </div>
  );
}
