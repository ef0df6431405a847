import { render, screen, waitFor } from '@testing-library/react';
import { type JSX, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../../../src/client/app/errors/error-boundary.tsx';
import { lazyComponent } from '../../../../src/client/lib/code-loading/lazy-component.tsx';
import { expectConsoleError } from '../../console-error.ts';

const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);

function show(load: () => Promise<() => JSX.Element>) {
  const Screen = lazyComponent(load);
  return render(
    <ErrorBoundary>
      <Suspense>
        <Screen />
      </Suspense>
    </ErrorBoundary>,
  );
}

const server = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response());
const broken = () => Promise.reject(new Error('failed'));

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

test('a screen whose code fails to load reloads the page at the same address', async () => {
  history.replaceState(null, '', '/generi');
  show(broken);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(location.pathname).toBe('/generi');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a second failure after the reload shows the error', async () => {
  expectConsoleError(/failed|occurred in one of your React components/);
  show(broken).unmount();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  show(broken);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(reload).toHaveBeenCalledOnce();
});

test('with the server unreachable the error shows at once, without a reload', async () => {
  expectConsoleError(/failed|occurred in one of your React components/);
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(broken);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('what has been preloaded renders at once, without a fallback in between', async () => {
  const Screen = lazyComponent(async () => () => <p>Eccomi</p>);
  await Screen.preload();
  render(
    <Suspense fallback={<p>Ancora niente</p>}>
      <Screen />
    </Suspense>,
  );
  expect(screen.getByText('Eccomi')).toBeVisible();
});
