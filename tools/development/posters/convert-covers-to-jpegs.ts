// Makes JPEGs of the drawn covers in the folder that is named: Telegram takes no SVG.
import { writeCoverJpegs } from '../../../packages/demo-catalogue/posters/write-cover-jpegs.ts';

const [folder = 'dist/posters'] = process.argv.slice(2);
await writeCoverJpegs(folder);
