import { notices } from './scenarios/notices.ts';
import { tryPoints } from './support/try-points.ts';

tryPoints(notices);
