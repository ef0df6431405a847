import { useCallback } from 'react';
import type { ActionInput, ActionResult } from '../../wire-actions.ts';
import { act } from '../wire/act.ts';

/** Work that may fail: `say` gets to know why, and the answer is undefined then. */
export function usePerform(say: (text: string) => void) {
  const trying = useCallback(
    async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
      try {
        return await work();
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
        return undefined;
      }
    },
    [say],
  );
  const perform = useCallback(
    <Input extends ActionInput>(action: Input): Promise<ActionResult<Input['type']> | undefined> =>
      trying(() => act(action)),
    [trying],
  );
  return { trying, perform };
}
