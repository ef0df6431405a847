import type { ApiMethod } from '../api-method.ts';

/** What a bot calls before it moves to another server. It is not moved here: the token stays valid. */
export const logOut: ApiMethod = () => true;
export const close: ApiMethod = () => true;
