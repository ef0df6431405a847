import { deskWork } from './scenarios/desk-work.ts';
import { tryPoints } from './support/try-points.ts';

tryPoints(deskWork);
