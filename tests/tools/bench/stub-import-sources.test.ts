import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';

it('stubs of the import sources start with one command, which prints the settings to reach them by', async () => {
  const { stdout, kill } = startStubs();
  onTestFinished(kill);
  const settings = new Map<string, string>();
  for await (const line of createInterface(stdout)) {
    const [, name, value] = /^export (\w+)=(.+)$/.exec(line) ?? [];
    if (name && value) settings.set(name, value);
    if (line.includes('titles import jellyfin')) break;
  }
  const headers = { Authorization: `Bearer ${settings.get('TMDB_TOKEN')}` };
  const films = await fetch(`${settings.get('TMDB_API_ROOT')}/3/movie/popular`, { headers });
  expect(films.status).toBe(200);
  expect(settings.get('JELLYFIN_TOKEN')).toBeTruthy();
});

/** On ports that are free. */
function startStubs() {
  const stubs = spawn(process.execPath, ['tools/bench/stub-import-sources.mjs', '0', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(stubs, 'exit');
  return {
    stdout: stubs.stdout,
    kill: async () => {
      stubs.kill('SIGKILL');
      await exit;
    },
  };
}
