import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { scaleBand, scaleLinear } from 'd3-scale';
import opentype, { type Font } from 'opentype.js';
import sharp from 'sharp';
import type { Day } from '../../lib/calendar.ts';

/** Daily values with a title and their sum. */
export type Chart = {
  name: string;
  total: string;
  values: readonly number[];
  colour: keyof ChartTheme['series'];
};

type Plots = { days: readonly Day[]; plots: readonly Chart[]; theme: ChartTheme };

/** In pixels; a phone shows a third of that. */
const WIDTH = 1280;
const PANEL = { width: WIDTH / 2, height: 500 };
/** The bars' area within a panel. */
const BARS = { left: 132, right: PANEL.width - 40, top: 212, bottom: PANEL.height - 84 };
const MARGIN = 40;
const SIZE = { name: 42, total: 78, label: 36 };
const TICKS = 3;

/** Room for four signs. */
const short = new Intl.NumberFormat('it-IT', { notation: 'compact', maximumFractionDigits: 1 });
const dayAndMonth = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Renders charts in two columns, as a PNG. */
export async function renderCharts(plots: Plots): Promise<Buffer> {
  return sharp(Buffer.from(chartsSvg(plots)))
    .png({ palette: true })
    .toBuffer();
}

/** The same as an SVG, with text as outlines. */
export function chartsSvg({ days, plots, theme }: Plots): string {
  const height = Math.ceil(plots.length / 2) * PANEL.height;
  const panels = plots.map((plot, index) => {
    const [x, y] = [(index % 2) * PANEL.width, Math.floor(index / 2) * PANEL.height];
    return `<g transform="translate(${x} ${y})">${panel(plot, days, theme)}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${theme.paper}"/>${panels.join('')}</svg>`
  );
}

function panel({ name, total, values, colour }: Chart, days: readonly Day[], theme: ChartTheme): string {
  const hint = (word: ChartText) => outline(word, theme.hint);
  const label = { y: BARS.bottom + 52, size: SIZE.label };
  return [
    hint({ text: name, x: MARGIN, y: 72, size: SIZE.name }),
    outline({ text: total, x: MARGIN, y: 154, size: SIZE.total, bold: true }, theme.text),
    barsOf(values, theme, theme.series[colour]),
    hint({ ...label, text: shortDay(days.at(0)), x: BARS.left }),
    hint({ ...label, text: shortDay(days.at(-1)), x: BARS.right, end: true }),
  ].join('');
}

/** A bar for each value, with grid lines at round numbers. */
function barsOf(values: readonly number[], theme: ChartTheme, fill: string): string {
  const x = scaleBand<number>(values.keys(), [BARS.left, BARS.right]).paddingInner(0.3);
  const y = scaleLinear([0, Math.max(TICKS, ...values)], [BARS.bottom, BARS.top]).nice(TICKS);
  const levels = y.ticks(TICKS).map((tick) => {
    const label = {
      text: short.format(tick),
      x: BARS.left - 16,
      y: y(tick) + 12,
      size: SIZE.label,
      end: true,
    };
    const level = `<path d="M${BARS.left} ${y(tick)}H${BARS.right}" stroke="${theme.line}" stroke-width="2"/>`;
    return level + outline(label, theme.hint);
  });
  const bars = values.map((value, index) => {
    const rounded = Math.min(6, x.bandwidth() / 3);
    const height = BARS.bottom - y(value);
    if (height === 0) return '';
    return `<rect x="${x(index)}" y="${y(value)}" width="${x.bandwidth()}" height="${height}" rx="${rounded}"/>`;
  });
  return `${levels.join('')}<g fill="${fill}">${bars.join('')}</g>`;
}

function outline(word: ChartText, fill: string): string {
  return `<path d="${textOutlinePath(word)}" fill="${fill}"/>`;
}

function shortDay(day: Day | undefined): string {
  return day === undefined ? '' : dayAndMonth.format(new Date(day));
}

/** Text in a chart: start or end of its baseline, and its size in pixels. */
type ChartText = { text: string; x: number; y: number; size: number; bold?: boolean; end?: boolean };

const fonts = new Map<number, Font>();

/** The outline of a text as SVG path data: a server may have no fonts. */
function textOutlinePath({ text, x, y, size, bold = false, end = false }: ChartText): string {
  const font = fontOf(bold ? 700 : 500);
  const left = end ? x - font.getAdvanceWidth(text, size) : x;
  return font
    .getPath(text, left, y, size)
    .commands.map(({ type, ...points }) => type + Object.values(points).map((value) => value.toFixed(1)))
    .join('');
}

function fontOf(weight: 500 | 700): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = `@fontsource/space-grotesk/files/space-grotesk-latin-${weight}-normal.woff`;
  const { buffer, byteOffset, byteLength } = readFileSync(createRequire(import.meta.url).resolve(file));
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  fonts.set(weight, font);
  return font;
}

/** Colours of a chart, to fit a chat's theme. */
type ChartTheme = {
  paper: string;
  text: string;
  hint: string;
  line: string;
  series: Record<'plays' | 'people' | 'premium' | 'stars', string>;
};

/** The Bot API does not tell a chat's theme: the owner chooses. */
export const CHART_THEMES: Record<'light' | 'dark', ChartTheme> = {
  light: {
    paper: '#ffffff',
    text: '#0e1116',
    hint: '#6b737c',
    line: '#dfe2e7',
    series: { plays: '#1b73c2', people: '#2a8f57', premium: '#7d55c7', stars: '#c77f05' },
  },
  dark: {
    paper: '#1c2733',
    text: '#f3f6f9',
    hint: '#8a9bac',
    line: '#314050',
    series: { plays: '#6ab7ff', people: '#5fd08b', premium: '#b79bff', stars: '#ffc24b' },
  },
};
