import { nights } from './scenarios/nights.ts';
import { tryPoints } from './support/try-points.ts';

tryPoints(nights);
