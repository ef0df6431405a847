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
  expect(screen.getByText('Il gattopardo'), 'announced once').toHaveAttribute('aria-hidden', 'true');
  rerender(<Cover src="/there.webp" name="Il gattopardo" />);
  expect(screen.getByRole('img', { name: 'Il gattopardo' })).toBeInTheDocument();
  expect(screen.queryByText('Il gattopardo')).toBeNull();
});
