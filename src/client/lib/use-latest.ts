import { useRef } from 'react';

/** The value of the latest render, for listeners that outlive one. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
