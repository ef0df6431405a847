import { onlineManager, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

type Job<Input, Answer> = {
  send: (input: Input) => Promise<Answer>;
  onSuccess: (answer: Answer, input: Input) => Promise<void> | void;
  onError: (input: Input) => void;
};

/**
 * A call that changes something: while it is on its way, to run it again does nothing. `busy` follows a
 * moment later, too late for the second of two quick presses.
 */
export function useOneAtATime<Input, Answer>({ send, onSuccess, onError }: Job<Input, Answer>) {
  const running = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) => {
      if (!onlineManager.isOnline()) throw new Error('nothing is sent while offline');
      return send(input);
    },
    onSuccess,
    onError: (_error, input) => onError(input),
    onSettled: () => {
      running.current = false;
    },
  });
  const run = (input: Input) => {
    if (running.current) return;
    running.current = true;
    mutate(input);
  };
  return { run, busy: isPending };
}
