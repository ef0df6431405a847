// Gives every title of an embedded database pictures of a server of photographs, as imported titles have them.
// node tools/build/set-photo-covers.mjs FOLDER ADDRESS     (build the server first; nobody else may use the folder)
import { sql } from 'kysely';
import { openDatabase } from '../../build/src/server/database/open-database.js';
import { runCommand } from '../commands/run-command.mjs';

await runCommand(async () => {
  const [folder, address] = process.argv.slice(2);
  const { db, close } = await openDatabase({ folder });
  await sql`update content set copertina = ${address} || '/poster/' || id || '.jpg',
    banner = ${address} || '/backdrop/' || id || '.jpg'`.execute(db);
  await close();
});
