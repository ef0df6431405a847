import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { afterPaint } from '../../../../src/client/lib/timing/after-paint.ts';
import {
  TopBarHeadingProvider,
  useCollapsingHeading,
} from '../../../../src/client/ui/headings/top-bar-heading.tsx';

test('a heading costs its screen no second render', async () => {
  let renders = 0;
  function Screen() {
    renders += 1;
    return <h1 ref={useCollapsingHeading('Titolo 1')}>Titolo 1</h1>;
  }
  render(<Screen />, { wrapper: TopBarHeadingProvider });
  await act(() => new Promise<void>(afterPaint));
  expect(renders).toBe(1);
});
