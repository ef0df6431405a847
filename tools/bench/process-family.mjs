import { readdir } from 'node:fs/promises';

/**
 * A process and its descendants, each as `describe` reads it out of /proc: undefined for one that has ended meanwhile.
 * Linux only.
 *
 * @template {{ id: number, parent: number }} Process
 * @param {number} pid
 * @param {(id: string) => Promise<Process | undefined>} describe
 * @returns {Promise<Process[]>}
 */
export async function readProcessFamily(pid, describe) {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(names.map(describe))).filter((one) => one !== undefined);
  const family = new Set([pid]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { id, parent } of all) if (family.has(parent)) family.add(id);
  }
  return all.filter(({ id }) => family.has(id));
}
