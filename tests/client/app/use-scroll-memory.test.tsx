import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { layOut, scrollDownTo } from '../support/layout.ts';
import { open } from '../support/open.tsx';
import { title } from '../support/titles.ts';

beforeEach(() => layOut(5000));

test('a new page starts at its top; back finds the old place', async () => {
  const { user } = await open('/lists', {
    'GET /api/get_list/*': [title(7, { generi: null })],
    'GET /api/get_content/7': title(7, { generi: null }),
    'GET /api/content_in_list/*': {},
  });
  const [cover] = await screen.findAllByRole('link', { name: 'Titolo 7' });
  scrollDownTo(1200);
  await user.click(cover ?? document.body);
  await waitFor(() => expect(location.pathname).toBe('/content-view/7'));
  await screen.findByText('Una trama.');
  expect(window.scrollY).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Indietro' }));
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  expect(window.scrollY).toBe(1200);
});
