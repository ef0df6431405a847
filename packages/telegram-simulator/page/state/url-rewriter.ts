import type { State } from '../../wire.ts';

/** The two phones that the page can show. */
export type PhoneName = 'first' | 'second';

/** The address by which a phone reaches the mini app: the second one uses a separate origin, which keeps its storage apart. */
export function appAddress(
  { appUrl, slowAppUrl, secondAppUrl, slowSecondAppUrl }: State,
  phone: PhoneName,
  isSlow: boolean,
): string {
  const [quick, slow] = phone === 'first' ? [appUrl, slowAppUrl] : [secondAppUrl, slowSecondAppUrl];
  return (isSlow ? slow : quick) ?? appUrl;
}

/** Rewrites the mini app's addresses to a second origin by which it is reached; addresses of other sites stay. */
export function createUrlRewriter(appUrl: string, reachedBy: string) {
  return (url: string): string => {
    const app = new URL(url);
    if (app.origin !== new URL(appUrl).origin) return url;
    const other = new URL(reachedBy);
    app.protocol = other.protocol;
    app.host = other.host;
    return app.href;
  };
}
