// Makes JPEGs of the drawn covers, which Telegram takes: node tools/build/convert-covers-to-jpegs.mjs dist/posters
import { writeCoverJpegs } from '../../build/packages/demo-catalogue/posters/write-cover-jpegs.js';

await writeCoverJpegs(process.argv[2]);
