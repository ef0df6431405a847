import { useCallback, useMemo, useState } from 'react';

/** Whose phone has the bot's icon on its home screen. */
export function useHomeScreen() {
  const [personIds, setPersonIds] = useState<readonly number[]>([]);
  const add = useCallback((person: number) => setPersonIds((ids) => [...ids, person]), []);
  const clear = useCallback(() => setPersonIds([]), []);
  return useMemo(
    () => ({ has: (person: number) => personIds.includes(person), add, clear }),
    [personIds, add, clear],
  );
}
