/** Local storage key of a user's cached home, before the user's id. */
export const HOME_CACHE_KEY_PREFIX = 'vetrina.home.';
