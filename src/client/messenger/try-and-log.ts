/** Logs a failed call to the messenger as a warning. */
export function logMessengerFailure(what: string, error: unknown): void {
  console.warn(`messenger: ${what} failed`, error);
}

/** Runs a call to the messenger; logs its errors. Returns true if it succeeded. */
export function tryAndLog(what: string, call: () => void): boolean {
  try {
    call();
    return true;
  } catch (error) {
    logMessengerFailure(what, error);
    return false;
  }
}
