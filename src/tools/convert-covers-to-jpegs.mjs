// Makes JPEGs of the drawn covers, which Telegram takes: node src/tools/convert-covers-to-jpegs.mjs dist/posters
import { writeCoverJpegs } from '../../build/demo/posters/write-cover-jpegs.js';

await writeCoverJpegs(process.argv[2]);
