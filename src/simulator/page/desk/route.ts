/** Leads the mini app's address over the slow line when that is wanted and there is one. */
export function routeOf(appUrl: string, slowAppUrl: string | undefined, isSlow: boolean) {
  return (url: string): string => {
    const app = new URL(url);
    if (!isSlow || !slowAppUrl || app.origin !== new URL(appUrl).origin) return url;
    const slow = new URL(slowAppUrl);
    app.protocol = slow.protocol;
    app.host = slow.host;
    return app.href;
  };
}
