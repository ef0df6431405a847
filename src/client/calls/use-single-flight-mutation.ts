import {
  type MutationKey,
  onlineManager,
  type UseMutationOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

type MutationOptions<Input, Answer> = Pick<
  UseMutationOptions<Answer, Error, Input>,
  'onSuccess' | 'onError'
> & {
  mutationKey: MutationKey;
  mutationFn: (input: Input) => Promise<Answer>;
};

/**
 * A mutation that is not started while one of the same key is in flight, whichever component started that; `busy` says
 * so meanwhile.
 */
export function useSingleFlightMutation<Input, Answer>({
  mutationKey,
  mutationFn,
  ...callbacks
}: MutationOptions<Input, Answer>) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (input: Input) => {
      if (!onlineManager.isOnline()) throw new Error('nothing is sent while offline');
      return mutationFn(input);
    },
    ...callbacks,
  });
  const busy = useIsMutating({ mutationKey }) > 0;
  // Not by `busy`, which is a render late for the second of two quick presses.
  const run = (input: Input) => {
    if (queries.isMutating({ mutationKey }) === 0) mutate(input);
  };
  return { run, busy };
}
