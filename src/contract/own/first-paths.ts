/*
 * What the own page requests first. Apart from the calls: the first bundle, which sends these with the press, would have all
 * that their files hold.
 */

export const TO_CONTINUE_PATH = '/api/tu/to_continue';
export const RECOMMENDATIONS_PATH = '/api/tu/recommendations';
