import { expect, test } from 'vitest';
import { filterLines, logLines } from '../../../page/panel/log-lines.ts';

const call = {
  id: 1,
  at: 20,
  isFromApp: true,
  name: 'web_app_ready',
  data: undefined,
  outcome: 'handled',
} as const;
const late = { ...call, id: 2, at: 40, name: 'web_app_request_safe_area', outcome: 'too new' } as const;
const sent = {
  id: 1,
  at: 30,
  kind: 'call',
  name: 'sendMessage',
  isOk: false,
  status: 429,
  took: 4,
  sent: '{"chat_id":1001}',
  answered: '{"ok":false}',
} as const;
const polling = { ...sent, id: 2, at: 35, name: 'getUpdates', isOk: true, status: 200 } as const;
const lines = logLines([call, late], [sent, polling]);

test('both logs are merged by time, errors included', () => {
  expect(lines.map(({ name, side, way, problem }) => [name, side, way, problem])).toEqual([
    ['web_app_ready', 'app', 'in', undefined],
    ['sendMessage', 'bot', 'in', '429'],
    ['getUpdates', 'bot', 'in', undefined],
    ['web_app_request_safe_area', 'app', 'in', 'ignorato: troppo nuovo'],
  ]);
});

test('the bot’s requests for updates are shown only to a filter that names them', () => {
  expect(filterLines(lines, 'all', '').map(({ name }) => name)).not.toContain('getUpdates');
  expect(filterLines(lines, 'all', 'getup').map(({ name }) => name)).toEqual(['getUpdates']);
});

test('lines are filtered by side, by name and by content', () => {
  expect(filterLines(lines, 'app', '')).toHaveLength(2);
  expect(filterLines(lines, 'bot', '1001')).toHaveLength(2);
  expect(filterLines(lines, 'all', 'TROPPO').map(({ name }) => name)).toEqual(['web_app_request_safe_area']);
});
