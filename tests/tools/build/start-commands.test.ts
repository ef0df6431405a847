import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['tools/deploy/vetrina.service', 'Dockerfile', 'docs/deployment.md'])(
  '%s runs programs that the build has',
  (file) => {
    const programs = readFileSync(file, 'utf8').match(/build\/[\w./-]+\.js/g) ?? [];
    expect(programs).not.toEqual([]);
    expect(programs.filter((program) => !existsSync(program))).toEqual([]);
  },
);
