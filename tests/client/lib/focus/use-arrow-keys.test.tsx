import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useArrowKeys } from '../../../../src/client/lib/focus/use-arrow-keys.ts';

function Box({ columns }: { columns?: number }) {
  const box = useRef<HTMLDivElement>(null);
  useArrowKeys(box, columns);
  return (
    <div ref={box}>
      <input aria-label="Cerca" />
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </div>
  );
}

async function press(keys: string, columns?: number) {
  render(<Box {...(columns !== undefined && { columns })} />);
  screen.getByRole('link', { name: 'b' }).focus();
  await userEvent.keyboard(keys);
  return document.activeElement?.textContent;
}

test.each([
  ['{ArrowRight}', 'c'],
  ['{ArrowLeft}', 'a'],
  ['{ArrowLeft}{ArrowLeft}', 'a'],
  ['{ArrowLeft}{ArrowRight}', 'b'],
  ['x', 'b'],
  ['{End}', 'e'],
  ['{End}{ArrowRight}', 'e'],
  ['{End}{Home}', 'a'],
  ['{ArrowDown}', 'b'],
  ['{ArrowUp}', 'b'],
])('in a row %s goes from b to %s', async (keys, name) => {
  expect(await press(keys)).toBe(name);
});

test.each([
  ['{ArrowDown}', 'd'],
  ['{ArrowDown}{ArrowUp}', 'b'],
  ['{ArrowDown}{ArrowDown}', 'd'],
  ['{End}x', 'e'],
])('in a grid of two columns %s goes from b to %s', async (keys, name) => {
  expect(await press(keys, 2)).toBe(name);
});

test.each(['Alt', 'Meta', 'Control'])(
  'with %s held the arrow keys keep the browser’s own meaning',
  async (key) => {
    expect(await press(`{${key}>}{ArrowRight}{/${key}}`)).toBe('b');
  },
);

test('in a text field the arrow keys move the caret', async () => {
  render(<Box />);
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('after a change of columns, down moves by the new number', async () => {
  const { rerender } = render(<Box columns={2} />);
  rerender(<Box columns={3} />);
  screen.getByRole('link', { name: 'b' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('e');
});
