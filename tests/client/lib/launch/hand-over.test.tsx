import { act, render } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useIsAttached } from '../../../../src/client/lib/launch/hand-over.ts';

test('a pressed screen comes without the part below first, one that is come back to at once with it', async () => {
  let renders: boolean[] = [];
  let navigate: NavigateFunction = () => undefined;
  function Screen() {
    renders.push(useIsAttached());
    navigate = useNavigate();
    return null;
  }
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Screen key="home" />} />
        <Route path="/films" element={<Screen key="films" />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(renders).toEqual([true]);
  renders = [];
  act(() => void navigate('/films'));
  expect(renders).toEqual([false, true]);
  renders = [];
  await act(async () => navigate(-1));
  expect(renders).toEqual([true]);
});
