/** An action that cannot be done; the message says why to whoever tried, on the page. */
export class ActionError extends Error {
  override name = 'ActionError';
}
