import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
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
  history.replaceState(null, '', '/premium-search?cerca=a');
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
