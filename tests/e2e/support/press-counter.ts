import { type Locator, test } from '@playwright/test';

/** Counts the presses that a task takes, keys that send included; typing counts as none. The command's last lines name them. */
export function pressCounter(task: string) {
  const counted = { type: 'measure', description: '' };
  let presses = 0;
  test.info().annotations.push(counted);

  /** Whatever follows is one press. */
  function count(): void {
    presses += 1;
    counted.description = `${task}: ${presses} ${presses === 1 ? 'press' : 'presses'}`;
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
