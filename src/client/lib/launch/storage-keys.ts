/** Prefix of a person's pending votes in a movie night, before the user's id and the night's. */
export const VOTES_KEY_PREFIX = 'movie-night.';

/** Prefix of a person's pending changes on their own page, before the user's id. */
export const OWN_PAGE_KEY_PREFIX = 'own-page.';

/** Local storage key of a person's drafts, before the user's id. */
export const DRAFTS_KEY_PREFIX = 'vetrina.drafts.';
