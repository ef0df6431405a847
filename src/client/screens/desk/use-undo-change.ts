import { undoChange } from '../../../contract/desk/changes.ts';
import { httpStatusOf } from '../../calls/failed-request.ts';
import { sendRequest } from '../../calls/send-request.ts';
import { texts } from '../../languages/texts.ts';
import { showToast } from '../../ui/overlays/toast.tsx';
import { useDeskChange, withRetries } from './use-desk-change.ts';

/** Names in a message. */
const MAX_NAMES = 3;

/**
 * Undoes a recorded change, and names the values that have changed since and stay. `show` shows its outcome at
 * once.
 */
export function useUndoChange(show?: (change: string) => Promise<void>): (change: string) => void {
  return useDeskChange({
    send: (change: string) => withRetries(() => sendRequest(undoChange, { body: { change } })),
    ...(show && { onMutate: show }),
    onSuccess({ left: { count, names } }) {
      if (count > 0)
        showToast({ text: texts.desk.changes.left(count, names.slice(0, MAX_NAMES).join(', ')) });
    },
    refused: (error) =>
      httpStatusOf(error) === 409 ? texts.desk.changes.changedSince : texts.desk.unchanged,
  });
}
