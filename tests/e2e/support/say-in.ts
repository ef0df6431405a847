import { runnerImport } from 'vite';
import type { Say } from '../screenshots/screens.ts';

/** Translates the app's Italian texts into a language. */
export async function sayIn(language: string): Promise<Say> {
  const [italian, translated] = await Promise.all(['it', language].map(textsOf));
  return (text) => {
    const place = italian?.findIndex((one) => one === text) ?? -1;
    const said = translated?.[place];
    if (said === undefined) throw new Error(`the app has no text '${text}'`);
    return said;
  };
}

/** The texts without placeholders, in the order that all languages have. */
export async function textsOf(language: string): Promise<(string | undefined)[]> {
  const parts = await Promise.all(
    ['', '-own', '-desk'].map((part) =>
      runnerImport<{ texts: object }>(`${process.cwd()}/src/client/languages/${language}${part}.ts`),
    ),
  );
  return leavesOf(Object.assign({}, ...parts.map(({ module }) => module.texts)));
}

function leavesOf(value: unknown): (string | undefined)[] {
  if (typeof value !== 'object' || value === null) return [typeof value === 'string' ? value : undefined];
  const sorted = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sorted.flatMap(([, one]) => leavesOf(one));
}
