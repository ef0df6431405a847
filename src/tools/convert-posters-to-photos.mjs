// Makes photos of the drawn covers, which messengers take: node src/tools/convert-posters-to-photos.mjs dist/posters
import { writeCoverJpegs } from '../../build/demo/posters/write-cover-jpegs.js';

await writeCoverJpegs(process.argv[2]);
