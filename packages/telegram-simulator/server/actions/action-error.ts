/** An action that cannot be done; the page shows the message. */
export class ActionError extends Error {
  override name = 'ActionError';
}
