/** Parses JSON; undefined, which none parses to, without a text, and for one that is not JSON, such as a proxy's page. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
