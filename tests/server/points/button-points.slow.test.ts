import { everyButton } from './scenarios/every-button.ts';
import { tryPoints } from './support/try-points.ts';

tryPoints(everyButton, { sampled: 12 });
