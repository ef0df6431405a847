import { premium } from './scenarios/premium.ts';
import { tryPoints } from './support/try-points.ts';

tryPoints(premium);
