import type { FormEvent } from 'react';
import { type DeskRequest, MAX_REASON_LENGTH, READY_REASONS } from '../../../../contract/desk/requests.ts';
import { useTextDraft } from '../../../features/drafts/use-draft.ts';
import { texts } from '../../../languages/texts.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import form from '../../../ui/fields/form.module.css';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import cells from '../../../ui/rows/cells.module.css';
import { ActionCell } from '../../../ui/rows/cells.tsx';
import styles from '../parts/title-chooser.module.css';

type ReasonChooserProps = {
  requests: readonly DeskRequest[];
  onReason: (reason: string) => void;
  onClose: () => void;
};

const READY = texts.desk.requests.readyReasons;

/** A bottom sheet with reasons to reject requests. */
export function ReasonChooser({ requests, onReason, onClose }: ReasonChooserProps) {
  const { value: own, set: setOwn, drop } = useTextDraft(`reject ${requests.map(({ id }) => id).join()}`);
  const choose = (reason: string) => {
    drop();
    onReason(reason);
  };
  const reject = (event?: FormEvent) => {
    event?.preventDefault();
    if (own.trim() !== '') choose(own.trim());
  };
  const [first, ...others] = requests;
  const about = first && others.length === 0 ? first.name : texts.desk.requests.count(requests.length);
  return (
    <BottomSheet title={texts.desk.requests.whyReject(requests.length)} open onClose={onClose}>
      <div className={styles['content']}>
        <p className={styles['file']} dir="auto">
          {texts.desk.requests.whoReads(about)}
        </p>
        <ul className={cells['cells']} aria-label={texts.desk.requests.reasons}>
          {READY_REASONS.map((reason) => (
            <ActionCell key={reason} label={READY[reason]} onPress={() => choose(reason)} />
          ))}
        </ul>
        <form className={styles['own']} onSubmit={reject}>
          <div className={form['fields']}>
            <label>
              {texts.desk.requests.otherReason}
              <input
                maxLength={MAX_REASON_LENGTH}
                value={own}
                onChange={({ target }) => setOwn(target.value)}
              />
            </label>
          </div>
          <div className={form['buttons']}>
            <SecondaryButton danger onPress={reject}>
              {texts.desk.requests.reject}
            </SecondaryButton>
          </div>
        </form>
      </div>
    </BottomSheet>
  );
}
