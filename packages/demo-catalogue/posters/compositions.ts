import type { Composition } from './composition.ts';
import { arcade } from './compositions/arcade.ts';
import { birds } from './compositions/birds.ts';
import { botanical } from './compositions/botanical.ts';
import { diagonal } from './compositions/diagonal.ts';
import { crowd, hands, house, mask, pair } from './compositions/drawn.ts';
import { emblem } from './compositions/emblem.ts';
import { eye } from './compositions/eye.ts';
import { forest } from './compositions/forest.ts';
import { horizon } from './compositions/horizon.ts';
import { maze } from './compositions/maze.ts';
import { mountain } from './compositions/mountain.ts';
import { music } from './compositions/music.ts';
import { nightStreet } from './compositions/night-street.ts';
import { orbits } from './compositions/orbits.ts';
import { road } from './compositions/road.ts';
import { silhouette } from './compositions/silhouette.ts';
import { skyline } from './compositions/skyline.ts';
import { spiral } from './compositions/spiral.ts';
import { stairs } from './compositions/stairs.ts';
import { stillLife } from './compositions/still-life.ts';
import { theatre } from './compositions/theatre.ts';
import { tiles } from './compositions/tiles.ts';
import { typographic } from './compositions/typographic.ts';
import { waves } from './compositions/waves.ts';
import { window } from './compositions/window.ts';

/** Every composition by the name that motifs.json uses. */
export const compositions = {
  arcade,
  birds,
  botanical,
  crowd,
  diagonal,
  emblem,
  eye,
  forest,
  hands,
  horizon,
  house,
  typographic,
  mask,
  maze,
  mountain,
  music,
  'night-street': nightStreet,
  orbits,
  pair,
  road,
  silhouette,
  skyline,
  spiral,
  stairs,
  'still-life': stillLife,
  theatre,
  tiles,
  waves,
  window,
} satisfies Record<string, Composition>;

export type CompositionName = keyof typeof compositions;
