import { AppRoot } from '@telegram-apps/telegram-ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Link, MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ScreenErrorBoundary } from '../../../../src/client/app/errors/screen-error-boundary.tsx';
import { lazyComponent } from '../../../../src/client/lib/code-loading/lazy-component.tsx';
import { expectConsoleError } from '../../console-error.ts';

vi.spyOn(window, 'fetch').mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));

const loadGenres = vi.fn(() => Promise.resolve(() => <h1>Generi</h1>));
const chunkIsMissing = () => Promise.reject(new Error('no chunk'));

function Layout() {
  return (
    <>
      <nav>
        <Link to="/films">Film</Link>
      </nav>
      <Suspense>
        <ScreenErrorBoundary>
          <Outlet />
        </ScreenErrorBoundary>
      </Suspense>
    </>
  );
}

function openGenres() {
  const GenresScreen = lazyComponent(loadGenres);
  render(
    <AppRoot>
      <MemoryRouter initialEntries={['/generi']}>
        <Routes>
          <Route element={<Layout />}>
            <Route path="generi" element={<GenresScreen />} />
            <Route path="films" element={<h1>Film</h1>} />
            <Route path="home" element={<h1>Home</h1>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </AppRoot>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  loadGenres.mockClear();
  expectConsoleError(/no chunk|occurred in one of your React components/);
});

test('a screen whose code is missing leaves the navigation in place, and other screens open', async () => {
  loadGenres.mockImplementationOnce(chunkIsMissing);
  const user = openGenres();
  expect(await screen.findByRole('alert')).toHaveTextContent('Qualcosa si è rotto.');
  await user.click(screen.getByRole('link', { name: 'Film' }));
  expect(await screen.findByRole('heading', { name: 'Film' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the error links home', async () => {
  loadGenres.mockImplementationOnce(chunkIsMissing);
  const user = openGenres();
  await user.click(await screen.findByRole('link', { name: 'Torna alla home' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('‘Riprova’ loads the code again, as often as it is pressed', async () => {
  loadGenres.mockImplementationOnce(chunkIsMissing).mockImplementationOnce(chunkIsMissing);
  const user = openGenres();
  await user.click(await screen.findByRole('button', { name: 'Riprova' }));
  await vi.waitFor(() => expect(loadGenres).toHaveBeenCalledTimes(2));
  await user.click(await screen.findByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { name: 'Generi' })).toBeVisible();
});

test('it loads without a press when the network returns', async () => {
  loadGenres.mockImplementationOnce(chunkIsMissing);
  openGenres();
  await screen.findByRole('alert');
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Generi' })).toBeVisible();
  expect(loadGenres).toHaveBeenCalledTimes(2);
});
