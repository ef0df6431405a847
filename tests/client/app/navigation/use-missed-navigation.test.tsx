import { render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useMissedNavigation } from '../../../../src/client/app/navigation/use-missed-navigation.ts';

/** A screen that navigates as soon as it mounts. */
function Leaving({ in: use }: { in: typeof useEffect }) {
  const navigate = useNavigate();
  use(() => void navigate('/films'), [navigate]);
  return <h1>Home</h1>;
}

function Screens({ in: use }: { in: typeof useEffect }) {
  useMissedNavigation();
  return (
    <Routes>
      <Route index element={<Leaving in={use} />} />
      <Route path="films" element={<h1>Film</h1>} />
    </Routes>
  );
}

test.each([
  ['a layout effect', useLayoutEffect],
  ['an effect', useEffect],
])('a navigation in %s changes the address and the screen', async (_, use) => {
  history.replaceState(null, '', '/');
  render(
    <BrowserRouter useTransitions={false}>
      <Screens in={use} />
    </BrowserRouter>,
  );
  expect(await screen.findByRole('heading', { name: 'Film' })).toBeVisible();
  expect(location.pathname).toBe('/films');
});
