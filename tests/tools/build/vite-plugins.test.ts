import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';

test('one plugin is ours, beside those of Vite and React', async () => {
  const { plugins } = await resolveConfig({ logLevel: 'silent' }, 'build');
  const own = new Set(
    plugins.map(({ name }) => name).filter((name) => !/^(vite|builtin|native|alias)\b/.test(name)),
  );
  expect([...own]).toEqual(['start-page']);
});
