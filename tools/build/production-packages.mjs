/** @typedef {Record<string, string>} Names */
/**
 * @typedef {{ dependencies?: Names, optionalDependencies?: Names, peerDependencies?: Names,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>, devDependencies?: object }} Package
 */

/** The mini app's packages: the build has put them into dist/, and the server needs none. */
const OF_THE_APP = [
  '@telegram-apps/sdk-react',
  '@telegram-apps/telegram-ui',
  'axios',
  'react',
  'react-dom',
  'react-router-dom',
  'swiper',
];

/**
 * A package.json with the server's packages alone.
 *
 * @template {Package} Manifest
 * @param {Manifest} manifest
 */
export function serverManifest({ devDependencies: _, dependencies = {}, ...manifest }) {
  const ofServer = Object.entries(dependencies).filter(([name]) => !OF_THE_APP.includes(name));
  return { ...manifest, dependencies: Object.fromEntries(ofServer) };
}

/**
 * A package-lock.json with the server's packages and what they need.
 *
 * @param {{ packages: Record<string, Package> }} lock
 */
export function serverLock({ packages, ...lock }) {
  /** @type {Map<string, Package>} */
  const kept = new Map([['', serverManifest(packages[''] ?? {})]]);
  // The map grows meanwhile.
  for (const [path, needing] of kept)
    for (const name of needsOf(needing)) {
      const found = findInstalled(packages, path, name);
      const entry = found && packages[found];
      if (entry) kept.set(found, entry);
    }
  return { ...lock, packages: Object.fromEntries(kept) };
}

/**
 * The names of the packages that one needs: not an optional peer, such as a compiler for its types.
 *
 * @param {Package} needing
 */
function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * Where Node finds a package that the one at this path needs: inside of it, or beside one of those that it is inside of.
 *
 * @param {Record<string, Package>} packages
 * @param {string} path
 * @param {string} name
 * @returns {string | undefined}
 */
function findInstalled(packages, path, name) {
  const place = `${path && `${path}/`}node_modules/${name}`;
  if (place in packages) return place;
  return path
    ? findInstalled(packages, path.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name)
    : undefined;
}
