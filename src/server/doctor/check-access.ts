import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { clock } from '../lib/clock.ts';
import { readText } from '../lib/read-text.ts';
import { createFindings, errorReason, type Finding } from './finding.ts';

const links = createFindings('links');
const proxy = createFindings('proxy');

/** Checks the protection of accounts: signed launch data, and callers' addresses behind a proxy. */
export function checkAccess(
  config: Pick<Config, 'botToken' | 'publicUrl' | 'requiresLaunchData' | 'trustedProxies'>,
): Finding[] {
  return [...checkLinks(config), ...checkProxy(config)];
}

function checkLinks({ botToken, requiresLaunchData }: Parameters<typeof checkAccess>[0]): Finding[] {
  if (botToken === undefined) return [];
  if (requiresLaunchData) return [links.ok('only sign in with launch data that the messenger has signed')];
  return [
    links.warn(
      'anyone with a launch link can sign in with it',
      'Set PUBLIC_URL to an https address and remove REQUIRE_LAUNCH_DATA=no.',
    ),
  ];
}

function checkProxy({ publicUrl, trustedProxies }: Parameters<typeof checkAccess>[0]): Finding[] {
  if (!publicUrl.startsWith('https:')) return [];
  if (trustedProxies === false)
    return [
      proxy.warn(
        'the addresses that a proxy forwards are not trusted: limits by address do not work',
        'Set TRUST_PROXY: yes if the proxy is on this machine or in a private network.',
      ),
    ];
  const trusted =
    typeof trustedProxies === 'number' ? `the last ${trustedProxies}` : trustedProxies.join(', ');
  return [proxy.ok(`trusted for callers’ addresses: ${trusted}`)];
}

const { ok, warn, fail } = createFindings('address');

const TIMEOUT_MS = 10_000;
const healthy = v.pipe(v.string(), v.parseJson(), v.object({ ok: v.literal(true) }));

/** Checks that PUBLIC_URL is reachable, over https, and is no redirect, which the messenger's webhook does not follow. */
export async function checkPublicUrl({
  publicUrl,
  botToken,
}: Pick<Config, 'publicUrl' | 'botToken'>): Promise<Finding[]> {
  return [checkScheme(publicUrl, botToken !== undefined), await checkHealth(publicUrl)];
}

function checkScheme(publicUrl: string, hasBot: boolean): Finding {
  if (publicUrl.startsWith('https:')) return ok(`${publicUrl} is an https address`);
  return (hasBot ? fail : warn)(
    `${publicUrl} is not an https address: messengers do not open mini apps there`,
    'Put the server behind a proxy with a certificate, and set PUBLIC_URL to its https address.',
  );
}

async function checkHealth(publicUrl: string): Promise<Finding> {
  const address = new URL('/healthz', publicUrl).href;
  try {
    const answer = await fetch(address, { signal: clock.timeLimit(TIMEOUT_MS) });
    const body = await readText(answer);
    const { origin } = new URL(answer.url || address);
    if (origin !== new URL(publicUrl).origin)
      return fail(
        `${publicUrl} redirects to ${origin}`,
        'Set PUBLIC_URL to that address and restart the server: webhooks follow no redirect.',
      );
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
