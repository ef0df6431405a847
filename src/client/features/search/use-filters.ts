import { useSearchParams } from 'react-router-dom';
import type { Filters } from '../../calls/search.ts';

const AXES = ['genere', 'anno', 'durata', 'contenuto'] as const;
export type Axis = (typeof AXES)[number];

/** What is chosen, kept in the address so that going back and reloading find it again. */
export function useFilters() {
  const [address, setAddress] = useSearchParams();
  const filters: Filters = {
    genere: address.getAll('genere'),
    anno: address.getAll('anno'),
    durata: address.getAll('durata'),
    contenuto: address.getAll('contenuto'),
  };
  const toggle = (axis: Axis, value: string) =>
    setAddress((was) => toggled(was, axis, value), { replace: true });
  const clear = () => setAddress({}, { replace: true });
  return { filters, toggle, clear, chosen: AXES.reduce((sum, axis) => sum + filters[axis].length, 0) };
}

function toggled(address: URLSearchParams, axis: Axis, value: string): URLSearchParams {
  const chosen = address.getAll(axis);
  const next = new URLSearchParams(address);
  next.delete(axis);
  const isOn = chosen.includes(value);
  for (const one of isOn ? chosen.filter((other) => other !== value) : [...chosen, value])
    next.append(axis, one);
  return next;
}
