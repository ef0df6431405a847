import { useSearchParams } from 'react-router-dom';
import type { SearchFilters } from '../../calls/premium-search.ts';

const FILTER_NAMES = ['genere', 'anno', 'durata', 'contenuto'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** The chosen options of each filter, stored in the URL's query. */
export function useSearchFilters() {
  const [params, setParams] = useSearchParams();
  const filters: SearchFilters = {
    genere: params.getAll('genere'),
    anno: params.getAll('anno'),
    durata: params.getAll('durata'),
    contenuto: params.getAll('contenuto'),
  };
  const toggle = (filter: FilterName, value: string) =>
    setParams((was) => toggled(was, filter, value), { replace: true });
  const clear = () => setParams({}, { replace: true });
  return {
    filters,
    toggle,
    clear,
    chosen: FILTER_NAMES.reduce((sum, name) => sum + filters[name].length, 0),
  };
}

function toggled(params: URLSearchParams, filter: FilterName, value: string): URLSearchParams {
  const chosen = params.getAll(filter);
  const next = new URLSearchParams(params);
  next.delete(filter);
  const isOn = chosen.includes(value);
  for (const one of isOn ? chosen.filter((other) => other !== value) : [...chosen, value])
    next.append(filter, one);
  return next;
}
