import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';

test('the build has three plugins of its own', async () => {
  const { plugins } = await resolveConfig({ logLevel: 'silent' }, 'build');
  const own = new Set(
    plugins.map(({ name }) => name).filter((name) => !/^(vite|builtin|native|alias)\b/.test(name)),
  );
  expect([...own]).toEqual(['early-start', 'start-page', 'inline-texts']);
});
