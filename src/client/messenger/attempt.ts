/** Logs that the messenger failed at something; the app lives on without it. */
export function logFailure(what: string, error: unknown): void {
  console.warn(`messenger: ${what} failed`, error);
}

/** Runs one call to the messenger; a failure is logged. Answers whether it went through. */
export function attempt(what: string, call: () => void): boolean {
  try {
    call();
    return true;
  } catch (error) {
    logFailure(what, error);
    return false;
  }
}
