import { usePageState } from './state/page-state-context.tsx';
import type { Pane } from './state/use-active-pane.ts';
import { SegmentedControl } from './ui/segmented-control.tsx';

const PANES: readonly (readonly [Pane, string])[] = [
  ['chat', 'Chat'],
  ['phone', 'Telefono'],
  ['panel', 'Comandi'],
];

/** Tabs of the panes, where a narrow window cannot show all of them. */
export function PaneTabs() {
  const { breakpoint, pane, choosePane, chat, state, person, unreadIn } = usePageState();
  if (breakpoint === 'wide') return null;
  const options = breakpoint === 'narrow' ? PANES : PANES.filter(([one]) => one !== 'phone');
  const own = state.chats.filter((one) => one.personIds.includes(person.id));
  const unread = pane === 'chat' || !chat ? 0 : own.reduce((sum, one) => sum + unreadIn(one), 0);
  const marked = options.map(([one, text]): (typeof options)[number] =>
    one === 'chat' && unread > 0 ? [one, `${text} (${unread})`] : [one, text],
  );
  return <SegmentedControl label="Vista" options={marked} value={pane} onChange={choosePane} />;
}
