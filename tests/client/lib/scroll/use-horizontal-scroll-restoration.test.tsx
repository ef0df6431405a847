import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useHorizontalScrollRestoration } from '../../../../src/client/lib/scroll/use-horizontal-scroll-restoration.ts';

function Row({ name, filled = true }: { name: string; filled?: boolean }) {
  const row = useRef<HTMLDivElement>(null);
  useHorizontalScrollRestoration(row, name, filled);
  return <div ref={row} data-testid={name} />;
}

const home = (
  <>
    <Row name="drama" />
    <Row name="noir" />
    <Row name="empty" filled={false} />
  </>
);
const open = () => {
  const router = createMemoryRouter([
    { path: '/', element: home },
    { path: '/other', element: 'Altro' },
  ]);
  render(<RouterProvider router={router} />);
  return {
    goTo: (path: string) => act(() => router.navigate(path)),
    goBack: () => act(() => router.navigate(-1)),
  };
};
const left = (name: string) => screen.getByTestId(name).scrollLeft;

test('going back restores each row’s position; a new visit starts at 0', async () => {
  const { goTo, goBack } = open();
  screen.getByTestId('drama').scrollLeft = 300;
  screen.getByTestId('empty').scrollLeft = 200;
  await goTo('/other');
  await goBack();
  expect(left('drama')).toBe(300);
  expect(left('noir')).toBe(0);
  expect(left('empty')).toBe(0);
  await goTo('/other');
  await goTo('/');
  expect(left('drama')).toBe(0);
});
