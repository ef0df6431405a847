import { useEffect, useState } from 'react';
import { useAddressQuery } from '../../lib/navigation/use-address-query.ts';

/** A pause in typing, in milliseconds. */
const PAUSE_MS = 150;

/**
 * The text of a field, and `words`, the same text once typing pauses. The address keeps them under this name, so
 * they are there again after going back.
 */
export function useTypedWords(name: string) {
  const [query, replaceQuery] = useAddressQuery();
  const inAddress = query.get(name) ?? '';
  const [typed, setTyped] = useState(inAddress);
  useEffect(() => {
    if (typed === inAddress) return;
    const keep = () => replaceQuery((was) => withWords(was, name, typed));
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, inAddress, name, replaceQuery]);
  return { typed, setTyped, words: inAddress.trim() };
}

/** Sets one parameter and keeps the rest of the query. */
function withWords(params: URLSearchParams, name: string, words: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (words === '') next.delete(name);
  else next.set(name, words);
  return next;
}
