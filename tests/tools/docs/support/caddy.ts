import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { spawnKilledOnExit } from '../../../../tools/commands/child-process.mjs';
import { findProgram } from '../../../../tools/commands/find-program.mjs';
import { TIMEOUT_MS } from '../../../server/support/built-program.ts';

export const findCaddy = () => findProgram(['caddy']);

/** The first block of a Caddyfile on a machine whose names no public authority knows. */
const OWN_AUTHORITY =
  '{\n\tadmin off\n\tauto_https disable_redirects\n\tlocal_certs\n\tskip_install_trust\n}\n';

/**
 * Caddy with these sites, whose names lead to this machine and whose certificates are from a local authority. It serves
 * before it has issued them, and refuses handshakes until then: a site is up once it answers.
 */
export async function startCaddy(sites: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-caddy-'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, OWN_AUTHORITY + sites);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const caddy = spawnKilledOnExit((await findCaddy()) ?? '', ['run', '--config', file], {
    env,
    signal: 'TERM',
  });
  const ca = () => readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'));

  /** Calls an address of the sites; follows no redirect. */
  async function ask(address: string, { method, headers, body }: RequestInit = {}): Promise<Response> {
    const options = {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ca: ca(),
      lookup: thisMachine,
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(address, options, resolve).on('error', reject).end(body);
    });
    const { statusCode: status = 0, headers: answered } = answer;
    return new Response((await text(answer)) || null, {
      status,
      headers: { location: answered.location ?? '' },
    });
  }

  await caddy.saying('serving initial configuration');
  const names = sites.match(/^\S+(?= \{)/gm) ?? [];
  const allAnswer = () => Promise.all(names.map((name) => ask(`https://${name}`)));
  await vi.waitFor(allAnswer, { timeout: TIMEOUT_MS });

  return {
    ask,
    async stop(): Promise<void> {
      await caddy.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const thisMachine: LookupFunction = (_name, { all }, callback) => {
  if (all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
  else callback(null, '127.0.0.1', 4);
};
