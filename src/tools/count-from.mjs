import { Stop } from './command.mjs';

/** How many of something a command was asked for; anything but a whole number from 1 on is `Stop`. */
export function countFrom(word, what) {
  if (!/^[1-9]\d{0,4}$/.test(word))
    throw new Stop(`How many ${what}? "${word}" is no whole number from 1 on.`);
  return Number(word);
}
