import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, vi } from 'vitest';
import { TIMEOUT_MS } from '../../../server/support/built-program.ts';

/** Folders of the system that recipes write into. */
const SYSTEM = ['/opt/', '/etc/', '/var/lib/'];
const UNITS = 'etc/systemd/system';

/**
 * Programs that change the whole machine: they do nothing here. Packages are installed already, and PostgreSQL's superuser
 * needs no other user.
 */
const STAND_INS = {
  useradd: '',
  chown: '',
  systemctl: '',
  runuser: 'shift 3; exec "$@"',
  npm: 'test "$1" = ci && exec ln -s "$PACKAGES" node_modules; exec "$NPM" "$@"',
};

/** A running program: `said` is its output, `stop` presses Ctrl-C. */
export type Running = { said(): string; stop(): Promise<void> };

/** A machine with a clone of the project and nothing else: an empty home, no settings, no data. */
export function ownersMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-owner-'));
  const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')];
  const [home, bin] = [join(folder, 'home'), join(folder, 'bin')];
  for (const name of [home, bin, ...[...SYSTEM, UNITS].map((path) => join(folder, path))])
    mkdirSync(name, { recursive: true });
  commitAll(origin);
  execFileSync('git', ['clone', '--quiet', origin, clone]);
  takeBuilt(clone);
  for (const [name, body] of Object.entries(STAND_INS))
    writeFileSync(join(bin, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  const npm = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();
  const environment = {
    PATH: `${bin}:${process.env['PATH']}`,
    HOME: home,
    NPM: npm,
    PACKAGES: resolve('node_modules'),
  };
  const running = new Set<ChildProcess>();

  /** A path of the system on this machine, in texts too. */
  const inSystem = (text: string) =>
    SYSTEM.reduce((changed, path) => changed.replaceAll(path, join(folder, path)), text);

  function start(commands: string, { cwd = clone, env = {} }: Where = {}) {
    const shell = spawn('bash', ['-euo', 'pipefail', '-c', inSystem(commands)], {
      cwd,
      env: { ...environment, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(shell);
    let said = '';
    for (const stream of [shell.stdout, shell.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    const exit = once(shell, 'exit').then(([code]: unknown[]) => {
      running.delete(shell);
      return code;
    });
    const stop = async () => {
      if (running.has(shell)) signalAll(shell, 'SIGINT');
      await exit;
    };
    return { said: () => said, stop, exit };
  }

  return {
    clone,
    origin,
    inSystem,
    /** Runs commands that end; returns what they say, and fails if they do. */
    async run(commands: string, where?: Where): Promise<string> {
      const { said, exit } = start(commands, where);
      expect(await exit, said()).toBe(0);
      return said();
    },
    /** Runs commands that go on for as long as the server does, once it listens. */
    async serve(commands: string, where?: Where): Promise<Running> {
      const program = start(commands, where);
      const isUp = () => /listens on/.test(program.said());
      await Promise.race([vi.waitUntil(isUp, { timeout: TIMEOUT_MS }), program.exit]);
      expect(isUp(), program.said()).toBe(true);
      return program;
    },
    leave(): void {
      for (const shell of running) signalAll(shell, 'SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

/** To a shell and all that it has started, as a terminal does. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, signal);
}

type Where = { cwd?: string; env?: Record<string, string> };

/** A repository of the files here as they are, committed or not. */
function commitAll(folder: string): void {
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const name of names.split('\0')) {
    if (!name || !existsSync(name)) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(name, join(folder, name));
  }
  const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words]);
  git('init', '--quiet');
  git('add', '--all');
  commitIn(folder, 'as it is');
}

export function commitIn(folder: string, message: string): void {
  const as = ['-c', 'user.name=Olga', '-c', 'user.email=olga@example.org'];
  execFileSync('git', ['-C', folder, ...as, 'commit', '--quiet', '--all', '--message', message]);
}

/** Takes from here all that `npm start` would install and build. */
function takeBuilt(clone: string): void {
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
  for (const part of ['build', 'dist'])
    if (existsSync(part)) cpSync(part, join(clone, part), { recursive: true });
}
