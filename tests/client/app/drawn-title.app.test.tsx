import { expect, test } from 'vitest';
import { fillTitle } from '../../../src/client/early-start/draw-title.ts';
import { attachApp, drawScreen, type Launch, useDrawnPages } from '../support/drawn-pages.tsx';
import { title } from '../support/title-fixtures.ts';

type TitleLaunch = Launch & { fields: Record<string, unknown> };

useDrawnPages();

function draw({ fields, ...launch }: TitleLaunch) {
  const response = title(7, fields);
  return drawScreen('/content-view/7', launch, { 'GET /api/get_content/7?user-id=42': response }, (shape) =>
    fillTitle(shape, response, () => undefined),
  );
}

const LAUNCHES: Record<string, TitleLaunch> = {
  'a film': { fields: { trailer: 'https://www.youtube.com/watch?v=abc' } },
  'a film of our server, with a bot, in a messenger': {
    fields: {},
    isOurs: true,
    platform: 'android',
    bot: 'altro_bot',
  },
  'a series of another server, on an iPhone': { fields: { type: 'serie', durata: 2 }, platform: 'ios' },
  'a series of our server': { fields: { type: 'serie', durata: 1 }, isOurs: true },
  'a series that is not there yet': { fields: { type: 'serie', in_arrivo: 1 }, isOurs: true },
  'a film that is not there yet': { fields: { in_arrivo: true }, isOurs: true, bot: 'altro_bot' },
  'a film for adults with a long name': { fields: { adult: '1', titolo: 'Altrove '.repeat(20).trim() } },
  'a title without a picture': { fields: { banner: null, copertina: null } },
  'a title with a cover alone': { fields: { banner: '' } },
  'a title with nothing but its name': {
    fields: {
      banner: null,
      copertina: null,
      trama: null,
      generi: null,
      data_uscita: null,
      durata: null,
      type: null,
    },
  },
  'a title without an id, its genres as a list': { fields: { generi: ['Noir', 'Giallo'], id: undefined } },
  'a title whose numbers are text': { fields: { durata: '97', adult: '0', data_uscita: '1999' } },
};

test.each(Object.entries(LAUNCHES))('%s is taken over as it was drawn', async (_, launch) => {
  const { shape } = draw(launch);
  const drawn = [...shape.querySelectorAll('header *, article *')];
  const html = shape.querySelector('article')?.innerHTML;
  const errors = await attachApp(launch.platform);
  expect(errors).toEqual([]);
  expect(drawn.filter((element) => !element.isConnected)).toEqual([]);
  expect(document.querySelector('article')?.innerHTML.startsWith(html ?? 'nothing')).toBe(true);
});

test.each([
  ['of another type', { type: 'movie' }],
  ['with a date in seconds', { data_uscita: 1_612_137_600 }],
  ['with a plot that is no text', { trama: { it: 'Una trama.' } }],
])('a title %s, which the app reads differently, is rendered by it', async (_, fields) => {
  const { shown } = draw({ fields });
  expect(shown).toBeDefined();
  expect(await attachApp()).toBeUndefined();
});

test('a title without a name is not drawn', () => {
  const { shown } = draw({ fields: { titolo: ' ' } });
  expect(shown).toBeUndefined();
});
