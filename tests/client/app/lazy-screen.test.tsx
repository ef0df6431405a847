import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/client/app/error-boundary.tsx';
import { lazyScreen } from '../../../src/client/app/lazy-screen.ts';
import { expectConsoleError } from '../console-error.ts';

const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);

function show(load: Parameters<typeof lazyScreen>[0]) {
  const Screen = lazyScreen(load);
  return render(
    <ErrorBoundary>
      <Suspense>
        <Screen />
      </Suspense>
    </ErrorBoundary>,
  );
}

const server = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response());
const broken = () => Promise.reject(new Error('gone'));

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

test('code that cannot be had brings the page anew, at the same place', async () => {
  history.replaceState(null, '', '/generi');
  show(broken);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(location.pathname).toBe('/generi');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('once: after that it says so', async () => {
  expectConsoleError(/gone|occurred in one of your React components/);
  show(broken).unmount();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  show(broken);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(reload).toHaveBeenCalledOnce();
});

test('with the server out of reach it says so at once', async () => {
  expectConsoleError(/gone|occurred in one of your React components/);
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(broken);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('when it came in between, the next failure is a new one', async () => {
  show(broken).unmount();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  show(async () => () => <p>Eccomi</p>);
  await screen.findByText('Eccomi');
  show(broken);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
