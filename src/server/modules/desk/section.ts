import type { DeskRole } from '../../../contract/desk/desk.ts';
import type { DeskContext, RegisterDeskCall, RegisterDeskChange } from './register-desk-call.ts';

/** A section of the desk: its calls, and the count of waiting work. */
export type DeskSection = {
  /** The path in the mini app: /gestione/{path}. */
  path: string;
  /** The lowest role that may open it. */
  role: DeskRole;
  /** Registers its calls: reading ones by `on`, changing ones by `onChange`. */
  register(on: RegisterDeskCall, onChange: RegisterDeskChange): void;
  /** Registers calls whose body is a file. */
  registerFiles?(onFile: RegisterDeskChange): void;
  /** Counts the waiting work. */
  countWaiting?(context: DeskContext): Promise<number>;
};
