// Gives every title pictures of a server of photographs, as imported titles have them: node
// build/tools/development/set-photo-covers.js FOLDER ADDRESS, while nothing else uses the folder. With DATABASE_URL
// the titles are those of that database.
import { sql } from 'kysely';
import { openDatabase } from '../../src/server/database/open-database.ts';

const [folder = '', address = ''] = process.argv.slice(2);
const { db, close } = await openDatabase({ url: process.env['DATABASE_URL'], folder });
await sql`update title set copertina = ${address} || '/poster/' || id || '.jpg',
  banner = ${address} || '/backdrop/' || id || '.jpg'`.execute(db);
await close();
