import { build } from 'vite';
import { inlineTextsPlugin } from './inline-texts-plugin.ts';

/** A module and its imports as one piece: for a page as a script, or for this process. */
export async function bundleModule(entry: string, format: 'iife' | 'es'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    // The app's plugin, since it may render for the app.
    plugins: [inlineTextsPlugin()],
    build: {
      write: false,
      target: 'es2022',
      ssr: format === 'es',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format, codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`);
  return output.output[0].code.trim();
}
