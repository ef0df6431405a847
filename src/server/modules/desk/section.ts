import type { DeskRole } from '../../../contract/desk.ts';
import type { DeskContext, RegisterDeskCall } from './register-desk-call.ts';

/** A section of the desk: its calls, and what waits in it. */
export type DeskSection = {
  /** As in the mini app: /gestione/{path}. */
  path: string;
  /** Who may open it. */
  role: DeskRole;
  /** Registers its calls. */
  register(on: RegisterDeskCall): void;
  /** How much waits there. */
  countWaiting?(context: DeskContext): Promise<number>;
};
