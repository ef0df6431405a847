import { CommandError } from './run-command.mjs';

/**
 * A count on the command line; anything but a whole number from 1 on is a `CommandError`.
 *
 * @param {string} word
 * @param {string} what
 */
export function parseCount(word, what) {
  if (!/^[1-9]\d{0,4}$/.test(word))
    throw new CommandError(`How many ${what}? "${word}" is no whole number from 1 on.`);
  return Number(word);
}
