const ANY_ORIGIN = 'http://this.invalid';

/** Whether browsers look for an address on this server: a path, but not `//elsewhere`, nor `/\\elsewhere`, which they take for that. */
export function isOwnPath(url: string): boolean {
  return (
    url.startsWith('/') && URL.canParse(url, ANY_ORIGIN) && new URL(url, ANY_ORIGIN).origin === ANY_ORIGIN
  );
}
