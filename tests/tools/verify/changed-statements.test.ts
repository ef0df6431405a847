import { expect, it } from 'vitest';
import { testsOf } from '../../../tools/verify/changed-statements.mjs';

it('the statements of a source run in the tests of its name', () => {
  expect(testsOf('src/server/modules/search/filter-titles.ts')).toEqual([
    'tests/server/modules/search/filter-titles.test.ts',
  ]);
});

it('a source without tests of its name has those of its folder that open the embedded database', () => {
  const tests = testsOf('src/server/modules/premium/payments-of-nobody.ts');
  expect(tests).toContain('tests/server/modules/premium/premium-gifts.test.ts');
  expect(tests.filter((file) => /\.(unit|slow|postgres)\./.test(file))).toEqual([]);
});

it('a source in a folder without tests has those of the folder above', () => {
  expect(testsOf('src/server/modules/search/nowhere/find.ts')).toContain(
    'tests/server/modules/search/search-titles.engines.test.ts',
  );
});
