import * as v from 'valibot';

/** What the system says of a server that could not listen. */
const listenError = v.object({
  code: v.string(),
  port: v.optional(v.number()),
  address: v.optional(v.string()),
  hostname: v.optional(v.string()),
});

/** Why the server could not start, in one line for whoever started it; never a stack. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (listenFailure(error) ?? error.message).replace(/\s*\n\s*/g, ' ');
}

/** Undefined for what is no failure to listen. */
function listenFailure(error: Error): string | undefined {
  const read = v.safeParse(listenError, error);
  if (!read.success) return undefined;
  const { code, port, address, hostname } = read.output;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken by another program. Stop it, or set PORT or SIMULATOR_PORT to another number.`;
    case 'EACCES':
      return port ? `port ${port} is not for every user. Set PORT to a number above 1023.` : undefined;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${hostname || address} is no address of this machine.`;
    default:
      return undefined;
  }
}
