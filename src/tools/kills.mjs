import { Stop } from './command.mjs';

/** How many kills a command was asked for, 20 when nothing was said; anything but a whole number is `Stop`. */
export function killsFrom(word = '20') {
  if (!/^[1-9]\d{0,4}$/.test(word)) throw new Stop(`How many kills? "${word}" is no whole number from 1 on.`);
  return Number(word);
}
