import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deferredResponse, StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { openAppInMessenger } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

test('in a messenger the app closes after a successful response, and stays open after a failure', async () => {
  expectConsoleError(/POST \/api\/play_content/);
  const { server, user, host } = await openAppInMessenger('/', {
    'GET /api/get_top': [title(1)],
    'GET /api/content_in_list/1': { inList: false },
    'POST /api/play_content': new StubResponse(503),
  });
  const closed = () => host.paramsOf('web_app_close').length;
  await user.click(await screen.findByRole('button', { name: 'Riproduci' }));
  await screen.findByText('La riproduzione non è partita.');
  const answer = deferredResponse();
  server.answer('POST /api/play_content', answer.answerer);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(server.made('POST /api/play_content')).toHaveLength(2));
  expect(closed()).toBe(0);
  answer.release('');
  await waitFor(() => expect(closed()).toBe(1));

  server.answer('POST /api/search_content', '');
  await user.click(screen.getByRole('button', { name: 'Cerca' }));
  await waitFor(() => expect(closed()).toBe(2));
  expect(host.paramsOf('web_app_request_write_access')).toEqual([]);
});

test('the second press of a double tap sends nothing, though the first one is answered by then', async () => {
  const { server, host } = await openAppInMessenger('/', {
    'GET /api/get_top': [title(1)],
    'GET /api/content_in_list/1': { inList: false },
    'POST /api/play_content': '',
  });
  const play = await screen.findByRole('button', { name: 'Riproduci' });
  fireEvent.click(play);
  await waitFor(() => expect(host.paramsOf('web_app_close')).toHaveLength(1));
  fireEvent.click(play);
  expect(server.made('POST /api/play_content')).toHaveLength(1);
  await waitFor(() => {
    fireEvent.click(play);
    expect(server.made('POST /api/play_content')).toHaveLength(2);
  });
});
