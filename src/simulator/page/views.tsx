import { useDeskContext } from './desk/desk-context.tsx';
import type { View } from './desk/use-view.ts';
import { Segments } from './ui/segments.tsx';

const VIEWS: readonly (readonly [View, string])[] = [
  ['chat', 'Chat'],
  ['phone', 'Telefono'],
  ['panel', 'Comandi'],
];

/** Chooses what stands in front where there is no room for all. */
export function Views() {
  const { room, view, chooseView } = useDeskContext();
  if (room === 'wide') return null;
  const options = room === 'narrow' ? VIEWS : VIEWS.filter(([one]) => one !== 'phone');
  return <Segments label="Vista" options={options} value={view} onChange={chooseView} />;
}
