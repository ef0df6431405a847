import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../../support/open.tsx';
import { titles } from '../../support/titles.ts';

test('a banner and four carousels', async () => {
  const { server } = await open('/home', {
    'GET /api/get_top': titles(45),
    'GET /api/content_in_list/*': { inList: false },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Titolo 1');
  expect(screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
    'I più piaciuti',
    'I più adorati',
    'I più visti',
    'Nuove uscite',
  ]);
  expect(server.made('GET /api/get_top')).toHaveLength(1);
});
