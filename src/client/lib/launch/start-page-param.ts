/**
 * Parameter that the start page adds to the messenger's in the fragment: this session came by the bot's main mini app, not
 * by a chat's button.
 */
export const START_PAGE_PARAM = 'vetrina-start-page';
