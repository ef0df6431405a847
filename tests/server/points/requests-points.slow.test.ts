import { requests } from './scenarios/requests.ts';
import { tryPoints } from './support/try-points.ts';

tryPoints(requests);
