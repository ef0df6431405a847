/**
 * A package-lock.json without packages for building.
 * @param {{ packages: Record<string, { dev?: boolean, devDependencies?: object }> }} lock
 */
export function withoutDevPackages({ packages, ...lock }) {
  const { devDependencies: _, ...root } = packages[''] ?? {};
  const production = Object.entries(packages).filter(([, { dev }]) => !dev);
  return { ...lock, packages: { ...Object.fromEntries(production), '': root } };
}
