import type { Locator } from '@playwright/test';

/** Counts the presses of one thing that a person does; words are typed without one. */
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
