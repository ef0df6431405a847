import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emit } from '../../messenger/fake-host.ts';
import { openAppInMessenger } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

const seven = title(7, { generi: null, trailer: 'https://www.youtube.com/watch?v=a_b-9' });

test('the messenger’s back button first closes overlays, then leaves the page', async () => {
  const { user, host } = await openAppInMessenger('/lists', {
    'GET /api/check_premium_status': { isPremium: true },
    'GET /api/get_list/*': [seven],
    'GET /api/get_custom_lists': [],
    'GET /api/get_content/7': seven,
    'GET /api/content_in_list/*': {},
  });
  const shown = () => host.paramsOf('web_app_setup_back_button').at(-1);
  const back = () => emit('back_button_pressed');
  const [cover = document.body] = await screen.findAllByRole('link', { name: 'Titolo 7' });

  await user.pointer({ keys: '[MouseRight]', target: cover });
  await screen.findByRole('dialog', { name: 'Titolo 7' });
  await waitFor(() => expect(shown()).toEqual({ is_visible: true }));
  back();
  await waitFor(() => expect(shown()).toEqual({ is_visible: false }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click((await screen.findAllByRole('link', { name: 'Titolo 7' }))[0] ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Guarda il trailer' }));
  await screen.findByTitle('Trailer di Titolo 7');
  back();
  await waitFor(() => expect(screen.queryByTitle('Trailer di Titolo 7')).toBeNull());

  await user.click(await screen.findByRole('button', { name: 'Liste' }));
  await screen.findByRole('dialog', { name: 'Le tue liste' });
  back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/content-view/7');
  expect(shown()).toEqual({ is_visible: true });

  back();
  await waitFor(() => expect(location.pathname).toBe('/lists'));
});
