/** npm itself would leave the compiler in: a package of the server says that it goes with one. */
const COMPILER = /^node_modules\/(typescript$|@typescript\/)/;

/**
 * A package-lock.json without what only building takes.
 * @param {{ packages: Record<string, { dev?: boolean, link?: boolean, devDependencies?: object, workspaces?: string[] }> }} lock
 */
export function withoutDevPackages({ packages, ...lock }) {
  const { devDependencies: _, workspaces: __, ...root } = packages[''] ?? {};
  const kept = Object.entries(packages).filter(
    ([path, { dev, link }]) => !dev && !link && !path.startsWith('packages/') && !COMPILER.test(path),
  );
  return { ...lock, packages: { ...Object.fromEntries(kept), '': root } };
}
