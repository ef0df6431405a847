import * as v from 'valibot';
import type { Update } from './update.ts';

const withId = v.object({ id: v.number() });
const content = v.union([
  v.pipe(
    v.object({ chat: withId }),
    v.transform(({ chat }) => chat.id),
  ),
  v.pipe(
    v.object({ from: withId }),
    v.transform(({ from }) => from.id),
  ),
]);

/** The chat or the person that an update is about; 0 when it names neither. */
export function chatIdOf(update: Update): number {
  for (const part of Object.values(update)) {
    const read = v.safeParse(content, part);
    if (read.success) return read.output;
  }
  return 0;
}
