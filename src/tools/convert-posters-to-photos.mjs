// Makes photos of the drawn covers, which messengers take: node src/tools/convert-posters-to-photos.mjs dist/posters
import { writePhotos } from '../../build/demo/posters/write-photos.js';

await writePhotos(process.argv[2]);
