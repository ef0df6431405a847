// @vitest-environment node
import { expect, test } from 'vitest';
import { nameNeededChunks } from '../../../tools/build/name-needed-chunks.ts';

const TABLE =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/en/title.js","sheet.js","index.css","title.css"])))=>i.map(i=>d[i]);\n';

test('an import names the chunks that it needs, each once and without the app’s styles', () => {
  const code = `${TABLE}load(()=>1,__vite__mapDeps([0,1,2,3]));load(()=>2,__vite__mapDeps([1]));`;
  expect(nameNeededChunks(code)).toBe('load(()=>1,"title sheet");load(()=>2,"sheet");');
});

test('code without such imports stays as it is', () => {
  expect(nameNeededChunks('run();')).toBe('run();');
});
