import type { Config } from '../config/config.ts';
import { createFindings, type Finding } from './finding.ts';

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
  return [proxy.ok(`trusted for callers’ addresses: ${describe(trustedProxies)}`)];
}

function describe(proxies: number | readonly string[]): string {
  return typeof proxies === 'number' ? `the last ${proxies}` : proxies.join(', ');
}
