import { describe, expect, it } from 'vitest';
import { createLogger, redactSecrets } from '../../../src/server/config/create-logger.ts';

describe('the log', () => {
  it('hides keys and tokens in addresses', () => {
    expect(redactSecrets('/api/auth?user_id=42&token=abc')).toBe('/api/auth?user_id=42&token=[hidden]');
    expect(redactSecrets('/?key=abc&user-id=42')).toBe('/?key=[hidden]&user-id=42');
    expect(redactSecrets('https://api.example/3?api_key=abc')).toBe('https://api.example/3?api_key=[hidden]');
    expect(redactSecrets('/api/get_top')).toBe('/api/get_top');
  });

  it('writes a request without headers, tokens and keys', () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => lines.push(line) });
    const req = { method: 'POST', url: '/api/auth?token=abc', headers: { authorization: 'Bearer abc' } };
    log.error({ req, token: 'abc', session: { jwt: 'abc' } }, 'a call failed');
    expect(lines.join('')).toContain('/api/auth?token=[hidden]');
    expect(lines.join('')).not.toContain('abc');
  });

  it('hides the bot’s token, even deep in an error of the messenger’s library', async () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => lines.push(line) });
    const url = 'https://api.telegram.org/bot123:secret-token_1/getMe';
    const error = new Error(`request to ${url} failed, reason: connect ECONNREFUSED`);
    const err = Object.assign(new Error("Network request for 'getMe' failed!"), { error });
    log.error({ err }, 'a call failed');
    log.child({ of: 'the bot' }).error({ cause: { err } }, 'another');
    expect(lines.join('')).toContain('/bot[hidden]/getMe');
    expect(lines.join('')).not.toContain('secret-token');
  });

  it('hides a personal link deep in a refused call, and keeps the rest of the line', () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => lines.push(line) });
    const url = 'https://vetrina.example/?user-id=42&key=t8xv.Ab_9-';
    const payload = {
      text: `Apri "${url}" o <a href="${url}#x">qui</a>`,
      reply_markup: { web_app: { url } },
    };
    log.error({ err: Object.assign(new Error('400: no'), { payload }), after: 1 }, 'a call failed');
    expect(lines.join('')).not.toContain('t8xv');
    expect(JSON.parse(lines.join(''))).toMatchObject({
      after: 1,
      err: { payload: { text: expect.stringContaining('qui') } },
    });
  });

  it('writes sentences on a terminal, without stacks and secrets, and JSON elsewhere', () => {
    const onTerminal = (level: 'warn' | 'debug') => {
      const lines: string[] = [];
      const terminal = { isTTY: true, write: (line: string) => lines.push(line) };
      const log = createLogger(level, terminal);
      log.error(
        { err: new Error('request to https://a/bot12:ab/getMe failed'), job: 'payments' },
        'a job failed',
      );
      return lines.join('');
    };
    expect(onTerminal('warn')).toMatch(
      /^\d\d:\d\d:\d\d error: a job failed \(request to https:\/\/a\/bot\[hidden\]\/getMe failed; job: payments\)\n$/,
    );
    expect(onTerminal('debug')).toContain('\n    at ');
    const lines: string[] = [];
    createLogger('warn', { write: (line) => lines.push(line) }).warn({ port: '1' }, 'a port');
    expect(JSON.parse(lines.join(''))).toMatchObject({ level: 40, port: '1', msg: 'a port' });
  });
});
