/** A status among those that the protocol names, in whatever letters; undefined for anything else. */
export function readStatus(status: unknown): string | undefined {
  return typeof status === 'string' ? status.trim().toLowerCase() : undefined;
}
