import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAppInMessenger } from '../../support/open-app.tsx';

test('in a messenger the error page announces itself as ready and has a button back to the chat', async () => {
  const { user, host } = await openAppInMessenger('/error');
  await user.click(await screen.findByRole('button', { name: 'Torna alla chat' }));
  expect(host.paramsOf('web_app_close')).toHaveLength(1);
  await waitFor(() => expect(host.paramsOf('web_app_ready')).toHaveLength(1));
});
