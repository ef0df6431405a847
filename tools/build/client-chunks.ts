import { resolve } from 'node:path';
import { ROUTES } from '../../src/client/routes.ts';

/** A module as the bundler describes it. */
type ModuleInfo = {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
  code: string | null;
};
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

/**
 * The chunks of the screens other than the home, and the first segments of the paths that need them. On a slow line a
 * request costs more than the bytes that it saves; the virtualised grid is as large as all screens together.
 */
export const SCREEN_CHUNKS = {
  screens: segmentsIn('screens', 'grid-screens'),
  'grid-screens': segmentsIn('grid-screens'),
};

function segmentsIn(...chunks: string[]): string[] {
  const inOneOfThem = Object.entries(ROUTES).filter(([, chunk]) => chunks.includes(chunk));
  return inOneOfThem.map(([path]) => path.split('/')[0] ?? '');
}

/**
 * The imports of this file are the chunks of the screens. Any other screen has a chunk by itself: few launches open
 * it.
 */
const LAZY_SCREENS = resolve('src/client/app/lazy-screens.ts');
const GRID = resolve('src/client/ui/grid/virtual-grid.tsx');

/**
 * A group also takes the imports of its modules, unless an earlier group has taken them. As few chunks as possible
 * hold code that several others share: the first bundle contains all their names.
 */
export const CHUNK_GROUPS = [
  ...['app', 'screens', 'grid-screens'].map((chunk) => ({
    name: (id: string, graph: Graph) => (chunkOfModule(id, graph) === chunk ? chunk : null),
    debugName: chunk,
  })),
  { name: 'sheet', test: /src\/client\/ui\/overlays\// },
  { name: 'shared', test: /src\/(client|contract)\//, minShareCount: 2 },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** The chunk of a client's module: the app with all that the first screen needs, a screens' one, or null for a separate one. */
function chunkOfModule(id: string, graph: Graph): string | null {
  const importers = staticImporters(id, graph);
  if (id.startsWith('\0') || importers.some((module) => graph.getModuleInfo(module)?.isEntry)) return 'app';
  const screens = importers.filter((module) =>
    graph.getModuleInfo(module)?.dynamicImporters.includes(LAZY_SCREENS),
  );
  if (screens.length === 0) return null;
  const gridScreens = staticImporters(GRID, graph);
  return screens.every((module) => gridScreens.includes(module)) ? 'grid-screens' : 'screens';
}

/** A module and the modules that import it statically, directly or not. */
function staticImporters(id: string, graph: Graph): string[] {
  const found = new Set<string>();
  const visit = (module: string): void => {
    const info = graph.getModuleInfo(module);
    // A package's index imports all of it: no sign that an importer needs a part.
    if (found.has(module) || info === null || (!info.isEntry && isBarrelModule(info.code ?? ''))) return;
    found.add(module);
    info.importers.forEach(visit);
  };
  visit(id);
  return [...found];
}

/** True if a module only re-exports from others: a barrel. */
function isBarrelModule(code: string): boolean {
  const rest = code
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    .replaceAll(/(import|export)\s*(\*(\s*as\s+\w+)?|\{[^}]*\})\s*from\s*(['"]).*?\4;?/g, '')
    .replaceAll(/export\s*\{[^}]*\};?|import\s*(['"]).*?\1;?/g, '');
  return rest.trim() === '';
}
