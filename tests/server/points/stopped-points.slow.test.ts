import { stopped } from './scenarios/stopped.ts';
import { tryPoints } from './support/try-points.ts';

tryPoints(stopped);
