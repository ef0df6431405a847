import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from '../../../../src/client/lib/code-loading/lazy-component.tsx';
import { SheetErrorBoundary } from '../../../../src/client/ui/overlays/sheet-error-boundary.tsx';
import { ToastProvider } from '../../../../src/client/ui/overlays/toast.tsx';
import { expectConsoleError } from '../../console-error.ts';

vi.spyOn(window, 'fetch').mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));

const load = vi.fn(() => Promise.resolve(() => <div role="dialog">Le tue liste</div>));
const Sheet = lazyComponent(load);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Liste
      </button>
      {open && (
        <SheetErrorBoundary onError={() => setOpen(false)}>
          <Suspense>
            <Sheet />
          </Suspense>
        </SheetErrorBoundary>
      )}
    </>
  );
}

test('a sheet whose code fails to load shows a toast, leaves the page as it is and opens at the next press', async () => {
  expectConsoleError(/no chunk|occurred in one of your React components/);
  load.mockImplementationOnce(() => Promise.reject(new Error('no chunk')));
  const user = userEvent.setup();
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Liste' }));
  expect(await screen.findByText('Non si è aperto. Riprova.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Liste' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
