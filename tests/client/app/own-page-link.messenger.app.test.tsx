import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { offerExtensions, openAppInMessenger } from '../support/open-app.tsx';

const PHOTO = 'https://t.me/i/userpic/320/ada.svg';

const initData = new URLSearchParams({
  user: JSON.stringify({ id: 42, first_name: 'Ada', photo_url: PHOTO }),
  auth_date: '1',
  hash: 'h',
  signature: 's',
}).toString();

beforeEach(offerExtensions);

test('the icon of one’s own page is the photo of the launch data, and the initial where it cannot be loaded', async () => {
  // This host answers no other requests.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openAppInMessenger('/home', { 'GET /api/get_top': [] }, { initData, answers: {} });
  const link = await screen.findByRole('link', { name: 'La tua pagina' });
  await waitFor(() => expect(link.querySelector('img')).toHaveAttribute('src', PHOTO));
  fireEvent.error(link.querySelector('img') ?? link);
  expect(link).toHaveTextContent('A');
});
