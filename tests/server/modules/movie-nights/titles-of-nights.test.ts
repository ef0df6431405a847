import { describe, expect, it } from 'vitest';
import { removeTitle } from '../../../../src/server/modules/catalogue/remove-titles.ts';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { mergeTitles } from '../../../../src/server/modules/desk/merging/merge-titles.ts';
import { noteGoneChoices } from '../../../../src/server/modules/movie-nights/choice/chosen-title.ts';
import { endDueNights } from '../../../../src/server/modules/movie-nights/choice/decide-night.ts';
import { BRUNO, HOST, useNewNights } from './support/night-rooms.ts';

let id: string;
const { server, join, look, post, titles, vote, statusOf } = await useNewNights((newId) => {
  id = newId;
});

const end = () => endDueNights(server.db, new AbortController().signal);
const film = (place: number) => server.films[place] ?? 0;

describe('a title that is hidden during a night', () => {
  it('a title hidden during a night is neither offered nor chosen until it is shown again', async () => {
    const { titles: before } = await join(id, HOST, BRUNO);
    await vote(id, HOST, film(4), 'yes');
    await setHidden(server.db, film(4), true);
    expect((await titles(id, BRUNO)).map(({ content }) => content.id)).not.toContain(film(4));
    await vote(id, BRUNO, film(4), 'yes');
    expect(await look(id, BRUNO)).toMatchObject({ state: 'open', titles: before - 1 });
    await setHidden(server.db, film(4), false);
    await vote(id, BRUNO, film(4), 'yes');
    expect(await look(id, BRUNO)).toMatchObject({ state: 'chosen', titles: before });
  });

  it('a title hidden during a night is skipped by the rule that chooses', async () => {
    await join(id, HOST, BRUNO);
    await vote(id, HOST, film(4), 'yes');
    await vote(id, HOST, film(5), 'yes');
    await vote(id, BRUNO, film(5), 'later');
    await setHidden(server.db, film(4), true);
    await post(id, 'decide', HOST);
    expect((await look(id, HOST)).chosen?.content.id).toBe(film(5));
    await setHidden(server.db, film(4), false);
  });

  it('a chosen title that is hidden is reported as missing until it is shown again', async () => {
    await join(id, HOST, BRUNO);
    for (const as of [HOST, BRUNO]) await vote(id, as, film(4), 'yes');
    const { version } = await look(id, HOST);
    await noteGoneChoices(server.db);
    expect((await look(id, HOST)).version).toBe(version);
    await setHidden(server.db, film(4), true);
    await noteGoneChoices(server.db);
    expect(await look(id, HOST)).toMatchObject({ state: 'chosen', chosen: null, version: version + 1 });
    expect(await statusOf(post(id, 'watch', HOST))).toBe(404);
    await setHidden(server.db, film(4), false);
    await noteGoneChoices(server.db);
    expect(await look(id, HOST)).toMatchObject({ chosen: { content: { id: film(4) } } });
  });
});

describe('two merged titles', () => {
  it('have the votes on both, a member’s later one counts, and that may be a match', async () => {
    const [keep, other] = [film(4), film(5)];
    const { titles: before } = await join(id, HOST, BRUNO);
    await vote(id, HOST, other, 'yes');
    await vote(id, BRUNO, other, 'no');
    await vote(id, BRUNO, keep, 'yes');
    expect(await mergeTitles(server.db, { keep, other })).toBe('merged');
    await end();
    const merged = await look(id, HOST);
    expect(merged).toMatchObject({ state: 'chosen', chosen: { content: { id: keep } }, titles: before - 1 });
    expect(merged.members.map(({ voted }) => voted)).toEqual([1, 1]);
  });

  it('stay chosen', async () => {
    const [keep, other] = [film(6), film(7)];
    await join(id, HOST, BRUNO);
    for (const as of [HOST, BRUNO]) await vote(id, as, other, 'yes');
    await mergeTitles(server.db, { keep, other });
    expect(await look(id, HOST)).toMatchObject({ state: 'chosen', chosen: { content: { id: keep } } });
  });
});

it('a night whose chosen title was removed is without one', async () => {
  await join(id, HOST, BRUNO);
  for (const as of [HOST, BRUNO]) await vote(id, as, film(8), 'yes');
  await removeTitle(server.db, film(8));
  await noteGoneChoices(server.db);
  expect(await look(id, HOST)).toMatchObject({ state: 'chosen', chosen: null });
});
