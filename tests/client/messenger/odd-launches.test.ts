import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLaunchParams } from '../../../src/client/messenger/launch-params.ts';
import { openInFakeHost, spyOnWarnings } from './fake-host.ts';
import { toQuery, vary } from './support/vary.ts';

type Fields = Record<string, unknown>;

const USER = {
  id: 77,
  first_name: 'Ada',
  photo_url: 'https://t.me/a.svg',
  allows_write_to_pm: true,
  language_code: 'it',
};
const SIGNED = { query_id: 'AAG1', user: USER, auth_date: '1700000000', hash: 'abc', signature: 'def' };
const THEME = {
  bg_color: '#17212b',
  text_color: '#f5f5f5',
  button_color: '#3a7ab8',
  section_bg_color: '#17212b',
};
const LAUNCH = {
  tgWebAppData: toQuery(SIGNED),
  tgWebAppVersion: '8.0',
  tgWebAppPlatform: 'android',
  tgWebAppThemeParams: THEME,
  tgWebAppDefaultColors: THEME,
  tgWebAppBotInline: '1',
  tgWebAppFullscreen: '1',
  tgWebAppStartParam: 'x',
};
const signedBy = (user: Fields) => toQuery({ ...SIGNED, user });

/** Forms of colours that messengers have sent, and the colour. */
const COLOURS: [unknown, string | undefined][] = [
  ['#ABCDEF', '#ABCDEF'],
  ['#abc', '#aabbcc'],
  ['#abcf', '#aabbcc'],
  ['#abcdefff', '#abcdef'],
  ['abcdef', '#abcdef'],
  [' #abcdef ', '#abcdef'],
  ['rgb(1, 2, 3)', '#010203'],
  ['rgba(1,2,3,1)', '#010203'],
  ['rgba(1, 2, 3, 0.1)', undefined],
  ['#abcdef10', undefined],
  [0x17212b, '#17212b'],
  [-15261397, '#17212b'],
  ['4279705899', '#17212b'],
  ['no colour', undefined],
  [null, undefined],
];

/** The fields behind each output: with any other field odd it is unchanged. */
const NEEDS: Record<string, (field: string) => boolean> = {
  version: (field) => field === 'tgWebAppVersion',
  platform: (field) => field === 'tgWebAppPlatform',
  theme: (field) => field === 'tgWebAppThemeParams',
  name: (field) => ['tgWebAppData', 'user', 'first_name'].includes(field),
  photo: (field) => ['tgWebAppData', 'user', 'photo_url'].includes(field),
  writeAccess: (field) => ['tgWebAppData', 'user', 'allows_write_to_pm'].includes(field),
};

spyOnWarnings();
const logged = vi.spyOn(console, 'error');

beforeEach(() => openInFakeHost());
afterEach(() => history.replaceState(null, '', '/'));

/** The launch as the app reads it. */
function launchWith(params: Fields) {
  sessionStorage.clear();
  history.replaceState(null, '', `/home?user-id=77&key=k#${toQuery(params)}`);
  const launch = readLaunchParams();
  if (!launch) throw new Error('no messenger');
  const { version, platform, theme, initData, writeAccess, person } = launch;
  return { version, platform, theme, initData, writeAccess, name: person.name, photo: person.photo };
}

const variants = [
  ...vary(LAUNCH, { tgWebAppVersion: ['10.1', 'v8.0', '8'], tgWebAppPlatform: ['tdesktop2'] }),
  ...vary(SIGNED, { auth_date: ['now'] }).map(({ value, ...rest }) => ({
    ...rest,
    value: { ...LAUNCH, tgWebAppData: toQuery(value) },
  })),
  ...vary(USER, { id: ['77'], allows_write_to_pm: ['true'] }).map(({ value, ...rest }) => ({
    ...rest,
    value: { ...LAUNCH, tgWebAppData: signedBy(value) },
  })),
];

test(`${variants.length} launches with one odd field: the others are as before, launch data go as they are`, () => {
  const before: Fields = launchWith(LAUNCH);
  for (const { what, field, value } of variants) {
    const after: Fields = launchWith(value);
    for (const [output, isFrom] of Object.entries(NEEDS))
      if (!isFrom(field)) expect(after[output], `${output}, with ${what}`).toEqual(before[output]);
    const data = new URLSearchParams(toQuery(value)).get('tgWebAppData');
    expect(after['initData'], what).toBe(data || undefined);
  }
  expect(logged).not.toHaveBeenCalled();
});

test(`${COLOURS.length} forms of a colour, in each place: those that can be read are, and all others stay`, () => {
  for (const name of Object.keys(THEME))
    for (const [form, colour] of COLOURS) {
      const { [name]: _, ...others }: Record<string, string> = THEME;
      const { theme, initData } = launchWith({ ...LAUNCH, tgWebAppThemeParams: { ...THEME, [name]: form } });
      expect(theme, `${name} as ${form}`).toEqual(colour ? { ...others, [name]: colour } : others);
      expect(initData).toBe(LAUNCH.tgWebAppData);
    }
});

test('a launch by its data alone, and one by any single fact, is a launch', () => {
  for (const [name, value] of Object.entries(LAUNCH).slice(0, 4)) {
    const { initData } = launchWith({ [name]: value });
    expect(initData).toBe(name === 'tgWebAppData' ? value : undefined);
  }
});

test('a reload finds launch data as they were signed, though the SDK was given other parameters', () => {
  launchWith({ ...LAUNCH, tgWebAppThemeParams: 'odd', tgWebAppData: 'auth_date=1&hash=a' });
  history.replaceState(null, '', '/films');
  expect(readLaunchParams()).toMatchObject({ version: '8.0', initData: 'auth_date=1&hash=a' });
});
