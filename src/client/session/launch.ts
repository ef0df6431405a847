const KEPT = 'vetrina.launch';

/** Who opened the app: the user's id and key of the launch link (spec section 3). */
export type Launch = { userId: string; key: string };

/**
 * The launch link's id and key: from the address query, else what this tab was opened with, so that a
 * reload keeps the session. Undefined when either is missing (spec section 5).
 */
export function readLaunch(search: string): Launch | undefined {
  const query = new URLSearchParams(search);
  if (query.has('user-id') || query.has('key')) {
    return parsed({ userId: query.get('user-id'), key: query.get('key') });
  }
  return parsed(readJson(sessionStorage.getItem(KEPT)));
}

/** Keeps the launch for this tab, where the storage takes it. */
export function keepLaunch(launch: Launch): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(launch));
  } catch {
    // A full storage costs a reload its session, nothing else.
  }
}

/** Forgets a launch that is good no longer. */
export function forgetLaunch(): void {
  sessionStorage.removeItem(KEPT);
}

/** The address query without id and key; as it was when it has neither. */
export function withoutLaunch(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('user-id') && !query.has('key')) return search;
  query.delete('user-id');
  query.delete('key');
  const rest = query.toString();
  return rest && `?${rest}`;
}

/** By hand: a schema would more than double the script in the page, which reads the launch too. */
function parsed(value: unknown): Launch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { userId, key } = { userId: undefined, key: undefined, ...value };
  const isText = (one: unknown): one is string => typeof one === 'string' && one !== '';
  return isText(userId) && isText(key) ? { userId, key } : undefined;
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
