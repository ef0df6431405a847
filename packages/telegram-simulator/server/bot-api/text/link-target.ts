import { isHttpUrl } from '../check-url.ts';

/** True if a link entity may have this address: http, tg, mailto or tel. */
export function isLinkTarget(url: string): boolean {
  return isHttpUrl(url) || /^(tg|mailto|tel):/.test(url);
}
