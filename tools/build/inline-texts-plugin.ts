import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Plugin, parseAst, transformWithOxc } from 'vite';
import { PSEUDO, pseudoSource } from './pseudo-language.ts';

const FOLDER = 'src/client/languages';
const IMPORT = /^import \{ texts \} from ['"](?:[^'"]*\/languages|\.)\/texts\.ts['"];?$/m;
const DESCRIPTION = /(<meta name="description" content=")[^"]*/;
/** A text's name: `texts.home.play`. */
const NAME = /(?<![-/.])\btexts((?:\.[a-zA-Z]\w*)+)/g;

/** The mini app's language, a file in src/client/languages. */
export const BUILT_LANGUAGE = process.env['VITE_LANGUAGE'] ?? 'it';

/** A page that says which language it is in. */
export const inBuiltLanguage = (html: string) =>
  html.replace('<html lang="it">', `<html lang="${BUILT_LANGUAGE}">`);

type LanguageModule = Awaited<ReturnType<typeof readLanguage>>;

/**
 * Replaces the name of each text by its source: a chunk carries only the texts that it shows, with as many bytes as
 * if they were written there.
 */
export function inlineTextsPlugin(): Plugin {
  let module: LanguageModule;
  return {
    name: 'inline-texts',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      module = await readLanguage();
    },
    transformIndexHtml: (html) =>
      inBuiltLanguage(html).replace(DESCRIPTION, (_tag, before: string) => before + described(module)),
    transform: {
      filter: { id: /\/src\/client\/.*\.tsx?$/, code: IMPORT },
      handler: (code) => {
        const inlined = code
          .replace(IMPORT, '')
          .replaceAll(NAME, (_name, path: string) => findText(module, path));
        return { code: importsUsedIn(inlined, module) + inlined, map: null };
      },
    },
  };
}

async function readLanguage() {
  const isPseudo = BUILT_LANGUAGE === PSEUDO;
  const file = `${FOLDER}/${isPseudo ? 'it' : BUILT_LANGUAGE}.ts`;
  const { code: translated } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const code = isPseudo ? pseudoSource(translated) : translated;
  const statements = parseAst(code).body;
  if (statements.some(({ type }) => !/^(Import|ExportNamed)Declaration$/.test(type)))
    throw new Error(
      `${file} may have its texts and what it imports alone: a text is put elsewhere by itself`,
    );
  return { code, statements };
}

/** The page's description of itself for link previews; a source without its brackets and quotation marks. */
const described = (module: LanguageModule) => findText(module, '.page.description').slice(2, -2);

/** The source of a text, or of an object of texts. */
function findText({ code, statements }: LanguageModule, path: string): string {
  const exported = statements.find((statement) => statement.type === 'ExportNamedDeclaration')?.declaration;
  let node = exported?.type === 'VariableDeclaration' ? exported.declarations[0]?.init : undefined;
  for (const name of path.slice(1).split('.')) {
    const properties = node?.type === 'ObjectExpression' ? node.properties : [];
    const property = properties.find(
      (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
    );
    if (property?.type !== 'Property') throw new Error(`no text${path}`);
    node = property.value;
  }
  return node ? `(${code.slice(node.start, node.end)})` : '';
}

/**
 * Functions that the texts call, such as formatters, as the language's file imports them; without the imports of
 * the code itself.
 */
function importsUsedIn(code: string, { statements }: LanguageModule): string {
  return statements
    .filter((statement) => statement.type === 'ImportDeclaration')
    .flatMap(({ source, specifiers }) =>
      specifiers
        .map(({ local }) => local.name)
        .filter((name) => new RegExp(String.raw`(?<![.\w])${name}\(`).test(code))
        .filter((name) => !new RegExp(String.raw`^import \{[^}]*\b${name}\b`, 'm').test(code))
        .map((name) => `import { ${name} } from '${resolve(FOLDER, source.value)}';\n`),
    )
    .join('');
}
