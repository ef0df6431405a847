import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('an option that a command does not have is refused in one line', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/build/bundle-report.mjs', '--agianst=dist']);
  expect(String(stderr).trim()).toBe("Unknown option '--agianst'");
  expect(status).toBe(1);
});
