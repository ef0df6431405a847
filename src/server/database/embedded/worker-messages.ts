/** Control messages of the database worker: sent by the worker when it is ready ... */
export const WORKER_READY = 'ready';
/** ... and sent to the worker to close the database. */
export const STOP_WORKER = 'stop';
