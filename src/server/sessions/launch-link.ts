/** The mini app's path for one user: `/?user-id=42&key=...`. */
export function buildLaunchPath(options: { userId: string; key: string; path?: string | undefined }): string {
  const { userId, key, path = '/' } = options;
  const query = new URLSearchParams({ 'user-id': userId, key });
  return `${path}?${query.toString()}`;
}

/** The mini app's URL for one user: `http://localhost:3000/?user-id=42&key=...`. */
export function buildLaunchLink({
  base,
  ...options
}: Parameters<typeof buildLaunchPath>[0] & { base: string }): string {
  return new URL(buildLaunchPath(options), base).href;
}
