import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorBoundary } from '../../../../src/client/app/errors/error-boundary.tsx';
import { expectConsoleError } from '../../console-error.ts';

function Broken(): never {
  throw new Error('our fault');
}

test('a render error shows a message and a link home instead of a blank page', () => {
  expectConsoleError(/error occurred in the <Broken>/);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Qualcosa si è rotto.');
  expect(screen.getByRole('button', { name: 'Ricarica' })).toBeVisible();
});
