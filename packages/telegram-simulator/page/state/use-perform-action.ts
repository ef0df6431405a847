import { useCallback } from 'react';
import type { ActionInput, ActionResult } from '../../wire-actions.ts';
import { sendAction } from '../wire/send-action.ts';

/** Sends actions to the server; an error is shown as a toast, and the result is undefined then. */
export function usePerformAction(showToast: (text: string) => void) {
  const orToast = useCallback(
    async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
      try {
        return await work();
      } catch (error) {
        showToast(error instanceof Error ? error.message : String(error));
        return undefined;
      }
    },
    [showToast],
  );
  const perform = useCallback(
    <Input extends ActionInput>(action: Input): Promise<ActionResult<Input['type']> | undefined> =>
      orToast(() => sendAction(action)),
    [orToast],
  );
  return { orToast, perform };
}
