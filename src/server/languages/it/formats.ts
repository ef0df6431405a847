import { formatsOf } from '../formats.ts';

export const { number, decimal, day, date, moment, languageName } = formatsOf('it-IT');
