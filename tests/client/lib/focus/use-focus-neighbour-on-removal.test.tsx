import { act, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useFocusNeighbourOnRemoval } from '../../../../src/client/lib/focus/use-focus-neighbour-on-removal.ts';

function Item({ name, onRemove }: { name: string; onRemove: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const beforeRemoval = useFocusNeighbourOnRemoval(button);
  const remove = () => {
    beforeRemoval();
    onRemove();
  };
  return (
    <div role="listitem">
      <a href={`#${name}`}>Apri {name}</a>
      <button type="button" ref={button} onClick={remove}>
        {name}
      </button>
    </div>
  );
}

function Page({ names, role = 'list' }: { names: string[]; role?: string }) {
  const [left, setLeft] = useState(names);
  const items = left.map((name) => (
    <Item key={name} name={name} onRemove={() => setLeft((all) => all.filter((one) => one !== name))} />
  ));
  return (
    <main tabIndex={-1}>
      <input aria-label="Cerca" />
      {items.length > 0 && <div role={role}>{items}</div>}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const remove = (name: string) => act(async () => button(name).click());

test.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
])('when %s is removed the focus moves to %s without scrolling', async (removed, name) => {
  render(<Page names={['a', 'b', 'c']} />);
  button(removed).focus();
  const focus = vi.spyOn(button(name), 'focus');
  await remove(removed);
  expect(document.activeElement).toBe(button(name));
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('when the last item is removed with its list, the focus moves to the page', async () => {
  render(<Page names={['a']} />);
  button('a').focus();
  await remove('a');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the focus stays if it was not on the removed item', async () => {
  render(<Page names={['a', 'b']} />);
  screen.getByRole('textbox').focus();
  await remove('a');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('outside a list, or on leaving the page, the focus is not moved', async () => {
  const { unmount } = render(<Page names={['a', 'b']} role="group" />);
  button('a').focus();
  await remove('a');
  expect(document.activeElement).toBe(document.body);
  unmount();
  render(<main tabIndex={-1} />);
  expect(document.activeElement).toBe(document.body);
});
