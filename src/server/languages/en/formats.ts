import { formatsOf } from '../formats.ts';

export const { number, decimal, day, date, moment, plural, languageName } = formatsOf('en-GB');
