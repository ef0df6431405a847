/** npm itself would leave the compiler in: a package of the server says that it goes with one. */
const COMPILER = /^node_modules\/(typescript$|@typescript\/)/;

/**
 * A package-lock.json without packages for building.
 * @param {{ packages: Record<string, { dev?: boolean, devDependencies?: object }> }} lock
 */
export function withoutDevPackages({ packages, ...lock }) {
  const { devDependencies: _, ...root } = packages[''] ?? {};
  const production = Object.entries(packages).filter(([path, { dev }]) => !dev && !COMPILER.test(path));
  return { ...lock, packages: { ...Object.fromEntries(production), '': root } };
}
