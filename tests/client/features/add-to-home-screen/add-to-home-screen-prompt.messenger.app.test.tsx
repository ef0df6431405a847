import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadApp, openAppInMessenger } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

const answers = { 'GET /api/get_top': [title(1)], 'GET /api/content_in_list/1': { inList: false } };
const offer = () => screen.queryByRole('region', { name: 'Schermata Home' });

test('the home screen is offered once, if possible', async () => {
  const { user, host, unmount } = await openAppInMessenger('/', answers, {
    answers: { web_app_check_home_screen: ['home_screen_checked', { status: 'missed' }] },
  });
  await waitFor(() => expect(offer()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
  expect(host.paramsOf('web_app_add_to_home_screen')).toHaveLength(1);
  expect(offer()).toBeNull();
  unmount();
  await loadApp('/', answers);
  await screen.findByRole('region', { name: 'Titolo 1' });
  expect(offer()).toBeNull();
});
