import type { ImportRow, TableNote } from '../import-row.ts';

/** Places in a note. */
const MAX_NAMED = 5;

/** Counts the rows of episodes and seasons for the notes of their table. */
export class PartCounter {
  #parts = 0;
  #unread = 0;
  readonly #locations: string[] = [];

  add(row: ImportRow): void {
    this.#parts += Number('isPart' in row);
    if (!('isUnread' in row)) return;
    this.#unread += 1;
    if (this.#locations.length < MAX_NAMED) this.#locations.push(row.location);
  }

  notes(): TableNote[] {
    return [
      ...(this.#parts > 0 ? [{ kind: 'parts' as const, count: this.#parts }] : []),
      ...(this.#unread > 0
        ? [{ kind: 'unread parts' as const, count: this.#unread, locations: this.#locations }]
        : []),
    ];
  }
}
