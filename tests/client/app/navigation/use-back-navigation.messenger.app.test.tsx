import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emit } from '../../messenger/fake-host.ts';
import { openAppInMessenger } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

test('in a messenger, nested pages show the messenger’s back button', async () => {
  const { user, host, server } = await openAppInMessenger(
    '/lists',
    {
      'GET /api/get_list/*': [title(7, { generi: null })],
      'GET /api/get_content/7': title(7, { generi: 'Noir' }),
      'GET /api/get_genere/*': [],
      'GET /api/content_in_list/*': {},
    },
    { initData: 'user=%7B%22id%22%3A42%2C%22first_name%22%3A%22Ada%22%7D&auth_date=1&hash=h&signature=s' },
  );
  const shown = () => host.paramsOf('web_app_setup_back_button').at(-1);
  const [cover] = await screen.findAllByRole('link', { name: 'Titolo 7' });
  expect(shown()).not.toEqual({ is_visible: true });
  await user.click(cover ?? document.body);
  await waitFor(() => expect(shown()).toEqual({ is_visible: true }));
  expect(screen.queryByRole('button', { name: 'Indietro' })).toBeNull();
  const navigation = screen.getByRole('navigation', { name: 'Sezioni' });
  expect(navigation.closest('header')?.children, 'the bar is one line').toHaveLength(1);
  await user.click(await screen.findByRole('link', { name: 'Noir' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Genere: Noir' })).toBeVisible();
  expect(shown()).toEqual({ is_visible: true });
  emit('back_button_pressed');
  await waitFor(() => expect(location.pathname).toBe('/content-view/7'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Titolo 7' })).toBeVisible();
  emit('back_button_pressed');
  await waitFor(() => expect(location.pathname).toBe('/lists'));
  await waitFor(() => expect(shown()).toEqual({ is_visible: false }));
  const bar = () => screen.getByRole('navigation', { name: 'Sezioni' }).closest('header');
  await waitFor(() => expect(bar()?.children).toHaveLength(2));

  const [auth] = server.made('POST /api/auth');
  expect(auth?.headers['X-Telegram-Init-Data']).toMatch(/^user=.*hash=h/);
});
