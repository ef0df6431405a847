// node tools/build/other-languages.mjs: the mini app in the languages beside Italian.
import { buildOtherLanguages } from './build-steps.mjs';

await buildOtherLanguages();
