import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deferredResponse } from '../calls/fake-server.ts';
import { openAppInMessenger } from '../support/open-app.tsx';

test('web_app_ready is sent once something can be seen, and not before sign-in', async () => {
  const auth = deferredResponse();
  const { host } = await openAppInMessenger('/lists', {
    'POST /api/auth': auth.answerer,
    'GET /api/get_list/*': [],
  });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(host.paramsOf('web_app_ready')).toEqual([]);
  auth.release({ jwt: 'token-42' });
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  await waitFor(() => expect(host.paramsOf('web_app_ready')).toHaveLength(1));
});
