import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { createFindings, errorReason, type Finding } from './finding.ts';
import { italian } from './italian-findings.ts';

const links = createFindings('links');
const proxy = createFindings('proxy');

/** Checks what protects accounts: signed launch data, and callers' addresses behind a proxy. */
export function checkAccess(
  config: Pick<Config, 'botToken' | 'publicUrl' | 'requiresLaunchData' | 'trustedProxies'>,
): Finding[] {
  return [...checkLinks(config), ...checkProxy(config)];
}

function checkLinks({ botToken, requiresLaunchData }: Parameters<typeof checkAccess>[0]): Finding[] {
  if (botToken === undefined) return [];
  if (requiresLaunchData)
    return [links.ok(italian.linksSigned, 'only sign in with launch data that the messenger has signed')];
  return [
    links.warn(
      italian.linksOpen,
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
        italian.proxyUntrusted,
        'the addresses that a proxy forwards are not trusted: limits by address do not work',
        'Set TRUST_PROXY: yes if the proxy is on this machine or in a private network.',
      ),
    ];
  return [
    proxy.ok(
      italian.proxyTrusted(trustedProxies),
      `trusted for callers’ addresses: ${describe(trustedProxies)}`,
    ),
  ];
}

function describe(proxies: number | readonly string[]): string {
  return typeof proxies === 'number' ? `the last ${proxies}` : proxies.join(', ');
}

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
  if (publicUrl.startsWith('https:'))
    return ok(italian.addressSecure(publicUrl), `${publicUrl} is an https address`);
  const hint = 'Put the server behind a proxy with a certificate, and set PUBLIC_URL to its https address.';
  const message = `${publicUrl} is not an https address: messengers do not open mini apps there`;
  const words = italian.addressInsecure(publicUrl);
  return hasBot ? fail(words, message, hint) : warn(words, message, hint);
}

async function checkHealth(publicUrl: string): Promise<Finding> {
  const address = new URL('/healthz', publicUrl).href;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.ok && v.is(healthy, body)) return ok(italian.addressAnswers(address), `${address} answers`);
    return fail(
      italian.addressIsOther(address, answer.status),
      `${address} answers ${answer.status}, but not as Vetrina does`,
      'Check where the proxy forwards requests.',
    );
  } catch (error) {
    return fail(
      italian.addressFails(address, errorReason(error)),
      `${address}: ${errorReason(error)}`,
      'Start the server; check the host name, the proxy and its certificate.',
    );
  }
}
