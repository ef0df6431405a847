import DataLoader from 'dataloader';

/** Keys of one statement, at most. */
const MAX_KEYS = 500;

/**
 * Answers lookups together: those that come while a statement runs share the next one, so that a crowd costs as few
 * statements as one person. `load` returns a value for each key, in their order; its failure is that of all its keys.
 */
export function gatherLookups<Key, Value>(
  load: (keys: readonly Key[]) => Promise<Value[]>,
): (key: Key) => Promise<Value> {
  let running: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Key, Value>(
    (keys) => {
      const values = load(keys);
      running = values.catch(() => undefined);
      return values;
    },
    {
      cache: false,
      maxBatchSize: MAX_KEYS,
      batchScheduleFn: (dispatch) => void running.then(() => setImmediate(dispatch)),
    },
  );
  return (key) => loader.load(key);
}
