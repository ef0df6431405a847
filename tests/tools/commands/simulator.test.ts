import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  [[], '--app must be the address of a mini app'],
  [['--app', 'my app'], '--app must be the address of a mini app'],
  [['--app', 'http://localhost:5173', '--port', 'x'], '--port must be a number'],
  [['--colour', 'red'], "Unknown option '--colour'"],
])('the simulator by itself says what is wrong with %j', (words, complaint) => {
  const { status, stderr } = spawnSync(process.execPath, ['build/tools/development/simulator.js', ...words]);
  expect(status).toBe(1);
  expect(String(stderr)).toContain(complaint);
  expect(String(stderr)).toContain('npm run simulator -- --app');
});
