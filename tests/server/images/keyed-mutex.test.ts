// @vitest-environment node
import { expect, it } from 'vitest';
import { createKeyedMutex } from '../../../src/server/images/keyed-mutex.ts';

it('runs works of a key one after the other, also after a failure, and of other keys meanwhile', async () => {
  const run = createKeyedMutex();
  const steps: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      if (fails) throw new Error(name);
      steps.push(`${name} ends`);
      return name;
    };
  const first = run('a', work('first', true));
  const second = run('a', work('second'));
  const other = run('b', work('other'));
  await expect(first).rejects.toThrow('first');
  expect(await Promise.all([second, other])).toEqual(['second', 'other']);
  expect(steps.indexOf('other begins')).toBeLessThan(steps.indexOf('second begins'));
  expect(await run('a', work('third'))).toBe('third');
});
