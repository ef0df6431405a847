import { AppRoot } from '@telegram-apps/telegram-ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { FilterChips } from '../../../../src/client/features/search/filter-chips.tsx';

const choices = ['Azione', 'Crime'].map((value) => ({ value, label: value }));
const onToggle = vi.fn();
const chip = () => screen.getByRole('button', { name: 'Crime' });

beforeEach(() => {
  onToggle.mockClear();
  render(<FilterChips label="Genere" options={choices} chosen={['Azione']} onToggle={onToggle} />, {
    // A new page for each test: the strip's position is stored by page.
    wrapper: ({ children }) => (
      <AppRoot>
        <MemoryRouter initialEntries={[{ pathname: '/', key: crypto.randomUUID() }]}>{children}</MemoryRouter>
      </AppRoot>
    ),
  });
});

function drag(by: number, pointerType = 'mouse') {
  fireEvent.pointerDown(chip(), { pointerType, button: 0, clientX: 200, pointerId: 1 });
  fireEvent.pointerMove(chip(), { pointerType, buttons: 1, clientX: 200 - by, pointerId: 1 });
  fireEvent.pointerUp(chip(), { pointerType, pointerId: 1 });
  fireEvent.click(chip());
}

test('the label shows how many are chosen', () => {
  expect(screen.getByRole('heading', { name: /Genere/ })).toHaveTextContent('Genere1');
});

test('a drag moves the strip, and the click right after it is ignored', () => {
  drag(80);
  expect(chip().parentElement?.scrollLeft).toBe(80);
  expect(onToggle).not.toHaveBeenCalled();
  fireEvent.click(chip());
  expect(onToggle).toHaveBeenCalledWith('Crime');
});

test('the strip scrolls to a chosen chip at its new position', () => {
  const follow = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  cleanup();
  const row = (chosen: string[]) => (
    <AppRoot>
      <FilterChips chosenFirst label="Genere" options={choices} chosen={chosen} onToggle={onToggle} />
    </AppRoot>
  );
  const { rerender } = render(row([]), { wrapper: MemoryRouter });
  fireEvent.click(chip());
  rerender(row(['Crime']));
  expect(screen.getAllByRole('button')[0]).toBe(chip());
  expect(follow.mock.contexts).toEqual([chip()]);
});
