import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from './project-folder.mjs';

const wanted = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')).engines.node;
/** @param {string} version */
const parts = (version) => version.replace(/^\D+/, '').split('.').map(Number);
const [major = 0, minor = 0] = parts(process.version);
const [wantedMajor = 0, wantedMinor = 0] = parts(wanted);

// Runs on import, before anything that an old Node would fail on; says it in one line.
if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(`Vetrina needs Node ${wanted}; this is ${process.version}. Get it from https://nodejs.org`);
  process.exit(1);
}
