import type { Locator } from '@playwright/test';

/** Counts the presses that a task takes, keys that send included; typing counts as none. */
export function pressCounter() {
  let presses = 0;
  return {
    press: async (control: Locator) => {
      presses += 1;
      await control.click();
    },
    pressEnter: async (control: Locator) => {
      presses += 1;
      await control.press('Enter');
    },
    presses: () => presses,
  };
}
