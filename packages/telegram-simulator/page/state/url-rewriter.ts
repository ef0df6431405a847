/** Rewrites the mini app's address to the throttled proxy's origin when the slow network is chosen. */
export function createUrlRewriter(appUrl: string, slowAppUrl: string | undefined, isSlow: boolean) {
  return (url: string): string => {
    const app = new URL(url);
    if (!isSlow || !slowAppUrl || app.origin !== new URL(appUrl).origin) return url;
    const slow = new URL(slowAppUrl);
    app.protocol = slow.protocol;
    app.host = slow.host;
    return app.href;
  };
}
