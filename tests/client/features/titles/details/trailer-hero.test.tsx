import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { TrailerHero } from '../../../../../src/client/features/titles/details/trailer-hero.tsx';
import { titleSchema } from '../../../../../src/contract/titles.ts';
import { title } from '../../../support/title-fixtures.ts';

const of = (trailer: string | null) => v.parse(titleSchema, title(7, { trailer }));
const play = () => screen.queryByRole('button', { name: 'Guarda il trailer' });

test('a press replaces the banner by the video at once', async () => {
  render(<TrailerHero title={of('https://www.youtube.com/watch?v=a_b-9')} />);
  expect(screen.getByRole('img', { name: 'Titolo 7' })).toBeVisible();
  await userEvent.click(play() ?? document.body);
  const player = screen.getByTitle('Trailer di Titolo 7');
  // YouTube refuses to play for a page that it is not told of.
  expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  const { pathname, searchParams } = new URL(player.getAttribute('src') ?? '');
  expect(pathname).toBe('/embed/a_b-9');
  expect(searchParams.get('autoplay')).toBe('1');
  expect(searchParams.get('playsinline')).toBe('1');
  expect(screen.queryByRole('img')).toBeNull();
});

test('a link leads to the video’s own page', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  render(<TrailerHero title={of('https://www.youtube.com/watch?v=a_b-9')} />);
  await userEvent.click(play() ?? document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Apri su YouTube' }));
  expect(opened).toHaveBeenCalledWith('https://www.youtube.com/watch?v=a_b-9', '_blank', 'noopener');
});

test.each([null, 'https://youtu.be/abc', ''])('with a trailer of %j there is no button', (trailer) => {
  render(<TrailerHero title={of(trailer)} />);
  expect(play()).toBeNull();
});

test('closing the player returns the focus to the play button', async () => {
  render(<TrailerHero title={of('https://www.youtube.com/watch?v=a_b-9')} />);
  await userEvent.click(play() ?? document.body);
  const close = screen.getByRole('button', { name: 'Chiudi il trailer' });
  expect(close).toHaveFocus();
  await userEvent.click(close);
  expect(screen.queryByTitle('Trailer di Titolo 7')).toBeNull();
  expect(screen.getByRole('img', { name: 'Titolo 7' })).toBeVisible();
  expect(play()).toHaveFocus();
});

test('a banner that fails to load is replaced by the cover', () => {
  render(<TrailerHero title={of(null)} />);
  const picture = screen.getByRole('img', { name: 'Titolo 7' });
  expect(picture).toHaveAttribute('src', '/banners/7.webp');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/posters/7.webp');
  expect(picture).toBeVisible();
  expect(picture).toHaveStyle({ opacity: 1 });
});
