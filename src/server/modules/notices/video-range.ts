import { integer, number, object, pipe } from 'valibot';

/** Details of a notification: the ids of the first and the last of its title's new videos. */
export const videoRange = object({ first: pipe(number(), integer()), last: pipe(number(), integer()) });
