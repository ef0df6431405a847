import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ExpandableText } from '../../../src/client/ui/expandable-text.tsx';

/** Pixels: what the text needs, and what four lines leave it. */
function layOutText(needed: number, shown: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(needed);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(shown);
}

test('a long text unfolds and folds again', async () => {
  layOutText(200, 96);
  render(<ExpandableText text="Una trama lunga." />);
  const more = screen.getByRole('button', { name: 'Mostra tutto', expanded: false });
  await userEvent.click(more);
  await userEvent.click(screen.getByRole('button', { name: 'Mostra meno', expanded: true }));
  expect(screen.getByRole('button', { name: 'Mostra tutto' })).toBeVisible();
});

test('a short one has nothing to unfold', () => {
  layOutText(48, 48);
  render(<ExpandableText text="Breve." />);
  expect(screen.getByText('Breve.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
