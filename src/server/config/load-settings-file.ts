import { createReadStream } from 'node:fs';
import { parseEnv } from 'node:util';
import { decodedTexts } from '../lib/decoded-texts.ts';
import { ConfigError } from './config.ts';

type Settings = Record<string, string | undefined>;

/** Takes settings from a file of lines `NAME=value`, if there is one; those of the environment win. */
export async function loadSettingsFile(env: Settings, path = '.env'): Promise<void> {
  for (const [name, value] of settingsIn((await readSettingsFile(path)) ?? '')) env[name] ??= value;
}

/** The text of a settings file, in any encoding that an editor saves; undefined if there is none. Rejects with a `ConfigError`. */
export async function readSettingsFile(path: string): Promise<string | undefined> {
  let text = '';
  try {
    for await (const part of decodedTexts(createReadStream(path))) text += part;
    return text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`${path} cannot be read: ${reason}`);
  }
}

/** A name with a colon behind it, as in YAML. */
const WITH_COLON = /^([A-Z]+(?:_[A-Z]+)+)[ \t]*:[ \t]+/gm;

/** A name before an equals sign; a comment of other files has further words or signs. */
const NAME = /^\s*(?:(?:export|set)\s+)?([^\s#;/]+)\s*$/i;

/** Node's parser counts all before the `=` as a name: 'export', blanks, comments, and earlier lines without one. */
function settingsIn(text: string): [name: string, value: string][] {
  const parsed = parseEnv(text.replace(WITH_COLON, '$1='));
  return Object.entries(parsed).flatMap(([before, value = '']) => {
    const [, name] = NAME.exec(before.split('\n').at(-1) ?? '') ?? [];
    return name === undefined ? [] : [[name, value]];
  });
}
