import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeMovieNight, match, ROOM_PATH } from '../../../support/fake-movie-night.ts';
import { openApp } from '../../../support/open-app.tsx';

test('a chosen title that is gone says so, and is back when it is shown again', async () => {
  const night = new FakeMovieNight();
  await openApp(ROOM_PATH, night.answers());
  await screen.findByRole('heading', { name: 'Titolo 1', level: 2 });
  night.change({ state: 'chosen', chosen: null });
  expect(await screen.findByRole('heading', { name: 'Il titolo scelto non c’è più' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'No' })).toBeNull();
  night.change({ chosen: match(2) });
  expect(await screen.findByRole('heading', { name: 'Titolo 2', level: 2 })).toBeVisible();
});
