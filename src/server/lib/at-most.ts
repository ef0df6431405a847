/** Options of an `LRUCache` for at most this many entries; by `max` it would fill arrays of that length when it is made. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
