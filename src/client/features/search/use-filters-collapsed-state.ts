import { useLayoutEffect, useState } from 'react';
import { useHistoryValue } from '../../lib/navigation/use-history-value.ts';

const COLLAPSED = 1;

/** Whether the filters are collapsed into one line, remembered for this history entry; at first not. */
export function useFiltersCollapsedState(): [collapsed: boolean, setCollapsed: (collapsed: boolean) => void] {
  const memory = useHistoryValue('filters');
  const [collapsed, setCollapsed] = useState(() => memory.recall() === COLLAPSED);
  // At each render: choosing a filter replaces the history entry, and so its key.
  useLayoutEffect(() => void memory.remember(collapsed ? COLLAPSED : 0));
  return [collapsed, setCollapsed];
}
