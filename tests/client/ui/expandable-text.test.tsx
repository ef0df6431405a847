import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ExpandableText } from '../../../src/client/ui/expandable-text.tsx';

/** In pixels: the height of the text, and of four lines. */
function layOutText(needed: number, shown: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(needed);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(shown);
}

test('a long text expands and collapses', async () => {
  layOutText(200, 96);
  render(<ExpandableText text="Una trama lunga." />);
  const more = await screen.findByRole('button', { name: 'Mostra tutto', expanded: false });
  await userEvent.click(more);
  await userEvent.click(screen.getByRole('button', { name: 'Mostra meno', expanded: true }));
  expect(screen.getByRole('button', { name: 'Mostra tutto' })).toBeVisible();
});

test('a short text has no button', async () => {
  layOutText(48, 48);
  render(<ExpandableText text="Breve." />);
  await new Promise(requestAnimationFrame);
  expect(screen.getByText('Breve.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
