/** Control messages of the database worker: sent by the worker when it is ready ... */
export const WORKER_READY = 'ready';
/** ... and sent to the worker to close the database. */
export const STOP_WORKER = 'stop';

/**
 * Sent by the worker: an answer, with the number of log syncs that commits up to it wait for; and how many of these have
 * ended.
 */
export type WorkerMessage = { answer: Uint8Array; wanted: number } | { synced: number };
