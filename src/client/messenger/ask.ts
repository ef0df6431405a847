import { onMessengerEvent } from './events.ts';
import { post } from './post.ts';
import { tryAndLog } from './try-and-log.ts';

/** Calls a method of the messenger; resolves to the data of the event that answers it, to undefined where none comes in time. */
export function ask(method: string, event: string, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    onMessengerEvent(event, resolve);
    setTimeout(resolve, timeoutMs);
    if (!tryAndLog(method, () => post(method))) resolve(undefined);
  });
}
