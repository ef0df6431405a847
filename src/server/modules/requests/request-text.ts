import { READY_REASONS } from '../../../contract/desk/requests.ts';
import { byLanguage } from '../../languages/texts.ts';
import { withYear } from '../../lib/with-year.ts';
import type { Requester, TitleRequest } from './title-request.ts';

/** Texts about requests for titles. */
export const requestTexts = byLanguage(({ requests }) => requests);

/** A request's name on one line, without markup: `Breaking Bad (2008), stagione 2`. */
export function requestName({ name, year, season }: Pick<TitleRequest, 'name' | 'year' | 'season'>): string {
  return [withYear(name, year), ...(season === null ? [] : [requestTexts.season(season)])].join(', ');
}

/** The reason why a request was rejected: a ready reason in the current language, else its writer's words. */
export function reasonText({ reason }: Pick<TitleRequest, 'reason'>): string {
  const ready = READY_REASONS.find((one) => one === reason);
  return ready ? requestTexts.reasons[ready] : (reason ?? '');
}

/** A person's @name, else their first name, else their number. */
export function nameOfRequester({ username, firstName, userId }: Requester): string {
  return username === null ? (firstName ?? userId) : `@${username}`;
}
