// Draws the demo's posters: node src/tools/draw-posters.mjs dist/posters (build/ has to be made).

import { workOf } from '../../build/demo/posters/work.js';
import { writePosters } from '../../build/demo/posters/write-posters.js';
import { readDemoTitles } from '../../build/demo/titles.js';

await writePosters((await readDemoTitles()).map(workOf), process.argv[2]);
