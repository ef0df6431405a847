import { useLocation } from 'react-router-dom';

const places = new Map<string, number>();

/** Where a row of this page was moved to (pixels), for when the person comes back to it. */
export function useRowMemory(name: string) {
  const key = `${useLocation().key} ${name}`;
  return {
    recall: () => places.get(key) ?? 0,
    remember: (place: number) => places.set(key, place),
  };
}
