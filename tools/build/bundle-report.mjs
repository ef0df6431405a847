// npm run bundle-report: the first bundle's contents, by package: kilobytes of code before it is minified, the
// largest first.
// npm run bundle-report -- --against FOLDER: the files in dist/ that an earlier dist/, copied to FOLDER, does not have, in bytes:
// what a release costs a phone that has those.
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import { findNewFiles } from './new-files.mjs';

const APP = /src\/client\/[^/]+/;
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/;

await runCommand(async () => {
  const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
  console.table(against === undefined ? await contentsOfFirstBundle() : await findNewFiles('dist', against));
});

async function contentsOfFirstBundle() {
  const result = await build({ logLevel: 'silent', build: { write: false, minify: false } });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = files.filter((file) => file.type === 'chunk');
  const entry = chunks.find((file) => file.isEntry);
  if (!entry) throw new CommandError('The client has no first bundle.');
  const first = chunks.filter((chunk) => chunk === entry || entry.imports.includes(chunk.fileName));
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const [id, { renderedLength }] of first.flatMap(({ modules }) => Object.entries(modules))) {
    const owner = packageOfModule(id);
    sizes.set(owner, (sizes.get(owner) ?? 0) + renderedLength / 1024);
  }
  const rows = [...sizes].sort(([, a], [, b]) => b - a).filter(([, size]) => size >= 0.5);
  return rows.map(([owner, size]) => ({ owner, KB: Number(size.toFixed(1)) }));
}

/**
 * The package, or the client's folder, that a bundled module belongs to.
 *
 * @param {string} module
 */
function packageOfModule(module) {
  return PACKAGE.exec(module)?.[1] ?? APP.exec(module)?.[0] ?? module;
}
