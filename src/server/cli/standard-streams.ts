import type { Readable, Writable } from 'node:stream';

/** Standard streams of a command. */
export type StandardStreams = { stdin: Readable; stdout: Writable; stderr: TerminalStream };

/** An output stream that may be a terminal. */
export type TerminalStream = Writable & { isTTY?: boolean; columns?: number };
