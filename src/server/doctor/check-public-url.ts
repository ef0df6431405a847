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
  return [lookAtScheme(publicUrl, botToken !== undefined), await lookFromOutside(publicUrl)];
}

function lookAtScheme(publicUrl: string, hasBot: boolean): Finding {
  if (publicUrl.startsWith('https:')) return ok(`${publicUrl} is an https address`);
  const todo = 'Put the server behind a proxy with a certificate and set PUBLIC_URL to its https address.';
  const said = `${publicUrl} is no https address: messengers open no mini app there`;
  return hasBot ? fail(said, todo) : warn(said, todo);
}

async function lookFromOutside(publicUrl: string): Promise<Finding> {
  const address = new URL('/healthz', publicUrl).href;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.ok && v.is(healthy, body)) return ok(`${address} answers`);
    return fail(
      `${address} answers ${answer.status}, and not as Vetrina does`,
      'See what the proxy in front passes on.',
    );
  } catch (error) {
    return fail(
      `${address}: ${errorReason(error)}`,
      'Start the server; see the name, the proxy and its certificate.',
    );
  }
}
