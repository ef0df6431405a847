/** A PostgreSQL that answers its wire protocol without a network: bytes in, bytes out, one call at a time. */
export interface Engine {
  /** Makes it ready to execute, if it is not; waits for the end of what ran before. Rejects when it cannot be opened. */
  start(): Promise<void>;
  /** Answers the bytes the database sends back; rejects when it is lost, or over its time limit. */
  execute(request: Uint8Array): Promise<Uint8Array>;
  /** Ends in order: everything is written and closed. */
  stop(): Promise<void>;
  /** Ends at once; what was committed stays. Does nothing when already ended. */
  kill(): Promise<void>;
}
