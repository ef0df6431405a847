const APP = /src\/client\/[^/]+/;
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/;

/**
 * The package, or the client's folder, that a bundled module belongs to.
 *
 * @param {string} module
 */
export function packageOfModule(module) {
  return PACKAGE.exec(module)?.[1] ?? APP.exec(module)?.[0] ?? module;
}
