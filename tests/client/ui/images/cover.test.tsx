import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cover } from '../../../../src/client/ui/images/cover.tsx';

test('without an image a tile shows the name', () => {
  render(<Cover src={null} name="Il gattopardo" />);
  expect(screen.getByText('Il gattopardo')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a tile whose image fails shows the name until it gets another image', () => {
  const { rerender } = render(<Cover src="/missing.webp" name="Il gattopardo" />);
  fireEvent.error(screen.getByRole('img', { name: 'Il gattopardo' }));
  expect(screen.getByText('Il gattopardo')).toBeVisible();
  const drawing = screen.getByText('Il gattopardo').closest('[data-form]');
  expect(drawing, 'announced once').toHaveAttribute('aria-hidden', 'true');
  rerender(<Cover src="/there.webp" name="Il gattopardo" />);
  expect(screen.getByRole('img', { name: 'Il gattopardo' })).toBeInTheDocument();
  expect(screen.queryByText('Il gattopardo')).toBeNull();
});

test('a title without an image is drawn alike wherever it is shown, small with its initial', () => {
  const art = { titolo: 'Cena di Natale', generi: 'Famiglia' };
  const { container } = render(
    <>
      <Cover src={null} name="Cena di Natale" art={art} />
      <Cover src={null} name="C" art={art} />
      <Cover src={null} name="Rocky 4" art={{ titolo: 'Rocky 4', generi: 'Famiglia' }} />
    </>,
  );
  const drawings = [...container.querySelectorAll<HTMLElement>('[data-form]')];
  const looks = drawings.map(({ dataset, style }) =>
    [
      dataset['form'],
      ...['--ground', '--shape', '--accent', '--place'].map((name) => style.getPropertyValue(name)),
    ].join(),
  );
  expect(looks[0]).toBe(looks[1]);
  expect(looks[2]).not.toBe(looks[0]);
});
