/** Session storage key that the start page sets: this session came by the bot's main mini app, not by a chat's button. */
export const START_PAGE_KEY = 'vetrina.start-page';
