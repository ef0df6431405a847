import { refusals } from './scenarios/refusals.ts';
import { tryPoints } from './support/try-points.ts';

tryPoints(refusals);
