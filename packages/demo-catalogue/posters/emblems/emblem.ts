import type { ColourRoles } from '../colour-roles.ts';

/** Draws a single object around the origin, within 100 units each way. */
export type Emblem = (roles: ColourRoles) => string;
