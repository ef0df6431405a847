/** An action that cannot be done; the message says why to whoever tried. */
export class ActionError extends Error {
  override name = 'ActionError';
}
