import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { focusMain, focusOnMount, isFocusVisible } from '../../../../src/client/lib/focus/focus.ts';

test('an element that replaces the pressed control gets the focus without scrolling', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const { unmount } = render(
    <button type="button" ref={focusOnMount}>
      Riprova
    </button>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  unmount();
});

test('the focus moves to the page’s content without scrolling; without content nothing happens', () => {
  focusMain();
  render(<main tabIndex={-1} />);
  const focus = vi.spyOn(screen.getByRole('main'), 'focus');
  focusMain();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('without :focus-visible an element with the focus counts', () => {
  render(<button type="button">Dramma</button>);
  const button = screen.getByRole('button');
  const { matches } = button;
  vi.spyOn(button, 'matches').mockImplementation((selector) => {
    if (selector === ':focus-visible') throw new SyntaxError('not a valid selector');
    return matches.call(button, selector);
  });
  expect(isFocusVisible(button)).toBe(false);
  button.focus();
  expect(isFocusVisible(button)).toBe(true);
});
