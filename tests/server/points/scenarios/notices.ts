import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { ANNA } from '../../support/test-bot.ts';
import { anna, calls, meanwhile } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

const LIST = 'Date,Name,Year,Letterboxd URI\n2024-01-01,Film 3,2003,x\n2024-01-02,Mai visto,1999,y\n';
const brings = calls(ANNA, 'POST /api/tu/list_imports?name=watched.csv&upload=an-upload', () =>
  Buffer.from(LIST),
);
const ofList = async ({ db }: World) => {
  const { id } = await db.selectFrom('list_import').select('id').executeTakeFirstOrThrow();
  return { id: String(id) };
};

async function digestIsDue({ db, films }: World): Promise<void> {
  const user_id = String(ANNA);
  await toggleInStaticList(db, { userId: user_id, list: 'mi_piace', titleId: films[5] ?? 0 });
  await db
    .updateTable('title')
    .set({ created_at: new Date() })
    .where('id', 'in', films.slice(0, 3))
    .execute();
  await db.updateTable('person').set({ digest_at: new Date() }).where('user_id', '=', user_id).execute();
}

/** Lists from elsewhere, and notices that come by themselves. */
export const notices: Record<string, Scenario> = {
  'a list is imported': { acts: [brings] },
  'titles of a list are asked for': {
    acts: [brings, anna('list_imports/missing', ofList)],
  },
  'a digest is due': { acts: [meanwhile(digestIsDue)] },
  'time passes': { acts: [meanwhile(async () => undefined)], isIdle: true },
  'a weekly digest is turned on': { acts: [anna('notices', { kind: 'digest', isOn: true })] },
};
