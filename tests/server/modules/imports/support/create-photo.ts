import { createHash } from 'node:crypto';
import sharp from 'sharp';

type Scene = {
  /** Grey of the sky at the top, of the ground, and of the foreground, of 255. */
  sky: number;
  ground: number;
  figure: number;
  /** The strength of clouds and grain. */
  clouds: number;
  grain: number;
  /** Houses with windows, and lights out of focus. */
  houses: number;
  lights: number;
};

/** Backgrounds of text: snow and sand, night, a crowded street, fog. */
const SCENES: readonly Scene[] = [
  { sky: 250, ground: 225, figure: 120, clouds: 0.3, grain: 8, houses: 0, lights: 3 },
  { sky: 34, ground: 8, figure: 2, clouds: 0.5, grain: 16, houses: 5, lights: 7 },
  { sky: 190, ground: 95, figure: 235, clouds: 0.9, grain: 22, houses: 34, lights: 26 },
  { sky: 138, ground: 122, figure: 110, clouds: 0.2, grain: 10, houses: 0, lights: 0 },
];

const taken = new Map<string, Promise<Buffer>>();

/** A JPEG with a photograph's problems for text over it: clouds, depth, a figure, grain; the same for a name. */
export function createPhoto(name: string, [width, height]: readonly [number, number]): Promise<Buffer> {
  const key = `${name} ${width}x${height}`;
  const picture = taken.get(key) ?? expose(name, width, height);
  taken.set(key, picture);
  return picture;
}

async function expose(name: string, width: number, height: number): Promise<Buffer> {
  const random = randomOf(name);
  const scene = SCENES[Math.floor(random() * SCENES.length)] ?? SCENES[0];
  if (!scene) throw new Error('no scene');
  const noise = { type: 'gaussian', mean: 128, sigma: scene.grain } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
  // Half as wide and high is four times as quick, and a lens is soft anyway.
  const drawn = await sharp(Buffer.from(compose(scene, width / 2, height / 2, random)))
    .png()
    .toBuffer();
  return sharp(drawn)
    .resize(width, height)
    .composite([{ input: await grain.png().toBuffer(), blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 85 })
    .toBuffer();
}

function compose(scene: Scene, w: number, h: number, random: () => number): string {
  const hue = Math.floor(random() * 360);
  const shade = (grey: number, turn = 0) => `hsl(${hue + turn} ${4 + random() * 20}% ${(grey / 255) * 100}%)`;
  const horizon = h * (0.4 + random() * 0.25);
  const between = (part: number) => scene.sky + (scene.ground - scene.sky) * part;
  const ridges = [0.4, 0.7, 1].map((part, index) =>
    ridge(w, h, horizon + index * h * 0.1, shade(between(part), index * 12), random),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${shade(scene.sky)}"/>
        <stop offset="1" stop-color="${shade(between(0.5), 40)}"/></linearGradient>
      <filter id="clouds"><feTurbulence type="fractalNoise" baseFrequency="0.003 0.008" numOctaves="5" seed="${hue}"/>
        <feColorMatrix values="0 0 0 0 ${scene.clouds}  0 0 0 0 ${scene.clouds}  0 0 0 0 ${scene.clouds}  1.6 0 0 0 -0.5"/></filter>
      <linearGradient id="cloth"><stop stop-color="${shade(scene.figure, 180)}"/>
        <stop offset="1" stop-color="${shade(scene.figure * 0.45, 180)}"/></linearGradient>
      <filter id="far"><feGaussianBlur stdDeviation="${w / 500}"/></filter>
      <filter id="light"><feGaussianBlur stdDeviation="${w / 160}"/></filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <rect width="100%" height="70%" filter="url(#clouds)" opacity="${scene.clouds}"/>
    <g filter="url(#far)">${ridges.join('')}</g>
    ${Array.from({ length: scene.houses }, () => house(w, h, horizon, random)).join('')}
    ${figure(w, h, random)}
    <g filter="url(#light)">${Array.from({ length: scene.lights }, () => light(w, h, random)).join('')}</g>
  </svg>`;
}

function ridge(w: number, h: number, level: number, fill: string, random: () => number): string {
  const steps = 40;
  let y = level;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    y += (random() - 0.5) * h * 0.035 + (level - y) * 0.1;
    return `L${(step * w) / steps} ${y.toFixed(1)}`;
  });
  return `<path d="M0 ${h} ${points.join(' ')} L${w} ${h}Z" fill="${fill}"/>`;
}

function house(w: number, h: number, horizon: number, random: () => number): string {
  const [x, top, wide] = [random() * w, horizon - random() * h * 0.3, w * (0.04 + random() * 0.08)];
  const wall = `hsl(${random() * 60} 25% ${10 + random() * 55}%)`;
  const windows = Array.from({ length: 24 }, (_, index) => {
    const lit = random() < 0.5 ? '#ffe9b0' : '#20242c';
    const left = x + wide * (0.1 + (index % 4) * 0.22);
    return `<rect x="${left}" y="${top + 8 + Math.floor(index / 4) * wide * 0.3}" width="${wide * 0.13}" height="${wide * 0.18}" fill="${lit}"/>`;
  });
  return `<rect x="${x}" y="${top}" width="${wide}" height="${h - top}" fill="${wall}"/>${windows.join('')}`;
}

/** Head and shoulders, somewhere near the middle. */
function figure(w: number, h: number, random: () => number): string {
  const size = Math.min(w, h) * (0.1 + random() * 0.1);
  const [x, y] = [w * (0.3 + random() * 0.4), h * (0.45 + random() * 0.15)];
  return `<g fill="url(#cloth)" filter="url(#far)"><ellipse cx="${x}" cy="${y}" rx="${size * 0.75}" ry="${size}"/>
    <path d="M${x - size * 2.2} ${h} C${x - size * 2} ${y + size} ${x - size} ${y + size * 1.2} ${x} ${y + size * 0.8}
      C${x + size} ${y + size * 1.2} ${x + size * 2} ${y + size} ${x + size * 2.2} ${h}Z"/></g>`;
}

function light(w: number, h: number, random: () => number): string {
  const colour = `hsl(${random() * 360} 80% ${70 + random() * 25}%)`;
  return `<circle cx="${random() * w}" cy="${random() * h}" r="${w * (0.01 + random() * 0.035)}" fill="${colour}" opacity="${0.3 + random() * 0.5}"/>`;
}

/** Numbers from 0 to 1 that look random and are always the same for a name. */
function randomOf(name: string): () => number {
  let drawn = 0;
  return () => createHash('sha256').update(`${name} ${drawn++}`).digest().readUInt32LE() / 4_294_967_296;
}
