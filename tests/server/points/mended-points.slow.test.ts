import { mended } from './scenarios/mended.ts';
import { tryPoints } from './support/try-points.ts';

tryPoints(mended);
