import { type DrawnTitle, drawnCoverStyle } from '../../contract/drawn-cover.ts';
import { type Lettering, outlinesOf } from './lettering.ts';

const W = 960;
const H = 1440;
/** The margin at the sides and below, and the height over which the lettering's ground fades in. */
const SIDE = 0.09 * W;
const BELOW = 0.08 * W;
const FADE = 0.51 * W;
const LINE_HEIGHT = 1.06;
const MAX_LINES = 6;

type Colours = { ground: string; shape: string; accent: string };
/** `at`: the place of the main shape, from 0 to 1 of the width. */
type Compose = (at: number, colours: Colours) => string;

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
/** The distance from a point to the farthest corner of a box as wide as the cover, which is 100 % in CSS. */
const reach = (at: number, y: number, height = H) =>
  Math.hypot(Math.max(at, 1 - at) * W, Math.max(y, height - y));
/** Fades upwards from `fill` at `from` to nothing at `to`, both from 0 to 1 of the height. */
const fade = (id: string, fill: string, from: number, to: number) =>
  `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0"><stop offset="${from}" stop-color="${fill}"/>` +
  `<stop offset="${to}" stop-color="${fill}" stop-opacity="0"/></linearGradient>${rect(0, 0, W, H, `url(#${id})`)}`;
const wedge = (x: number, y: number, from: number, to: number, fill: string) => {
  const far = (degrees: number) => {
    const angle = (degrees / 180) * Math.PI;
    return `${x + Math.sin(angle) * 3 * H},${y - Math.cos(angle) * 3 * H}`;
  };
  return `<polygon points="${x},${y} ${far(from)} ${far(to)}" fill="${fill}"/>`;
};

/** The compositions of the app's `drawn-art.module.css`, by number. */
const FORMS: readonly Compose[] = [
  function sunOverWater(at, { shape, accent }) {
    const y = 0.52 * H;
    return disc(at * W, y, 0.3 * reach(at, y), accent) + rect(0, y, W, H - y, shape);
  },
  function ripples(at, { ground, accent }) {
    const height = 0.46 * H;
    const y = -0.04 * height;
    const far = reach(at, y, height);
    const rings = Array.from({ length: 10 }, (_, ring) => 9 - ring).map(
      (ring) =>
        disc(at * W, y, (ring + 1) * 0.11 * far, ground) +
        disc(at * W, y, (ring * 0.11 + 0.05) * far, accent),
    );
    return rings.join('') + rect(0, height, W, H - height, ground);
  },
  function diagonal(at, { shape, accent }) {
    const angle = (118 / 180) * Math.PI;
    const half = (Math.abs(W * Math.sin(angle)) + Math.abs(H * Math.cos(angle))) / 2;
    const [dx, dy] = [Math.sin(angle) * half, -Math.cos(angle) * half];
    const [x, y] = [W / 2, H / 2];
    const stop = (offset: number, fill: string, opacity = 1) =>
      `<stop offset="${offset}" stop-color="${fill}" stop-opacity="${opacity}"/>`;
    const stops =
      stop(at, accent, 0) +
      stop(at + 0.004, accent) +
      stop(at + 0.17, accent) +
      stop(at + 0.174, shape) +
      stop(1, shape);
    return (
      `<linearGradient id="band" gradientUnits="userSpaceOnUse" x1="${x - dx}" y1="${y - dy}" x2="${x + dx}" ` +
      `y2="${y + dy}">${stops}</linearGradient>${rect(0, 0, W, H, 'url(#band)')}${fade('low', shape, 0.3, 0.8)}`
    );
  },
  function blinds(at, { ground, shape, accent }) {
    const height = 0.54 * H;
    const slats = Array.from({ length: 15 }, (_, slat) =>
      rect(0, slat * 0.07 * height, W, 0.04 * height, shape),
    );
    return slats.join('') + rect(at * W, 0, W, height, accent) + rect(0, height, W, H - height, ground);
  },
  function litWindow(at, { ground, shape, accent }) {
    const [width, height] = [0.46 * W, 0.34 * H];
    const sky =
      `<linearGradient id="sky" x1="0" y1="1" x2="0" y2="0"><stop offset="0.3" stop-color="${ground}"/>` +
      `<stop offset="1" stop-color="${shape}"/></linearGradient>${rect(0, 0, W, H, 'url(#sky)')}`;
    return (
      sky +
      rect((W - width) * at, (H - height) * 0.16, width, height, accent) +
      rect((W - width) * at, 0.986 * H * 0.3, width, 0.014 * H, ground) +
      rect(0.98 * W * at, (H - height) * 0.12, 0.02 * W, height, ground)
    );
  },
  function halftone(at, { ground, shape, accent }) {
    const tile = W / 8;
    const dots =
      `<pattern id="dots" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">` +
      `${disc(tile / 2, tile / 2, 0.31 * tile, shape)}</pattern>${rect(0, 0, W, H, 'url(#dots)')}`;
    const y = 0.24 * H;
    return dots + fade('low', ground, 0.44, 1) + disc(at * W, y, 0.22 * reach(at, y), accent);
  },
  function crescent(at, { ground, shape, accent }) {
    const moon = disc(at * W, 0.27 * H, 0.25 * reach(at, 0.27 * H), accent);
    const shadow = disc((at + 0.11) * W, 0.22 * H, 0.22 * reach(at + 0.11, 0.22 * H), ground);
    return rect(0, 0.72 * H, W, 0.28 * H, shape) + moon + shadow;
  },
  function peaks(at, { shape, accent }) {
    return wedge((1 - at * 0.7) * W, 0.14 * H, 150, 210, accent) + wedge(at * W, 0.26 * H, 148, 212, shape);
  },
];

/** The lettering of a composition, as in the app: by default heavy, else in serifs or in light capitals. */
const LETTERINGS: Record<number, Lettering> = { 1: 'serif', 3: 'grotesk', 4: 'serif', 6: 'grotesk' };

/** The drawing of a title without a picture as an SVG of 960 x 1440, with its name in outlines where the fonts have its letters. */
export function drawCover(title: DrawnTitle): Buffer {
  const drawn = drawnCoverStyle(title);
  const form = drawn['--form'];
  const colours = { ground: drawn['--ground'], shape: drawn['--shape'], accent: drawn['--accent'] };
  const composition = FORMS[form]?.(Number.parseFloat(drawn['--place']) / 100, colours) ?? '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}">${rect(0, 0, W, H, colours.ground)}${composition}` +
    `${nameOf(title.titolo, LETTERINGS[form] ?? 'black', drawn)}</svg>`;
  return Buffer.from(svg);
}

type Drawn = ReturnType<typeof drawnCoverStyle>;

function nameOf(name: string, lettering: Lettering, drawn: Drawn): string {
  const isCapitals = lettering === 'grotesk';
  const size = (drawn['--size'] / 100) * W * (isCapitals ? 0.9 : 1);
  const text = isCapitals ? name.toUpperCase() : name;
  const lines = outlinesOf(text, { lettering, size, width: W - 2 * SIDE, maxLines: MAX_LINES });
  if (!lines) return '';
  const top = H - BELOW - lines.length * LINE_HEIGHT * size;
  const begins = (top - FADE) / H;
  const ground = drawn['--ground'];
  const behind =
    `<linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" y1="${begins * H}" x2="0" y2="${top}">` +
    `<stop offset="0" stop-color="${ground}" stop-opacity="0"/><stop offset="1" stop-color="${ground}"/></linearGradient>` +
    rect(0, begins * H, W, H - begins * H, 'url(#ground)');
  const outlines = lines.map((line, index) => {
    const baseline = top + (index * LINE_HEIGHT + 0.8) * size;
    return `<path transform="translate(${SIDE} ${baseline})" d="${line}" fill="${drawn['--lettering']}"/>`;
  });
  return behind + outlines.join('');
}
