/** Line icons on a 24 px grid, one weight (1.8), coloured by the text around them. */
const OUTLINES = {
  back: 'M15 5l-7 7 7 7',
  bell: 'M12 4a5.500 5.500 0 015.500 5.500c0 4 1.500 5.500 2 6.500h-15c.500-1 2-2.500 2-6.500A5.500 5.500 0 0112 4zM10 19a2 2 0 004 0',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chart: 'M4 20h16M7 16v-5M12 16V5M17 16V9',
  chevron: 'M9.5 6l6 6-6 6',
  clock: 'M12 3.500a8.500 8.500 0 110 17 8.500 8.500 0 010-17zM12 7.500V12l3 2',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  dice: 'M7 4h10a3 3 0 013 3v10a3 3 0 01-3 3H7a3 3 0 01-3-3V7a3 3 0 013-3zM8.7 8.7h.01M15.3 8.7h.01M12 12h.01M8.7 15.3h.01M15.3 15.3h.01',
  external: 'M13 5h6v6M19 5l-8.5 8.5M10 6H7a2 2 0 00-2 2v9a2 2 0 002 2h9a2 2 0 002-2v-3',
  grid: 'M4.500 4.500h6v6h-6zM13.500 4.500h6v6h-6zM4.500 13.500h6v6h-6zM13.500 13.500h6v6h-6z',
  heart: 'M12 20s-7.5-4.4-7.5-10A4.3 4.3 0 0112 7.2 4.3 4.3 0 0119.5 10c0 5.6-7.5 10-7.5 10z',
  info: 'M12 3.5a8.5 8.5 0 110 17 8.5 8.5 0 010-17zM12 11.2v5M12 7.9h.01',
  lists: 'M4 7h10M4 12h10M4 17h6M17.5 12v6M14.5 15h6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  person: 'M12 12.5a4 4 0 100-8 4 4 0 000 8zM4.5 20c.6-3.600 3.600-5 7.5-5s6.9 1.4 7.5 5',
  people:
    'M9 12a3.500 3.500 0 100-7 3.500 3.500 0 000 7zM3 19.500c.5-3.300 2.800-4.800 6-4.800s5.500 1.500 6 4.800M15.500 5.300a3.500 3.500 0 010 6.500M17.500 15.200c1.900.6 3.100 2 3.500 4.300',
  pause: 'M9 6v12M15 6v12',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.8 4a6.8 6.8 0 110 13.6 6.8 6.8 0 010-13.6zM15.8 15.8L20 20',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11.5H5.5v8h13v-8H18',
  sliders: 'M4 8h8M18 8h2M15 5.500v5M4 16h2M12 16h8M9 13.500v5',
  spark:
    'M12 3.5l2.1 5.7a1 1 0 00.6.600L20.5 12l-5.8 2.2a1 1 0 00-.600.6L12 20.5l-2.1-5.7a1 1 0 00-.600-.600L3.5 12l5.8-2.2a1 1 0 00.6-.600z',
  thumb:
    'M8 10.5l3.6-6.3c1.4 0 2.4 1.1 2.2 2.5L13.3 10h4.6a2 2 0 012 2.4l-1.2 6a2 2 0 01-2 1.6H8M8 10.5V20H5.5a1 1 0 01-1-1v-7.5a1 1 0 011-1z',
  undo: 'M8 5L4 9l4 4M4 9h10a5.500 5.500 0 010 11H9',
  up: 'M12 19V5.5M6 11l6-6 6 6',
  film: 'M6 4h12a2 2 0 012 2v12a2 2 0 01-2 2H6a2 2 0 01-2-2V6a2 2 0 012-2zM8 4v16M16 4v16M4 9h4M4 15h4M16 9h4M16 15h4',
} as const;

const SOLIDS = { play: 'M8 5.3v13.4a1 1 0 001.5.900l11-6.7a1 1 0 000-1.7l-11-6.7A1 1 0 008 5.3z' } as const;

export type IconName = keyof typeof OUTLINES | keyof typeof SOLIDS;

/** Hidden from screen readers: the control around it has the name. `filled` colours the inside (a toggle that is on). */
export function Icon({
  name,
  size = 24,
  filled = false,
}: {
  name: IconName;
  size?: number;
  filled?: boolean;
}) {
  const solid = name in SOLIDS;
  const path = { ...OUTLINES, ...SOLIDS }[name];
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={solid || filled ? 'currentColor' : 'none'}
      stroke={solid ? 'none' : 'currentColor'}
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
