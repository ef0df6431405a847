import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cover } from '../../../../src/client/ui/images/cover.tsx';

test('without a picture a tile shows the name', () => {
  render(<Cover src={null} name="Il gattopardo" />);
  expect(screen.getByText('Il gattopardo')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('so does one whose picture fails to load, until it gets another', () => {
  const { rerender } = render(<Cover src="/gone.webp" name="Il gattopardo" />);
  fireEvent.error(screen.getByRole('img', { name: 'Il gattopardo' }));
  expect(screen.getByText('Il gattopardo')).toBeVisible();
  expect(screen.getByText('Il gattopardo'), 'said once').toHaveAttribute('aria-hidden', 'true');
  rerender(<Cover src="/there.webp" name="Il gattopardo" />);
  expect(screen.getByRole('img', { name: 'Il gattopardo' })).toBeInTheDocument();
  expect(screen.queryByText('Il gattopardo')).toBeNull();
});
