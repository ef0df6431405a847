export type Clock = ReturnType<typeof createClock>;

/** The messenger's clock: the machine's, ahead of it by as much as it was moved on. */
export function createClock() {
  let ahead = 0;
  return {
    /** In milliseconds. */
    ahead: () => ahead,
    advance(seconds: number): void {
      ahead += seconds * 1000;
    },
    reset(): void {
      ahead = 0;
    },
    /** Seconds since 1970. */
    seconds: () => Math.floor((Date.now() + ahead) / 1000),
  };
}
