import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isTransient } from '../../calls/retries.ts';
import { useChange } from '../../features/changes/use-change.ts';
import { texts } from '../../languages/texts.ts';
import { haptic } from '../../messenger/haptic.ts';
import { DESK_KEY } from './desk-query.ts';
import type { Progress } from './parts/many-at-once.tsx';

const CHANGE_KEY = [DESK_KEY, 'change'];
const ATTEMPTS = 3;
const PAUSE_MS = 500;

type DeskChange<Input, Answer> = Pick<
  Parameters<typeof useChange<Input, Answer>>[0],
  'send' | 'onMutate' | 'onSuccess'
> & {
  /** The toast's text after a failure. */
  refused: string | ((error: unknown) => string);
  /** Nothing else of the desk changes than `onMutate` shows: only a failure fetches it again. */
  isShownWhole?: boolean;
};

/**
 * A change at the desk: seen at once, sent in the order of the presses, and undone with a message where it fails. After
 * the last one all that the desk shows is fetched again, unless it is shown already.
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
      // An answer that does not know of the changes that are on their way would show what they have changed again.
      if (queries.isMutating({ mutationKey: CHANGE_KEY }) <= 1)
        void queries.invalidateQueries({ queryKey: [DESK_KEY] });
    },
  });
  return (input) => {
    haptic.selection();
    run(input);
  };
}

/** Takes back what was done last, once, by a key or by the toast's `action`; nothing where undefined was remembered. */
export function useUndo<Done>(takeBack: (done: Done) => void) {
  const last = useRef<Done>();
  const undo = () => {
    if (last.current !== undefined) takeBack(last.current);
    last.current = undefined;
  };
  const remember = (done: Done | undefined) => {
    last.current = done;
  };
  return { undo, remember, action: { label: texts.common.undo, onPress: undo } };
}

/** Makes a call that is safe to repeat, again after failures that may pass. */
export async function withRetries<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}

/** Sends many in steps of so many, so that none takes long; returns the answers. */
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
