import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { filesOnJourney } from '../../tools/verify/house/executed-files.mjs';
import { FakeServer } from './calls/fake-server.ts';
import { openApp } from './support/open-app.tsx';
import { title } from './support/title-fixtures.ts';

const HOME = {
  'GET /api/get_top': [title(1)],
  'GET /api/content_in_list/1': { inList: false },
  'POST /api/play_content': '',
};

it('a press of the button asks for a play', async () => {
  const { server, user } = await openApp('/', HOME);
  const button = await screen.findByRole('button', { name: 'Riproduci' });
  const files = await filesOnJourney({ name: 'play', side: 'client' }, async (run) => {
    // After an answer the app is about to close, and takes no second press.
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    await user.click(button);
    await waitFor(() => expect(server.made('POST /api/play_content')).toHaveLength(run + 1));
  });
  expect(files).toContain('src/client/features/playback/play-button.tsx');
});

it('a launch link opens a session', async () => {
  const files = await filesOnJourney({ name: 'session', side: 'client' }, async () => {
    vi.resetModules();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/?user-id=42&key=launch-key');
    const { httpClient } = await import('../../src/client/calls/http-client.ts');
    new FakeServer({ 'POST /api/auth': { jwt: 'token-42' } }).install(httpClient);
    const { openSession } = await import('../../src/client/session/open-session.ts');
    await openSession(new QueryClient());
    expect([localStorage.getItem('jwt'), location.search]).toEqual(['token-42', '']);
  });
  expect(files).toContain('src/client/session/sign-in.ts');
});
