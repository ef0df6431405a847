import type { BrowserContext } from '@playwright/test';

/**
 * `refused`: every page throws when it reads `localStorage` or `sessionStorage`, as in the frames of private
 * windows.
 */
export type PageStorage = 'kept' | 'refused';

/** Applies it to the pages that the context opens from now on, in every frame. */
export async function applyPageStorage(context: BrowserContext, storage: PageStorage): Promise<void> {
  if (storage === 'refused') await context.addInitScript(refuseStorage);
}

/** Runs in the page before anything else. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException(`${name} is refused`, 'SecurityError');
      },
    });
}
