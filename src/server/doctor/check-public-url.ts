import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { createFindings, errorReason, type Finding } from './finding.ts';

const { ok, warn, fail } = createFindings('address');

const TIMEOUT_MS = 10_000;
const healthy = v.object({ ok: v.literal(true) });

/** Checks that PUBLIC_URL is reachable, over https. */
export async function checkPublicUrl({
  publicUrl,
  botToken,
}: Pick<Config, 'publicUrl' | 'botToken'>): Promise<Finding[]> {
  return [checkScheme(publicUrl, botToken !== undefined), await checkHealth(publicUrl)];
}

function checkScheme(publicUrl: string, hasBot: boolean): Finding {
  if (publicUrl.startsWith('https:')) return ok(`${publicUrl} is an https address`);
  const hint = 'Put the server behind a proxy with a certificate, and set PUBLIC_URL to its https address.';
  const message = `${publicUrl} is not an https address: messengers do not open mini apps there`;
  return hasBot ? fail(message, hint) : warn(message, hint);
}

async function checkHealth(publicUrl: string): Promise<Finding> {
  const address = new URL('/healthz', publicUrl).href;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.ok && v.is(healthy, body)) return ok(`${address} answers`);
    return fail(
      `${address} answers ${answer.status}, but not as Vetrina does`,
      'Check where the proxy forwards requests.',
    );
  } catch (error) {
    return fail(
      `${address}: ${errorReason(error)}`,
      'Start the server; check the host name, the proxy and its certificate.',
    );
  }
}
