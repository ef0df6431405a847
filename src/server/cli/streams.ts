import type { Readable, Writable } from 'node:stream';

/** Where a command reads from and writes to. */
export type Streams = { stdin: Readable; stdout: Writable; stderr: Terminal };

/** A stream that may be a terminal, whose last line can be written over. */
export type Terminal = Writable & { isTTY?: boolean; columns?: number };
