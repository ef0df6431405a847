import * as v from 'valibot';

const KEPT = 'vetrina.launch';
const launchSchema = v.object({
  userId: v.pipe(v.string(), v.nonEmpty()),
  key: v.pipe(v.string(), v.nonEmpty()),
});

/** Who opened the app: the user's id and key of the launch link (spec section 3). */
export type Launch = v.InferOutput<typeof launchSchema>;

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

/** Keeps the launch for this tab. */
export function keepLaunch(launch: Launch): void {
  sessionStorage.setItem(KEPT, JSON.stringify(launch));
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

function parsed(value: unknown): Launch | undefined {
  const launch = v.safeParse(launchSchema, value);
  return launch.success ? launch.output : undefined;
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
