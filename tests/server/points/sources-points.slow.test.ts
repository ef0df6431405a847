import { sources } from './scenarios/sources.ts';
import { tryPoints } from './support/try-points.ts';

tryPoints(sources);
