// Draws the demo's posters: node tools/build/draw-posters.mjs dist/posters (build/ has to be made).

import { posterInputOf } from '../../build/packages/demo-catalogue/posters/poster-input.js';
import { writePosters } from '../../build/packages/demo-catalogue/posters/write-posters.js';
import { readDemoTitles } from '../../build/packages/demo-catalogue/titles.js';

await writePosters((await readDemoTitles()).map(posterInputOf), process.argv[2]);
