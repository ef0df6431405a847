/** A status named by the protocol, in any case; undefined for anything else. */
export function readStatus(status: unknown): string | undefined {
  return typeof status === 'string' ? status.trim().toLowerCase() : undefined;
}
