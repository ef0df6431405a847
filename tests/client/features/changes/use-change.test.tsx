import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../../src/client/calls/query-client.ts';
import { useChange } from '../../../../src/client/features/changes/use-change.ts';

/** Two controls for the same mutation, and their requests. */
function place(...keys: string[]) {
  const queries = createQueryClient();
  const answers: (() => void)[] = [];
  const send = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const { result } = renderHook(() => keys.map((key) => useChange<void, void>({ key: [key], send })), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  const press = (nth: number) => act(() => result.current[nth]?.run());
  return { send, answers, press, busy: () => result.current.map((one) => one.busy) };
}

test('one title is changed once at a time, and both controls are busy', async () => {
  const { send, answers, press, busy } = place('1', '1');
  press(0);
  press(1);
  await waitFor(() => expect(busy()).toEqual([true, true]));
  expect(send).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await waitFor(() => expect(busy()).toEqual([false, false]));
  press(1);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('different titles are changed in parallel', async () => {
  const { send, press, busy } = place('1', '2');
  press(0);
  await waitFor(() => expect(busy()).toEqual([true, false]));
  press(1);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('nothing is sent while offline', async () => {
  onlineManager.setOnline(false);
  const { send, press, busy } = place('1');
  press(0);
  await waitFor(() => expect(busy()).toEqual([false]));
  onlineManager.setOnline(true);
  await act(async () => {});
  expect(send).not.toHaveBeenCalled();
});
