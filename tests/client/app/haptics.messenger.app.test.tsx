import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deferredResponse, StubResponse } from '../calls/fake-server.ts';
import { expectConsoleError } from '../console-error.ts';
import { openAppInMessenger } from '../support/open-app.tsx';
import { title, titles } from '../support/title-fixtures.ts';

const IMPACT = { type: 'impact', impact_style: 'light' };
const SELECTION = { type: 'selection_change' };
const outcome = (notification_type: string) => ({ type: 'notification', notification_type });

test('haptics: selection on chips and tabs, impact on presses, success or error on results', async () => {
  expectConsoleError(/play_content|add_content_to/);
  const play = deferredResponse();
  const { server, host, user } = await openAppInMessenger('/premium-search', {
    'GET /api/get_generi/0': [],
    'GET /api/get_years': [],
    'GET /api/filter_contents': titles(1),
    'GET /api/get_top': titles(3),
    'GET /api/get_content/*': title(2, { generi: null }),
    'GET /api/content_in_list/*': { inList: false },
    'POST /api/add_content_to/*': '',
    'POST /api/play_content': play.answerer,
  });
  const felt: unknown[] = [];
  /** Feedback that comes too often or too late fails the next call, or the last check. */
  const feel = async (what: HTMLElement, ...expected: unknown[]) => {
    await user.click(what);
    felt.push(...expected);
    await waitFor(() => expect(host.paramsOf('web_app_trigger_haptic_feedback')).toEqual(felt));
  };
  const button = (name: string) => screen.findByRole('button', { name });

  await feel(await button('Film'), SELECTION);
  await feel(await button('Azzera'), IMPACT);
  const sections = await screen.findByRole('navigation', { name: 'Sezioni' });
  await feel(within(sections).getByRole('link', { name: 'Home' }), SELECTION);
  const [cover] = await screen.findAllByRole('link', { name: 'Titolo 2' });
  await feel(cover ?? document.body, IMPACT);
  await feel(await button('Adoro'), IMPACT, outcome('success'));
  server.answer('POST /api/add_content_to/*', new StubResponse(500));
  server.answer('POST /api/remove_content_from/*', new StubResponse(500));
  server.answer('POST /api/play_content', new StubResponse(500));
  await feel(await button('Adoro'), IMPACT, outcome('error'));
  await feel(await button('Riproduci'), IMPACT, outcome('error'));
  await screen.findByText('La riproduzione non è partita.');
  expect(host.paramsOf('web_app_trigger_haptic_feedback')).toEqual(felt);
});
