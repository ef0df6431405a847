import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { emit } from '../../messenger/fake-host.ts';
import { offerExtensions, openAppInMessenger } from '../../support/open-app.tsx';
import { overQuota } from '../../support/storage-over-quota.ts';

const ANSWERS = {
  'GET /api/gestione': { role: 'owner', waiting: {} },
  'GET /api/gestione/announcements': { announcements: [] },
  'GET /api/get_generi/0': [],
  'GET /api/get_top': [],
};

it('where nothing is stored the messenger asks before it closes, on our screens, while something is typed', async () => {
  offerExtensions();
  vi.stubGlobal('localStorage', overQuota(localStorage));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { host, user } = await openAppInMessenger('/gestione/annunci', ANSWERS, { version: '8.0' });
  const isAsking = () => host.paramsOf('web_app_setup_closing_behavior').at(-1);
  const field = await screen.findByRole('textbox', { name: 'Testo' });
  await user.type(field, 'S');
  await waitFor(() => expect(isAsking()).toEqual({ need_confirmation: true }));
  emit('back_button_pressed');
  await waitFor(() => expect(isAsking()).toEqual({ need_confirmation: false }));
});
