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
 * A mutation that does not start while another with the same key is in flight, in any component; `busy` is true
 * meanwhile.
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
      if (!onlineManager.isOnline()) throw new Error('offline');
      return mutationFn(input);
    },
    ...callbacks,
  });
  const busy = useIsMutating({ mutationKey }) > 0;
  // Not `busy`: at the second of two quick presses it is still one render behind.
  const run = (input: Input) => {
    if (queries.isMutating({ mutationKey }) === 0) mutate(input);
  };
  return { run, busy };
}
