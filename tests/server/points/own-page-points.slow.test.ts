import { ownPage } from './scenarios/own-page.ts';
import { tryPoints } from './support/try-points.ts';

tryPoints(ownPage);
