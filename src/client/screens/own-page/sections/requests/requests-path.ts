/** Path of the section 'Le tue richieste'. */
export const REQUESTS_PATH = 'richieste';
/** The query parameter with the words searched there. */
export const REQUESTED_WORDS = 'titolo';
