/** Local storage key of a person's votes in a movie night that are on their way, before the user's id and the night's. */
export const VOTES_KEY_PREFIX = 'movie-night.';

/** Of what a person has changed on their own page, before the user's id. */
export const OWN_PAGE_KEY_PREFIX = 'own-page.';
