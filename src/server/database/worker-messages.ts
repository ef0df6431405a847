/** What the two sides of the database's worker say besides bytes: the worker once, when it can be asked ... */
export const ready = 'ready';
/** ... and the server once, when it is to close the database and end. */
export const stop = 'stop';
