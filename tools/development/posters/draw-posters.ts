// Draws the demo's posters into the folder that is named.
import { posterInputOf } from '../../../packages/demo-catalogue/posters/poster-input.ts';
import { writePosters } from '../../../packages/demo-catalogue/posters/write-posters.ts';
import { readDemoTitles } from '../../../packages/demo-catalogue/titles.ts';

const [folder = 'dist/posters'] = process.argv.slice(2);
await writePosters((await readDemoTitles()).map(posterInputOf), folder);
