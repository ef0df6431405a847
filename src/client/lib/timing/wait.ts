/** Resolves after so many milliseconds. */
export function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
