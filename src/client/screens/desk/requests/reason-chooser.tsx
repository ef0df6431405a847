import { type FormEvent, useState } from 'react';
import { type DeskRequest, MAX_REASON_LENGTH } from '../../../../contract/desk-requests.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import form from '../parts/form.module.css';
import styles from '../parts/title-chooser.module.css';
import { Option } from '../parts/title-chooser.tsx';

type ReasonChooserProps = {
  requests: readonly DeskRequest[];
  onReason: (reason: string) => void;
  onClose: () => void;
};

/** The chat's reasons. */
const REASONS = ['Non si trova.', 'Non è adatto al catalogo.', 'Non è ancora uscito.'];

/** A bottom sheet that asks why requests are rejected. */
export function ReasonChooser({ requests, onReason, onClose }: ReasonChooserProps) {
  const [own, setOwn] = useState('');
  const reject = (event?: FormEvent) => {
    event?.preventDefault();
    if (own.trim() !== '') onReason(own.trim());
  };
  const [first, ...others] = requests;
  const many = others.length > 0;
  return (
    <BottomSheet title={many ? 'Perché le rifiuti?' : 'Perché la rifiuti?'} open onClose={onClose}>
      <div className={styles['content']}>
        <p className={styles['file']} dir="auto">
          {many ? `${requests.length} richieste` : first?.name}: lo legge chi l’ha chiesto.
        </p>
        <ul className={`${styles['options']} ${styles['plain']}`} aria-label="Motivi">
          {REASONS.map((reason) => (
            <Option key={reason} name={reason} line="" onPress={() => onReason(reason)} />
          ))}
        </ul>
        <form onSubmit={reject}>
          <div className={styles['part']}>
            <label>
              Un altro motivo
              <input
                maxLength={MAX_REASON_LENGTH}
                value={own}
                onChange={({ target }) => setOwn(target.value)}
              />
            </label>
          </div>
          <div className={form['buttons']}>
            <SecondaryButton danger onPress={reject}>
              Rifiuta
            </SecondaryButton>
          </div>
        </form>
      </div>
    </BottomSheet>
  );
}
