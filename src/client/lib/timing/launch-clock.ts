/*
 * The waits of a launch, in order, each with its limit in milliseconds. The HTTP client, which only a person who
 * goes on needs, has no limit: it waits for a press (`afterPress`).
 */

/** From sign-in's request to its response, then from the first paint to the hero image: the home's bundle. */
export const BUNDLE_TIMEOUT_MS = 1500;

/** From the screen's first requests to a response to them: the requests of the part below, behind the bundle if that waits. */
export const BELOW_TIMEOUT_MS = 1000;

/** From the bundle's arrival to the hero image's paint: the bundle's evaluation. */
export const EVALUATION_TIMEOUT_MS = 400;

/** From the user to the screen's code and titles: the first render. */
export const FIRST_RENDER_TIMEOUT_MS = 300;

/** The same if the screen is drawn, which shows it all meanwhile. */
export const TAKE_OVER_TIMEOUT_MS = 1000;

/** From the first render to the end of the screen's fades, and from there to its first image: the removal of the launch skeleton. */
export const SKELETON_TIMEOUT_MS = 300;

/** From the start of the hero image to its end: the images in view. */
export const HERO_TIMEOUT_MS = 1500;

/** From the last image queued in view to the start of all others, and of less urgent work (`afterVisibleImages`). */
export const VISIBLE_TIMEOUT_MS = 2500;

/** From the call to an idle browser: the work of `whenIdle`. */
export const IDLE_TIMEOUT_MS = 1500;

/** From the first press, whose target needs the line first: the other screens' code, one after the other. */
export const NEXT_PRESS_DELAY_MS = 1500;
