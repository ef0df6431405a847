import { it } from './it.ts';

/**
 * The texts of the app, in the language that it is built in: the build puts each in place of its name
 * (`tools/build/inline-texts-plugin.ts`). Elsewhere, as in tests, they are read from here.
 */
export const texts = it;
