// Draws the demo's posters: node src/tools/draw-posters.mjs dist/posters (build/ has to be made).

import { posterInputOf } from '../../build/demo/posters/poster-input.js';
import { writePosters } from '../../build/demo/posters/write-posters.js';
import { readDemoTitles } from '../../build/demo/titles.js';

await writePosters((await readDemoTitles()).map(posterInputOf), process.argv[2]);
