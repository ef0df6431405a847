// Draws the demo's posters into a folder: node src/tools/draw-posters.mjs dist/posters (the server has to be built).

import { writePosters } from '../../build/server/demo/posters/write-posters.js';
import { works } from '../../build/server/demo/works/index.js';

await writePosters(works, process.argv[2]);
