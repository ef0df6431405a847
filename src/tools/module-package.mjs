const APP = /src\/client\/[^/]+/;
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** Whose a module of the bundle is: its package, or the folder of the mini app. */
export function packageOfModule(module) {
  return PACKAGE.exec(module)?.[1] ?? APP.exec(module)?.[0] ?? module;
}
