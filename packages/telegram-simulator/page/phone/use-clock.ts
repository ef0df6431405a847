import { useEffect, useState } from 'react';
import { usePageState } from '../state/page-state-context.tsx';

const CHECK_MS = 5000;
const hours = new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit' });

/** The messenger's time, in milliseconds since 1970; a few seconds old at most. */
export function useNow(): number {
  const { clockAhead } = usePageState().state;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return now + clockAhead;
}

/** The messenger's time of day, as `21:30`. */
export function useClock(): string {
  return hours.format(useNow());
}
