/** PostgreSQL in process: takes wire protocol messages and returns them, one call at a time. */
export interface WireProtocolEngine {
  /** Opens the engine if needed, after a previous one has ended; waits for an opening under way. Rejects when it fails. */
  start(): Promise<void>;
  /**
   * Answers the database's bytes; rejects when it failed, or took more than `timeLimit` milliseconds: 0 means no limit, and
   * without one the engine's own applies.
   */
  execute(request: Uint8Array, timeLimit?: number): Promise<Uint8Array>;
  /**
   * Settles once the last commit is on disk, another promise after each commit; rejects when the engine ends before. Whoever
   * reports a commit waits for it.
   */
  readonly lastCommit: Promise<void>;
  /** Closes the database cleanly. */
  stop(): Promise<void>;
  /** Terminates at once; reported commits are durable. Idempotent. */
  kill(): Promise<void>;
}
