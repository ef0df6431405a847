// Draws the demo's posters: node src/tools/draw-posters.mjs dist/posters (build/ has to be made).

import { writePosters } from '../../build/posters/write-posters.js';
import { works } from '../../build/server/demo/works/index.js';

await writePosters(works, process.argv[2]);
