import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { emit } from '../../messenger/fake-host.ts';
import { offerExtensions, openAppInMessenger } from '../../support/open-app.tsx';
import { overQuota } from '../../support/storage-over-quota.ts';

const ANSWERS = {
  'GET /api/gestione': { role: 'owner', waiting: {} },
  'GET /api/gestione/announcements': { announcements: [] },
  'GET /api/get_generi/0': [],
};

type Asked = { req_id: string; key: string; value?: string | null };

it('where the browser stores nothing, drafts are in the messenger’s storage', async () => {
  offerExtensions();
  vi.stubGlobal('localStorage', overQuota(localStorage));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const draft = { text: 'Stasera', title: null, picture: null, audience: 'all', genre: '', moment: '' };
  const device = new Map([['vetrina.drafts.42', JSON.stringify({ announcement: draft })]]);
  const { host, user } = await openAppInMessenger('/gestione/annunci', ANSWERS, { version: '9.0' });
  const answered = new Set<string>();
  const answer = () => {
    for (const [method, params] of host.calls) {
      if (!method.startsWith('web_app_device_storage')) continue;
      const { req_id, key, value } = params as Asked;
      if (answered.has(req_id)) continue;
      answered.add(req_id);
      if (method.endsWith('get_key'))
        emit('device_storage_key_received', { req_id, value: device.get(key) ?? null });
      else {
        device.set(key, value ?? '');
        emit('device_storage_key_saved', { req_id });
      }
    }
  };
  const timer = setInterval(answer, 10);
  const field = await screen.findByRole('textbox', { name: 'Testo' });
  await waitFor(() => expect(field).toHaveValue('Stasera'));
  await user.type(field, '!');
  await waitFor(() => expect(device.get('vetrina.drafts.42')).toContain('Stasera!'));
  clearInterval(timer);
  await waitFor(() =>
    expect(host.paramsOf('web_app_setup_closing_behavior').at(-1)).not.toEqual({ need_confirmation: true }),
  );
});
