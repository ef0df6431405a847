/** Line icons on a 24 px grid, one weight, coloured by the text around them. */
const OUTLINES = {
  add: 'M5.5 4h13A1.5 1.5 0 0120 5.5v13a1.5 1.5 0 01-1.5 1.5h-13A1.5 1.5 0 014 18.5v-13A1.5 1.5 0 015.5 4zM12 8v8M8 12h8',
  arrow: 'M19.5 12H5M11 5.8L4.8 12l6.2 6.2',
  back: 'M15 5l-7 7 7 7',
  block: 'M12 3.5a8.5 8.5 0 110 17 8.5 8.5 0 010-17zM6 6l12 12',
  bot: 'M7 8.5h10a2.5 2.5 0 012.5 2.5v5a2.5 2.5 0 01-2.5 2.5H7A2.5 2.5 0 014.5 16v-5A2.5 2.5 0 017 8.5zM12 8.5V5M9.2 13.3h.01M14.8 13.3h.01M10 4.8h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M9.5 6l6 6-6 6',
  clip: 'M8.5 12.5l5.8-5.8a3 3 0 114.2 4.2l-7.7 7.7a4.8 4.8 0 01-6.8-6.8l7.3-7.3',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  copy: 'M9 9h9.5v9.5H9zM5.5 15V5.5H15',
  edit: 'M5 19l1.2-4.2L16 5l3 3-9.8 9.8z',
  external: 'M13 5h6v6M19 5l-8.5 8.5M10 6H7a2 2 0 00-2 2v9a2 2 0 002 2h9a2 2 0 002-2v-3',
  file: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4',
  film: 'M6 4h12a2 2 0 012 2v12a2 2 0 01-2 2H6a2 2 0 01-2-2V6a2 2 0 012-2zM8 4v16M16 4v16M4 9h4M4 15h4M16 9h4M16 15h4',
  forward: 'M13 6l6 6-6 6M19 12H7a3 3 0 00-3 3v3',
  fullscreen: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  gear: 'M12 9a3 3 0 110 6 3 3 0 010-6zM12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9L18 18M6 18l2.1-2.1M15.9 8.1L18 6',
  keyboard:
    'M5 6.5h14a1.5 1.5 0 011.5 1.5v8a1.5 1.5 0 01-1.5 1.5H5A1.5 1.5 0 013.5 16V8A1.5 1.5 0 015 6.5zM7 10.5h.01M10.3 10.5h.01M13.7 10.5h.01M17 10.5h.01M8.5 14h7',
  menu: 'M5 7h14M5 12h14M5 17h14',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  moreVertical: 'M12 5.5h.01M12 12h.01M12 18.5h.01',
  people:
    'M9 5a3.2 3.2 0 110 6.4A3.2 3.2 0 019 5zM3.5 19c.3-3.3 2.5-5 5.5-5s5.2 1.7 5.5 5M15.5 5.3a3 3 0 010 5.8M17 14.3c2 .5 3.3 2 3.5 4.7',
  pin: 'M12 21s6.5-6.2 6.5-11.2a6.5 6.5 0 10-13 0C5.5 14.8 12 21 12 21zM12 7.5a2.4 2.4 0 110 4.8 2.4 2.4 0 010-4.8z',
  reload: 'M19 12a7 7 0 11-2.2-5.1M19 4v4.5h-4.5',
  search: 'M10.8 4a6.8 6.8 0 110 13.6 6.8 6.8 0 010-13.6zM15.8 15.8L20 20',
  window:
    'M5.5 5h13A1.5 1.5 0 0120 6.5v11a1.5 1.5 0 01-1.5 1.5h-13A1.5 1.5 0 014 17.5v-11A1.5 1.5 0 015.5 5zM4 9.5h16',
} as const;

const SOLIDS = {
  left: 'M14.5 6.5v11L7 12z',
  right: 'M9.5 6.5v11L17 12z',
  play: 'M8 5.3v13.4a1 1 0 001.5.9l11-6.7a1 1 0 000-1.7l-11-6.7A1 1 0 008 5.3z',
  send: 'M4 4.6c0-.8.8-1.3 1.5-1l15 7.5c.7.4.7 1.4 0 1.8l-15 7.5c-.7.3-1.5-.2-1.5-1L5.5 13l8-1-8-1z',
  star: 'M12 3.2l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L3.3 9.5l6.1-.7z',
} as const;

export type IconName = keyof typeof OUTLINES | keyof typeof SOLIDS;

/** A decoration: the control around it carries the name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const isSolid = name in SOLIDS;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isSolid ? 'currentColor' : 'none'}
      stroke={isSolid ? 'none' : 'currentColor'}
      strokeWidth={name.startsWith('more') ? 2.6 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={{ ...OUTLINES, ...SOLIDS }[name]} />
    </svg>
  );
}
