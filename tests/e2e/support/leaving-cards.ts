/** The cards of a movie night that are flying out: until they are gone, a press on the next one may come too early to count. */
export const LEAVING_CARDS = '[data-pose="yes"], [data-pose="no"], [data-pose="later"]';
