import { useLocation } from 'react-router-dom';

const values = new Map<string, number>();

/** A number remembered for this history entry until the page is reloaded; 0 until set. By name. */
export function useHistoryValue(name: string) {
  const key = `${useLocation().key} ${name}`;
  return {
    recall: () => values.get(key) ?? 0,
    remember: (value: number) => values.set(key, value),
  };
}
