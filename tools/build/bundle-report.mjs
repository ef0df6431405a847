// npm run bundle-report: the first bundle's contents, by package: kilobytes of code before it is minified, the
// largest first.
import { build } from 'vite';
import { CommandError, runCommand } from '../commands/run-command.mjs';

const APP = /src\/client\/[^/]+/;
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/;

await runCommand(async () => {
  const result = await build({ logLevel: 'silent', build: { write: false, minify: false } });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const first = files.filter((file) => file.type === 'chunk').find((file) => file.isEntry);
  if (!first) throw new CommandError('The client has no first bundle.');
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const [id, { renderedLength }] of Object.entries(first.modules)) {
    const owner = packageOfModule(id);
    sizes.set(owner, (sizes.get(owner) ?? 0) + renderedLength / 1024);
  }
  const rows = [...sizes].sort(([, a], [, b]) => b - a).filter(([, size]) => size >= 0.5);
  console.table(rows.map(([owner, size]) => ({ owner, KB: Number(size.toFixed(1)) })));
});

/**
 * The package, or the client's folder, that a bundled module belongs to.
 *
 * @param {string} module
 */
function packageOfModule(module) {
  return PACKAGE.exec(module)?.[1] ?? APP.exec(module)?.[0] ?? module;
}
