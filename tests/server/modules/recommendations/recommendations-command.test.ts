import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { film, replies, sent, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO } from '../../support/test-bot.ts';
import { directAll, play } from './support/choices.ts';

const server = await useOwnerBot();

it('/consigli says that there is nothing while no title has a video', async () => {
  await server.say('/consigli');
  expect(replies().at(-1)).toContain('niente di nuovo da consigliarti');
});

it('/consigli shows titles with their reasons, and buttons that open them', async () => {
  const { db } = server;
  await sql`insert into video (title_id, kind, url) select id, 'link', 'https://example.org' from title`.execute(
    db,
  );
  await sql`update title set titolo = 'Film <2>' where id = ${film(2)}`.execute(db);
  await directAll(db, [film(1), film(2)]);
  await play(db, [String(ANNA)], [film(1)]);

  await server.say('/consigli');
  const message = sent().at(-1);
  expect(message).toMatchObject({
    text: expect.stringMatching(
      /^<b>Per te<\/b>\n\n1\. <b>Film &lt;2&gt;<\/b> \(2002\)\n<i>di Fritz Lang, come «Film 1»<\/i>\n\n/,
    ),
    parse_mode: 'HTML',
  });
  expect(buttonsOf(message)).toHaveLength(10 + ['Apri nell’app'].length);
  await server.press(dataOf(message, '1'));
  expect(replies().at(-1)).toContain('La trama del film 2.');

  await server.say('/consigli', BRUNO);
  expect(replies().at(-1)).not.toContain('come «Film 1»');
});
