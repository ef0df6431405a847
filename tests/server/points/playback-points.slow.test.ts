import { playback } from './scenarios/playback.ts';
import { tryPoints } from './support/try-points.ts';

tryPoints(playback);
