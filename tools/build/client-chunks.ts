import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ROUTES } from '../../src/client/routes.ts';

/** A module as the bundler describes it. */
type ModuleInfo = {
  isEntry: boolean;
  importers: readonly string[];
  code: string | null;
};
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

/**
 * The chunks of the screens other than the home, and the first segments of the paths that need them. On a slow line a
 * request costs more than the bytes that it saves, so screens share them; but a title, which the chat's links open, and the
 * genres do without the code of the others.
 */
export const SCREEN_CHUNKS = {
  title: segmentsIn('title'),
  genres: segmentsIn('genres', 'grid-screens'),
  screens: segmentsIn('screens', 'grid-screens'),
  'grid-screens': segmentsIn('grid-screens'),
};

function segmentsIn(...chunks: string[]): string[] {
  const inOneOfThem = Object.entries(ROUTES).filter(([, chunk]) => chunks.includes(chunk));
  return inOneOfThem.map(([path]) => path.split('/')[0] ?? '');
}

/** The imports of this file are the screens in those chunks. Any other screen has a chunk by itself: few launches open it. */
const LAZY_SCREENS = resolve('src/client/app/lazy-screens.ts');
const SCREEN = /^ {2}'?([\w/:-]+)'?: lazyComponent\(\s*async \(\) => \(await import\('([^']+)'/gm;

/** The chunk of each of those screens, by its file. */
const chunkOfScreen = new Map(
  [...readFileSync(LAZY_SCREENS, 'utf8').matchAll(SCREEN)].map(([, path = '', file = '']) => {
    const [, chunk] = Object.entries(ROUTES).find(([route]) => route === path) ?? [];
    return [resolve(dirname(LAZY_SCREENS), file), chunk] as const;
  }),
);

/**
 * A group also takes the imports of its modules, unless an earlier group has taken them. As few chunks as possible
 * hold code that several others share: the first bundle contains all their names.
 */
export const CHUNK_GROUPS = [
  ...['app', ...Object.keys(SCREEN_CHUNKS)].map((chunk) => ({
    name: (id: string, graph: Graph) => (chunkOfModule(id, graph) === chunk ? chunk : null),
    debugName: chunk,
  })),
  // With the styles of those that are opened from the home and from titles: each small file costs bytes.
  {
    name: 'sheet',
    test: /src\/client\/(ui\/overlays\/|features\/.*\/(custom-lists|title)-sheet\.module\.css)/,
  },
  // An awaited title's screen needs it without what else the own page and titles share.
  { name: 'own-marks', test: /src\/client\/screens\/title\/further\/own-marks/ },
  // So that a title's later parts do not bring the other screens' code.
  { name: 'title-sections', test: /src\/client\/screens\/title\/further\// },
  { name: 'custom-lists-sheet', test: /src\/client\/features\/lists\/custom-lists-sheet/ },
  { name: 'shared', test: /src\/(client|contract)\//, minShareCount: 2 },
  { name: 'last-screens', test: /src\/client\/screens\/(error\/|own-page\/farewell-screen)/ },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/**
 * The chunk of a client's module: the app with all that the first screen needs, or screens of several chunks do, a screens' one,
 * or null for a separate one.
 */
function chunkOfModule(id: string, graph: Graph): string | null {
  const importers = staticImporters(id, graph);
  if (id.startsWith('\0') || importers.some((module) => graph.getModuleInfo(module)?.isEntry)) return 'app';
  const chunks = new Set(importers.flatMap((module) => chunkOfScreen.get(module) ?? []));
  const isOfGridScreens = chunks.delete('grid-screens');
  const [chunk = isOfGridScreens ? 'grid-screens' : null] = chunks;
  return chunks.size > 1 ? 'app' : chunk;
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
