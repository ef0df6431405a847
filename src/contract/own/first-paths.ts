/*
 * The own page's first requests. Apart from the calls: the first bundle, which sends these with the press, would
 * otherwise include everything in the calls' files.
 */

export const TO_CONTINUE_PATH = '/api/tu/to_continue';
export const RECOMMENDATIONS_PATH = '/api/tu/recommendations';
