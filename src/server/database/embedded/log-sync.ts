import fs from 'node:fs';

/**
 * Syncs the write-ahead log while the engine goes on: commits that come meanwhile share the next sync. A commit is on disk
 * once `onSynced` has been called with the number that `wanted` had after it, and may be lost after `onFailure`.
 */
export class LogSync {
  /** Number of syncs that the engine has asked for. */
  wanted = 0;
  #synced = 0;
  #isSyncing = false;
  /** Opened once more: the engine may close its descriptor meanwhile. */
  #file: { path: string; descriptor: number } | undefined;
  readonly #onSynced: (count: number) => void;
  readonly #onFailure: (error: Error) => void;

  constructor(onSynced: (count: number) => void, onFailure: (error: Error) => void) {
    this.#onSynced = onSynced;
    this.#onFailure = onFailure;
  }

  /** Takes the place of an fsync of the log's current file. */
  want(path: string): void {
    if (this.#file?.path !== path) this.#open(path);
    this.wanted += 1;
    this.#start();
  }

  /** Syncs at once what has been asked for: anything else that the engine writes must come after it. */
  now(): void {
    if (!this.#file || this.#synced === this.wanted) return;
    fs.fsyncSync(this.#file.descriptor);
    this.#end(this.wanted);
  }

  #open(path: string): void {
    this.now();
    if (this.#file && !this.#isSyncing) fs.closeSync(this.#file.descriptor);
    this.#file = { path, descriptor: fs.openSync(path, 'r+') };
  }

  #start(): void {
    if (!this.#file || this.#isSyncing || this.#synced === this.wanted) return;
    const [file, count] = [this.#file, this.wanted];
    this.#isSyncing = true;
    fs.fsync(file.descriptor, (error) => {
      if (error) return this.#onFailure(error);
      this.#isSyncing = false;
      if (file !== this.#file) fs.closeSync(file.descriptor);
      this.#end(count);
      this.#start();
    });
  }

  #end(count: number): void {
    if (count <= this.#synced) return;
    this.#synced = count;
    this.#onSynced(count);
  }
}
