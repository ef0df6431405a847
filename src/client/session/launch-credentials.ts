import { fieldOf } from '../../contract/field-of.ts';
import { parseJson } from '../lib/launch/parse-json.ts';
import { isFreshAddress } from '../lib/navigation/navigation-entry.ts';

const STORAGE_KEY = 'vetrina.launch';

/** The user's id and key from the launch link (behaviour 1.2). */
export type LaunchCredentials = { userId: string; key: string };

/**
 * The launch link's id and key: from the URL's query, else from session storage, so that a reload, coming back and a
 * link of the page keep the session. Undefined when either is missing (behaviour 2.1).
 */
export function readLaunchCredentials(search: string): LaunchCredentials | undefined {
  const query = new URLSearchParams(search);
  if (query.has('user-id') || query.has('key')) {
    return parsed({ userId: query.get('user-id'), key: query.get('key') });
  }
  return isFreshAddress() ? undefined : parsed(parseJson(sessionStorage.getItem(STORAGE_KEY)));
}

/** Writes the credentials to session storage, if possible. */
export function storeLaunchCredentials(launch: LaunchCredentials): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(launch));
  } catch {
    // Storage is full: the only effect is that a reload loses the session.
  }
}

/** Removes credentials that the server refuses, or whose user has erased their data. */
export function clearLaunchCredentials(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}

const FAREWELL_KEY = 'vetrina.farewell';

/** Identifies a launch: a different one has a different link, or newer launch data. */
const nameOf = ({ key }: LaunchCredentials, initData = '') => `${key} ${initData} `;

/** Remembers across a reload that a launch ended with the erasure of the person's data. */
export function storeFarewell(
  launch: LaunchCredentials,
  initData: string | undefined,
  { stillRenews }: { stillRenews: boolean },
): void {
  try {
    sessionStorage.setItem(FAREWELL_KEY, nameOf(launch, initData) + stillRenews);
  } catch {
    // Storage is full: a reload shows the error page.
  }
}

/** The end of this tab's launch, if an erasure ended it: `stillRenews` if a subscription still renews. */
export function readFarewell(): { stillRenews: boolean } | undefined {
  const stored = sessionStorage.getItem(FAREWELL_KEY);
  return stored === null ? undefined : { stillRenews: stored.endsWith(' true') };
}

/** True if this very launch ended with an erasure; a new launch starts afresh. */
export function hasLeft(launch: LaunchCredentials, initData: string | undefined): boolean {
  const isLeft = sessionStorage.getItem(FAREWELL_KEY)?.startsWith(nameOf(launch, initData)) === true;
  if (!isLeft) sessionStorage.removeItem(FAREWELL_KEY);
  return isLeft;
}

/** The URL's query without id and key; unchanged when it has neither. */
export function withoutLaunchCredentials(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('user-id') && !query.has('key')) return search;
  query.delete('user-id');
  query.delete('key');
  const rest = query.toString();
  return rest && `?${rest}`;
}

/** Without a schema, which would more than double the inline script, which reads the credentials too. */
function parsed(value: unknown): LaunchCredentials | undefined {
  const [userId, key] = [fieldOf(value, 'userId'), fieldOf(value, 'key')];
  const isText = (one: unknown): one is string => typeof one === 'string' && one !== '';
  return isText(userId) && isText(key) ? { userId, key } : undefined;
}
