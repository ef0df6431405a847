import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { texts as desk } from '../../../src/client/languages/it-desk.ts';
import { texts as own } from '../../../src/client/languages/it-own.ts';

const IMPORT = /^import (?!type )[^;]*?from '(\.[^']+)'|import\(\s*'(\.[^']+)'/gm;
/** Code that is loaded behind the texts that only our server has. */
const BEHIND_TEXTS = /loadTexts\(\[[^\]]*'own'[^\]]*\]\)[^]*?import\('[^']+'\)/g;
const READS = new RegExp(`\\btexts\\s*\\.(?:${[...Object.keys(own), ...Object.keys(desk)].join('|')})\\b`);

/** The modules that the page's script comes to before those texts are there. */
function loadedWithout(entry: string): Map<string, string> {
  const codes = new Map([[entry, '']]);
  for (const file of codes.keys()) {
    const code = readFileSync(file, 'utf8').replaceAll(BEHIND_TEXTS, '');
    codes.set(file, code);
    for (const [, fixed, late = ''] of code.matchAll(IMPORT)) {
      const imported = join(dirname(file), fixed ?? late);
      if (/\.tsx?$/.test(imported) && existsSync(imported) && !codes.has(imported)) codes.set(imported, '');
    }
  }
  return codes;
}

test('texts that only our server has are loaded before code that reads them', () => {
  const loaded = loadedWithout('src/client/start/start.ts');
  expect(loaded.has('src/client/screens/lists/lists-screen.tsx')).toBe(true);
  expect(loaded.has('src/client/screens/desk/desk-screen.tsx')).toBe(false);
  expect([...loaded].filter(([, code]) => READS.test(code)).map(([file]) => file)).toEqual([]);
});
