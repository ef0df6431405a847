/** The mini app's URL for one user: `http://localhost:3000/?user-id=42&key=...`. */
export function buildLaunchLink(options: {
  base: string;
  userId: string;
  key: string;
  path?: string;
}): string {
  const link = new URL(options.path ?? '/', options.base);
  link.searchParams.set('user-id', options.userId);
  link.searchParams.set('key', options.key);
  return link.href;
}
