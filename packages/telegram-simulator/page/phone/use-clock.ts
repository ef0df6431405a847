import { useEffect, useState } from 'react';

const CHECK = 5000;
const hours = new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit' });

/** The time of day, as `21:30`. */
export function useClock(): string {
  const [time, setTime] = useState(() => hours.format(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setTime(hours.format(Date.now())), CHECK);
    return () => clearInterval(timer);
  }, []);
  return time;
}
