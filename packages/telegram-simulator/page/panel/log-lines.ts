import type { LogEntry } from '../../wire-world.ts';
import type { AppLogEntry } from './app-log.ts';

/** One call or event of either log. */
export interface LogLine {
  key: string;
  at: number;
  side: 'app' | 'bot';
  /** 'in': towards the messenger; 'out': from it. */
  way: 'in' | 'out';
  name: string;
  /** The failure or omission; undefined on success. */
  problem: string | undefined;
  detail: string;
}

const OUTCOMES: Readonly<Record<AppLogEntry['outcome'], string | undefined>> = {
  handled: undefined,
  unknown: 'sconosciuto',
  'too new': 'ignorato: troppo nuovo',
  malformed: 'ignorato: malformato',
};

/** Both logs as one, the oldest first. */
export function logLines(fromApp: readonly AppLogEntry[], fromBot: readonly LogEntry[]): LogLine[] {
  return [...fromApp.map(appLine), ...fromBot.map(botLine)].sort((one, other) => one.at - other.at);
}

function appLine({ id, at, isFromApp, name, data, outcome }: AppLogEntry): LogLine {
  const detail = data === undefined || data === null ? '' : JSON.stringify(data, null, 1);
  const problem = OUTCOMES[outcome];
  return { key: `app ${id}`, at, side: 'app', way: isFromApp ? 'in' : 'out', name, problem, detail };
}

function botLine({ id, at, kind, name, isOk, status, took, sent, answered }: LogEntry): LogLine {
  const detail = [sent, answered && `→ ${answered}`, took !== undefined && `${took} ms`].filter(Boolean);
  return {
    key: `bot ${id}`,
    at,
    side: 'bot',
    way: kind === 'call' ? 'in' : 'out',
    name: kind === 'webhook' ? `webhook: ${name}` : name,
    problem: isOk ? undefined : String(status ?? 'senza risposta'),
    detail: detail.join('\n'),
  };
}

/**
 * The lines of one side ('all': both) that contain the query. Without one, leaves out the bot's polling: the
 * updates themselves are there.
 */
export function filterLines(
  lines: readonly LogLine[],
  side: LogLine['side'] | 'all',
  query: string,
): LogLine[] {
  const wanted = query.trim().toLowerCase();
  return lines.filter(
    (line) =>
      (side === 'all' || line.side === side) &&
      (wanted === ''
        ? line.name !== 'getUpdates'
        : `${line.name} ${line.problem ?? ''} ${line.detail}`.toLowerCase().includes(wanted)),
  );
}
