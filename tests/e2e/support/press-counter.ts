import { type Locator, test } from '@playwright/test';

/** Counts the presses that a task takes, keys that send included; typing counts as none. The run prints them in a table. */
export function pressCounter(task: string) {
  const counted = { type: 'presses', description: '' };
  let presses = 0;
  test.info().annotations.push(counted);

  /** Whatever follows is one press. */
  function count(): void {
    presses += 1;
    counted.description = `${presses} ${task}`;
  }

  return {
    press: async (control: Locator) => {
      count();
      await control.click();
    },
    pressEnter: async (control: Locator) => {
      count();
      await control.press('Enter');
    },
    presses: () => presses,
  };
}
