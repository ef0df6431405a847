import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../support/open-page.tsx';
import { stateFixture } from '../wire/state-fixture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the panel moves the clock forward, and the phone shows it', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 22, 21, 30).getTime());
  const actions = openPage({ ...stateFixture, clockAhead: 3_600_000 });
  expect(screen.getAllByText('22:30').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Un giorno' }));
  await waitFor(() => expect(actions).toEqual([{ type: 'advanceClock', seconds: 86_400 }]));
  now.mockRestore();
});
