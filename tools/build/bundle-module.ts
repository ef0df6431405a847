import { build } from 'vite';

/** A script for a page, with its imports, as one piece. `define`: names that it has values for. */
export async function bundleModule(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`);
  return output.output[0].code.trim();
}
