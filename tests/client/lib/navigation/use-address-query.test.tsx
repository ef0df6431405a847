import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { onBrowserBack } from '../../../../src/client/lib/navigation/browser-back.ts';
import { useAddressQuery } from '../../../../src/client/lib/navigation/use-address-query.ts';

function Chips() {
  const [query, replaceQuery] = useAddressQuery();
  const toggle = (name: string) =>
    replaceQuery((was) => {
      was.append('anno', name);
      return was;
    });
  return (
    <>
      <button type="button" onClick={() => toggle('2010')}>
        2010
      </button>
      <button type="button" onClick={() => toggle('2011')}>
        2011
      </button>
      <Link to="/films">Film</Link>
      <output>{query.getAll('anno').join()}</output>
    </>
  );
}

const press = (...names: string[]) =>
  act(() => {
    for (const name of names) screen.getByText(name).click();
  });

beforeEach(() => {
  history.replaceState(null, '', '/before');
  history.pushState(null, '', '/premium-search?cerca=a');
  render(
    <BrowserRouter>
      <Chips />
    </BrowserRouter>,
  );
});

test('a second press counts that comes before the first one is rendered', () => {
  press('2010', '2011');
  expect(location.search).toBe('?cerca=a&anno=2010&anno=2011');
  expect(screen.getByRole('status')).toHaveTextContent('2010,2011');
});

test('a query for a screen that is being left does not bring it back', () => {
  press('Film', '2010');
  expect(location.pathname + location.search).toBe('/films');
});

const QUERY = '?cerca=a&anno=2010';

test('back closes an overlay under which the query has changed, and the page keeps the query', async () => {
  const close = vi.fn();
  const release = onBrowserBack(close);
  press('2010');
  history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  release();
  expect(location.pathname + location.search).toBe(`/premium-search${QUERY}`);
  expect(screen.getByRole('status')).toHaveTextContent('2010');
  await act(async () => history.back());
  await vi.waitFor(() => expect(location.pathname).toBe('/before'));
});

test.for([
  ['before an overlay closes', true],
  ['after an overlay has closed', false],
] as const)('a query that changes %s costs no extra step back', async ([, isBefore]) => {
  const release = onBrowserBack(vi.fn());
  if (isBefore) press('2010');
  release();
  if (!isBefore) press('2010');
  expect(location.search).toBe(QUERY);
  await act(async () => history.back());
  await vi.waitFor(() => expect(location.pathname).toBe('/before'));
});
