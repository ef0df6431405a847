import type { Config } from '../config/config.ts';
import { createFindings, type Finding } from './finding.ts';

const links = createFindings('links');
const proxy = createFindings('proxy');

/** Checks what protects people's accounts: launch data, and callers' addresses behind a proxy. */
export function checkAccess(
  config: Pick<Config, 'botToken' | 'publicUrl' | 'requiresLaunchData' | 'trustedProxies'>,
): Finding[] {
  return [...lookAtLinks(config), ...lookAtProxy(config)];
}

function lookAtLinks({ botToken, requiresLaunchData }: Parameters<typeof checkAccess>[0]): Finding[] {
  if (botToken === undefined) return [];
  if (requiresLaunchData) return [links.ok('open nothing without launch data that the messenger signed')];
  return [
    links.warn(
      'whoever has a launch link can sign in with it',
      'Set PUBLIC_URL to an https address, and take REQUIRE_LAUNCH_DATA=no away.',
    ),
  ];
}

function lookAtProxy({ publicUrl, trustedProxies }: Parameters<typeof checkAccess>[0]): Finding[] {
  if (!publicUrl.startsWith('https:')) return [];
  if (trustedProxies === false)
    return [
      proxy.warn(
        'the one in front is not believed who calls: limits by address do not work',
        'Set TRUST_PROXY, to yes where the proxy is on this machine or in a private network.',
      ),
    ];
  return [proxy.ok(`believed who calls: ${describe(trustedProxies)}`)];
}

function describe(proxies: number | readonly string[]): string {
  return typeof proxies === 'number' ? `the last ${proxies}` : proxies.join(', ');
}
