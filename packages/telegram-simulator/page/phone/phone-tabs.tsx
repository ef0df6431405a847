import type { PhoneName } from '../state/url-rewriter.ts';
import type { Phones } from '../state/use-phones.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';

/** Tabs of the two phones and the panel, for windows too narrow for all of them. */
export function PhoneTabs({ phones }: { phones: Phones }) {
  const { breakpoint, shown, show } = phones;
  if (breakpoint === 'wide') return null;
  const [first, second] = phoneOptions(phones);
  const options = [...(breakpoint === 'narrow' ? [first] : []), second, ['panel', 'Comandi'] as const];
  return <SegmentedControl label="Vista" options={options} value={shown} onChange={show} />;
}

/** The phones by number and person: one person may have both. */
export function phoneOptions({ first, second }: Phones) {
  return [optionOf('first', 1, first), optionOf('second', 2, second)] as const;
}

function optionOf(phone: PhoneName, number: number, { person }: Phones['first']) {
  return [phone, `${number} · ${person?.firstName ?? ''}`] as const;
}
