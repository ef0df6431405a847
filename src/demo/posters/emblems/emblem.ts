import type { Tones } from '../tones.ts';

/** A thing cut out of paper: drawn around the origin, within 100 units each way. */
export type Emblem = (tones: Tones) => string;
