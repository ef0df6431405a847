import { leaving } from './scenarios/leaving.ts';
import { tryPoints } from './support/try-points.ts';

tryPoints(leaving);
