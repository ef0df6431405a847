import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isTransient } from '../../calls/retries.ts';
import { useChange } from '../../features/changes/use-change.ts';
import { wait } from '../../lib/timing/wait.ts';
import { haptic } from '../../messenger/haptic.ts';
import { DESK_KEY } from './desk-query.ts';
import type { Progress } from './parts/many-at-once.tsx';

const CHANGE_KEY = [DESK_KEY, 'change'];
const ATTEMPTS = 3;
const PAUSE_MS = 500;

type DeskChange<Input, Answer> = Pick<
  Parameters<typeof useChange<Input, Answer>>[0],
  'send' | 'onMutate' | 'onSuccess' | 'onError'
> & {
  /** The toast's text after a failure; none where `onError` says it. */
  refused?: string | ((error: unknown) => string);
  /** `onMutate` shows the whole change: only a failure fetches the desk again. */
  isShownWhole?: boolean;
};

/**
 * A change at the desk: shown at once, sent in the order of the presses, and undone with a message if it fails.
 * After the last one the desk is fetched again, unless everything is shown already.
 */
export function useDeskChange<Input, Answer>({
  isShownWhole = false,
  ...change
}: DeskChange<Input, Answer>): (input: Input) => void {
  const queries = useQueryClient();
  const { run } = useChange({
    ...change,
    key: CHANGE_KEY,
    order: 'in order',
    onSettled: (_, error) => {
      if (isShownWhole && !error) return;
      // An answer without the pending changes would undo them on the screen.
      if (queries.isMutating({ mutationKey: CHANGE_KEY }) <= 1)
        void queries.invalidateQueries({ queryKey: [DESK_KEY] });
    },
  });
  return (input) => {
    haptic.selection();
    run(input);
  };
}

/** Takes actions back, each once: the last one by a key, or each one by the toast that `remember` returns the undo for. */
export function useUndo<Done>(takeBack: (done: Done) => void) {
  const last = useRef<() => void>();
  const remember = (done: Done) => {
    let isOpen = true;
    const takeItBack = () => {
      if (isOpen) takeBack(done);
      isOpen = false;
    };
    last.current = takeItBack;
    return takeItBack;
  };
  return { undo: () => last.current?.(), remember };
}

/** Makes a call that is safe to repeat, again after failures that may pass. */
export async function withRetries<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      await wait(PAUSE_MS * attempt);
    }
  }
}

/** Sends many items in steps of limited size, so that none takes long; returns the answers. */
export async function sendInSteps<Item, Answer>(
  items: readonly Item[],
  atOnce: number,
  send: (some: Item[]) => Promise<Answer>,
  onStep?: (progress: Progress) => void,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let done = 0; done < items.length; done += atOnce) {
    if (items.length > atOnce) onStep?.({ done, all: items.length });
    answers.push(await withRetries(() => send(items.slice(done, done + atOnce))));
  }
  return answers;
}
