// node tools/build/compile.mjs FOLDER ...: their programs, in a process that gives its memory back.
import { compile, programSources } from './compile-programs.mjs';

await compile(await programSources(process.argv.slice(2)));
