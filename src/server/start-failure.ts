/** Why the server could not start, in one line for whoever started it; never a stack. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (listenFailure(error) ?? error.message).replace(/\s*\n\s*/g, ' ');
}

/** Undefined for what is no failure to listen. */
function listenFailure(error: Error): string | undefined {
  const { code, port, address, hostname } = {
    code: '',
    port: '',
    address: '',
    hostname: '',
    ...Object.fromEntries(Object.entries(error)),
  };
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
