import {
  type MutationKey,
  onlineManager,
  type UseMutationOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

type Change<Input, Answer> = Pick<UseMutationOptions<Answer, Error, Input>, 'onSuccess' | 'onError'> & {
  mutationKey: MutationKey;
  mutationFn: (input: Input) => Promise<Answer>;
};

/**
 * A call that changes something: while one of this key is on its way, whoever sent it, to run it again does nothing
 * and `busy` says so.
 */
export function useOneAtATime<Input, Answer>({ mutationKey, mutationFn, ...told }: Change<Input, Answer>) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (input: Input) => {
      if (!onlineManager.isOnline()) throw new Error('nothing is sent while offline');
      return mutationFn(input);
    },
    ...told,
  });
  const busy = useIsMutating({ mutationKey }) > 0;
  // Asked of the cache: `busy` follows a render later, too late for the second of two quick presses.
  const run = (input: Input) => {
    if (queries.isMutating({ mutationKey }) === 0) mutate(input);
  };
  return { run, busy };
}
