import { desk } from './scenarios/desk.ts';
import { tryPoints } from './support/try-points.ts';

tryPoints(desk);
