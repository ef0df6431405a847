import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { clock } from '../lib/clock.ts';
import { readText } from '../lib/read-text.ts';
import { createFindings, errorReason, type Finding, findingTexts } from './finding.ts';

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
  if (requiresLaunchData) return [links.ok(findingTexts.linksSigned)];
  return [links.warn(findingTexts.linksOpen)];
}

function checkProxy({ publicUrl, trustedProxies }: Parameters<typeof checkAccess>[0]): Finding[] {
  if (!publicUrl.startsWith('https:')) return [];
  if (trustedProxies === false) return [proxy.warn(findingTexts.proxyUntrusted)];
  return [proxy.ok(findingTexts.proxyTrusted(trustedProxies))];
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
  if (publicUrl.startsWith('https:')) return ok(findingTexts.addressSecure(publicUrl));
  const words = findingTexts.addressInsecure(publicUrl);
  return hasBot ? fail(words) : warn(words);
}

async function checkHealth(publicUrl: string): Promise<Finding> {
  const address = new URL('/healthz', publicUrl).href;
  try {
    const answer = await fetch(address, { signal: clock.timeLimit(TIMEOUT_MS) });
    const body = await readText(answer);
    const { origin } = new URL(answer.url || address);
    if (origin !== new URL(publicUrl).origin) return fail(findingTexts.addressLeadsTo(publicUrl, origin));
    if (answer.ok && v.is(healthy, body)) return ok(findingTexts.addressAnswers(address));
    return fail(findingTexts.addressIsOther(address, answer.status));
  } catch (error) {
    return fail(findingTexts.addressFails(address, errorReason(error)));
  }
}
