import {
  type MutationKey,
  onlineManager,
  type UseMutationOptions,
  useIsMutating,
  useQueryClient,
} from '@tanstack/react-query';
import { texts } from '../../languages/texts.ts';
import { haptic } from '../../messenger/haptic.ts';
import { showToast } from '../../ui/overlays/toast.tsx';

/** `onMutate` shows the outcome before the server knows it. */
type Change<Input, Answer> = Pick<
  UseMutationOptions<Answer, unknown, Input>,
  'onMutate' | 'onSuccess' | 'onError' | 'onSettled'
> & {
  key: MutationKey;
  /**
   * `in order`: changes of the same key are sent one after the other. `kept`: an outbox of the phone sends them, and `send`
   * waits for that. Without either, a press during a pending change does nothing, and one made offline fails at once.
   */
  order?: 'in order' | 'kept';
  send: (input: Input) => Promise<Answer>;
  /** The toast's text after a failure. */
  refused?: string | ((error: unknown) => string);
  /** Adds 'Riprova' to the toast. */
  canRetry?: (error: unknown) => boolean;
};

/** Changes data on the server. `busy` while a change of this key is in flight, in any component. */
export function useChange<Input, Answer>({
  key: mutationKey,
  order,
  send,
  refused,
  canRetry,
  ...callbacks
}: Change<Input, Answer>) {
  const queries = useQueryClient();
  const options = {
    ...callbacks,
    mutationKey,
    ...(order === 'in order' && { scope: { id: String(mutationKey[0]) } }),
    mutationFn: (input: Input) => {
      if (!order && !onlineManager.isOnline()) throw new Error('offline');
      return send(input);
    },
    onError: (error, input, ...context) => {
      haptic.notify('error');
      const text = typeof refused === 'function' ? refused(error) : refused;
      const action = { label: texts.common.retry, onPress: () => run(input) };
      if (text) showToast({ text, ...(canRetry?.(error) && { action }) });
      return callbacks.onError?.(error, input, ...context);
    },
  } satisfies UseMutationOptions<Answer, unknown, Input>;
  const busy = useIsMutating({ mutationKey }) > 0;
  const run = (input: Input) => {
    // Not `busy`: at the second of two quick presses it is still one render behind.
    if (!order && queries.isMutating({ mutationKey }) > 0) return;
    // `useMutation` would bring an observer of the answer, which nothing here shows; `onError` has the failure.
    queries
      .getMutationCache()
      .build(queries, options)
      .execute(input)
      .catch(() => undefined);
  };
  return { run, busy };
}
