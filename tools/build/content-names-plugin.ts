import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { lastingNames } from './lasting-names.ts';
import { importedNames, linkByRegistry } from './link-by-registry.ts';
import { nameNeededChunks } from './name-needed-chunks.ts';
import { reassignedExports } from './reassigned-exports.ts';

type File = Rolldown.OutputBundle[string];
type Chunk = Extract<File, { type: 'chunk' }>;

const CODE = /\.(js|css)$/;
/** A file of code as the page names it. */
const NAMED = /\bassets\/(?:\w+\/)?[\w-]+\.(?:js|css)/g;

/**
 * Names each file of code by its own contents, and links chunks by a registry: a release costs a returning phone the chunks
 * that changed. The page alone knows the names. An import map would do the same, but the oldest supported engines have none,
 * and would need a second copy of all code.
 */
export function contentNamesPlugin(): Plugin {
  return {
    name: 'content-names',
    apply: 'build',
    enforce: 'post',
    // The names in the registry come of these.
    outputOptions: (options) => ({ ...options, minifyInternalExports: false }),
    renderChunk(code, { fileName }) {
      const reassigned = reassignedExports(this.parse(code));
      if (reassigned.length > 0)
        throw new Error(`${fileName} reassigns what it exports: ${reassigned.join(', ')}`);
    },
    generateBundle: {
      // After everything that changes a file.
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => /(^|\/)assets\//.test(fileName));
        const chunks = inOrderOfImports(files.filter((file) => file.type === 'chunk'));
        const lasting = lastingNames(importedNames(chunks.map(({ code }) => code)));
        for (const chunk of chunks)
          chunk.code = nameNeededChunks(linkByRegistry(chunk.code, basename(chunk.fileName, '.js'), lasting));
        const names = new Map<string, string>();
        for (const file of files.filter(({ fileName }) => CODE.test(fileName))) {
          const name = nameByContents(file);
          names.set(file.fileName, name);
          file.fileName = name;
        }
        const styles = files.filter(({ fileName }) => fileName.endsWith('.css'));
        const listed = [...styles, ...chunks].map(({ fileName }) => basename(fileName)).join(' ');
        for (const page of Object.values(bundle))
          if (page.type === 'asset' && page.fileName.endsWith('.html'))
            page.source = String(page.source)
              .replaceAll(NAMED, (file) => names.get(file) ?? file)
              .replace('<link data-bundle', (link) => `${link} data-files="${listed}"`);
      },
    },
  };
}

/** The chunks, each after those that it imports. */
function inOrderOfImports(chunks: readonly Chunk[]): Chunk[] {
  const ordered: Chunk[] = [];
  const visit = (chunk: Chunk, importers: readonly Chunk[]): void => {
    if (importers.includes(chunk)) throw new Error(`chunks import each other: ${chunk.fileName}`);
    if (ordered.includes(chunk)) return;
    for (const imported of chunks.filter(({ fileName }) => chunk.imports.includes(fileName)))
      visit(imported, [...importers, chunk]);
    ordered.push(chunk);
  };
  for (const chunk of chunks) visit(chunk, []);
  return ordered;
}

function nameByContents(file: File): string {
  const contents = file.type === 'chunk' ? file.code : file.source;
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
  return file.fileName.replace(/\.\w+$/, (ending) => `-${hash}${ending}`);
}
