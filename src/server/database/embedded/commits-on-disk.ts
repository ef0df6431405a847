type Waiting = { count: number; resolve: () => void; reject: (error: Error) => void };

/** Commits of one run of the engine, until they are on disk. */
export class CommitsOnDisk {
  /** Settles once the last commit is on disk; rejects when the engine has ended before. */
  last: Promise<void> = Promise.resolve();
  #wanted = 0;
  #synced = 0;
  #waiting: Waiting[] = [];

  /** The engine has answered; its commits so far wait for this number of syncs. */
  wanted(count: number): void {
    if (count === this.#wanted) return;
    this.#wanted = count;
    this.last = new Promise((resolve, reject) => {
      if (count <= this.#synced) resolve();
      else this.#waiting.push({ count, resolve, reject });
    });
    // A rejection that nobody awaits must not end the process.
    this.last.catch(() => undefined);
  }

  /** This number of syncs has ended. */
  synced(count: number): void {
    this.#synced = count;
    for (const { resolve } of this.#take((waiting) => waiting.count <= count)) resolve();
  }

  /** The engine has ended; cleanly, with all on disk. */
  ended(isClean: boolean): void {
    const error = new Error('The embedded database ended before a commit was on disk.');
    for (const { resolve, reject } of this.#take(() => true))
      if (isClean) resolve();
      else reject(error);
  }

  #take(isMeant: (waiting: Waiting) => boolean): Waiting[] {
    const taken = this.#waiting.filter(isMeant);
    this.#waiting = this.#waiting.filter((waiting) => !isMeant(waiting));
    return taken;
  }
}
