import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

const answers = {
  'GET /api/get_list/liste': [title(7, { generi: null })],
  'GET /api/get_list/*': [],
  'GET /api/get_generi/*': [],
  'GET /api/get_content/7': title(7, { generi: null }),
  'GET /api/content_in_list/*': {},
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a new page starts at its top; the first page keeps the browser’s focus', async () => {
  const { user } = await openApp('/lists', answers);
  await heading('Liste');
  expect(screen.getByRole('main')).not.toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Generi' }));
  await heading('Generi');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('back focuses the link that was followed', async () => {
  const { user } = await openApp('/lists', answers);
  // Uses the keyboard: the mouse does not focus links in a draggable row.
  (await screen.findByRole('link', { name: 'Titolo 7' })).focus();
  await user.keyboard('{Enter}');
  await heading('Titolo 7');
  await user.click(screen.getByRole('button', { name: 'Indietro' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Titolo 7' })).toHaveFocus());
});

test('back focuses the followed link among several equal ones', async () => {
  const { user } = await openApp('/lists', {
    ...answers,
    'GET /api/get_list/mi_piace': [title(7, { generi: null })],
  });
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Titolo 7' })).toHaveLength(2));
  screen.getAllByRole('link', { name: 'Titolo 7' })[1]?.focus();
  await user.keyboard('{Enter}');
  await heading('Titolo 7');
  await user.click(screen.getByRole('button', { name: 'Indietro' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Titolo 7' })[1]).toHaveFocus());
});
