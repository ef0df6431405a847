import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { held } from '../calls/fake-server.ts';
import { openInMessenger } from '../support/open.tsx';

test('the messenger’s placeholder goes with the shell’s own first frame, whatever was painted before', async () => {
  const auth = held();
  const { host } = await openInMessenger('/lists', {
    'POST /api/auth': auth.answerer,
    'GET /api/get_list/*': [],
  });
  document.body.prepend('a shape');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(host.told('web_app_ready')).toEqual([]);
  auth.release({ jwt: 'token-42' });
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  await waitFor(() => expect(host.told('web_app_ready')).toHaveLength(1));
});
