type Shift = { value: number; time: number; what: string[] };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Runs in the page: records layout shifts and their elements. */
export function watchShifts(): void {
  window.shifts = [];
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName} ${node.className} "${node.textContent.slice(0, 30)}"` : 'text';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[])
      window.shifts.push({
        value: entry.value,
        time: Math.round(entry.startTime),
        what: entry.sources.map(({ node }) => nameOf(node)),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}
