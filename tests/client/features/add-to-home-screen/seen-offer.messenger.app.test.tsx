import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openAppInMessenger } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

test('once the offer of the home screen has been seen, the messenger is not asked again', async () => {
  const opening = openAppInMessenger(
    '/',
    {
      'GET /api/get_top': [title(1)],
      'GET /api/content_in_list/1': { inList: false },
    },
    { answers: { web_app_check_home_screen: ['home_screen_checked', { status: 'missed' }] } },
  );
  // Opening has cleared the storage by now.
  localStorage.setItem('vetrina.home-screen', 'yes');
  const read = vi.spyOn(Storage.prototype, 'getItem');
  const { host } = await opening;
  await waitFor(() => expect(read).toHaveBeenCalledWith('vetrina.home-screen'));
  expect(host.paramsOf('web_app_check_home_screen')).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Schermata Home' })).toBeNull();
});
