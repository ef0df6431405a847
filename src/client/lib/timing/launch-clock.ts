/* The waits after a launch, each with its limit in milliseconds. */

/** From the start of the hero image to its end: the images in view. */
export const HERO_TIMEOUT_MS = 1500;

/** From the last image queued in view to the start of all others, and of less urgent work (`afterVisibleImages`). */
export const VISIBLE_TIMEOUT_MS = 2500;

/** From the call to an idle browser: the work of `whenIdle`. */
export const IDLE_TIMEOUT_MS = 1500;

/** From the first press, whose target needs the line first: the other screens' code, one after the other. */
export const NEXT_PRESS_DELAY_MS = 1500;
