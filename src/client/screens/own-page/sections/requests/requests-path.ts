/** Path of the section 'Le tue richieste'. */
export const REQUESTS_PATH = 'richieste';
/** The parameter of its address with the words that are searched there. */
export const REQUESTED_WORDS = 'titolo';
