import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { compiledOpenDatabase } from '../support/compiled-open-database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = await temporaryFolder();

/** Runs the compiled command line in a separate process. */
function vetrina(...words: string[]): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, ['build/src/server/cli/main.js', ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

describe('the command line as a process', { timeout: 120_000 }, () => {
  it('saves its changes in the data folder, and exits by itself', async () => {
    const granted = await vetrina('premium', 'grant', '42');
    expect(granted).toEqual({ code: 0, stdout: '42 is premium now, without end.\n', stderr: '' });
    expect((await vetrina('person', 'export', '42')).stdout).toContain('Da vedere');
  });

  it('exits with 1 and an error for words that it does not know', async () => {
    const { code, stdout, stderr } = await vetrina('boo');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain("unknown command 'boo'");
  });

  it('works beside a server that has the database open', async () => {
    const openDatabase = await compiledOpenDatabase();
    const server = await openDatabase({ folder, sharing: 'serve' });
    const { code, stderr } = await vetrina('premium', 'grant', '43');
    const granted = await server.db.selectFrom('premium_grant').select('user_id').execute();
    await server.close();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(granted).toContainEqual({ user_id: '43' });
  });

  it('reports that the server must be stopped before a back-up is restored', async () => {
    const openDatabase = await compiledOpenDatabase();
    const server = await openDatabase({ folder, sharing: 'serve' });
    const { code, stderr } = await vetrina('restore', 'all.gz');
    await server.close();
    expect(code).toBe(1);
    expect(stderr).toContain(`in use by process ${process.pid}`);
    expect(stderr).toContain('Stop it first');
  });
});
