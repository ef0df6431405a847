import { createHash } from 'node:crypto';

const MIN_LENGTH = 3;

/**
 * A short name for each of these, which it has in every build: the start of its hash, longer if another has that. As letters
 * in turn, names would move on with each new one.
 */
export function lastingNames(names: Iterable<string>): Map<string, string> {
  const lasting = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of [...new Set(names)].sort()) {
    const hash = createHash('sha256').update(name).digest('base64url');
    const letters = hash.replaceAll('-', '$').replace(/^\d+/, '');
    let length = MIN_LENGTH;
    while (taken.has(letters.slice(0, length))) length += 1;
    taken.add(letters.slice(0, length));
    lasting.set(name, letters.slice(0, length));
  }
  return lasting;
}
