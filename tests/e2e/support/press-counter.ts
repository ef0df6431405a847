import type { Locator } from '@playwright/test';

/** Counts the presses that an action takes; typing counts as none. */
export function pressCounter() {
  let presses = 0;
  return {
    press: async (control: Locator) => {
      presses += 1;
      await control.click();
    },
    presses: () => presses,
  };
}
