/** Path of the section 'Le tue liste'. */
export const LISTS_PATH = 'liste';
