import type { DeskRole } from '../../../contract/desk/desk.ts';
import type { DeskContext, RegisterDeskCall, RegisterDeskChange } from './register-desk-call.ts';

/** A section of the desk: its calls, and what waits in it. */
export type DeskSection = {
  /** As in the mini app: /gestione/{path}. */
  path: string;
  /** The lowest role that may open it. */
  role: DeskRole;
  /** Registers its calls: reading ones by `on`, changing ones by `onChange`. */
  register(on: RegisterDeskCall, onChange: RegisterDeskChange): void;
  /** Registers those whose body is a file. */
  registerFiles?(onFile: RegisterDeskChange): void;
  /** How much waits there. */
  countWaiting?(context: DeskContext): Promise<number>;
};
