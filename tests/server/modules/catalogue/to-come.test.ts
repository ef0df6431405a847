import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { appCaller } from '../../support/app-caller.ts';
import { film, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA } from '../../support/test-bot.ts';

const server = await useOwnerBot();

it('a title says that it cannot be watched, in a list too, until its video is there and once it is lost', async () => {
  const ask = async (path: string) => (await appCaller(server)(ANNA, `GET /api/${path}`)).json();
  await appCaller(server)(ANNA, `POST /api/add_content_to/${film(1)}`, {
    user_id: String(ANNA),
    list_name: 'liste',
  });
  const marks = async () => {
    const [listed] = await ask(`get_list/liste?user-id=${ANNA}`);
    return [listed.in_arrivo];
  };
  expect(await marks()).toEqual([1]);
  await saveVideoAndNotify(server.db, { titleId: film(1) }, { kind: 'video', fileId: 'v' });
  expect(await marks()).toEqual([undefined]);
  await sql`update video set lost_at = now()`.execute(server.db);
  expect(await marks()).toEqual([1]);
});
