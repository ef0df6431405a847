const ANY_ORIGIN = 'http://this.invalid';

/**
 * True if browsers take an address as one of this server: a path, but not `//elsewhere`, nor `/\\elsewhere`, which
 * they read the same way.
 */
export function isOwnPath(url: string): boolean {
  return (
    url.startsWith('/') && URL.canParse(url, ANY_ORIGIN) && new URL(url, ANY_ORIGIN).origin === ANY_ORIGIN
  );
}
