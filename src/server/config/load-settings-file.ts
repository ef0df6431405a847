import { createReadStream } from 'node:fs';
import { parseEnv } from 'node:util';
import { decodedTexts } from '../lib/decoded-texts.ts';
import { ConfigError } from './config.ts';
import { environmentSchema } from './environment-schema.ts';

type Settings = Record<string, string | undefined>;

const SETTING_NAMES = Object.keys(environmentSchema.entries);

/**
 * Takes settings from a file of lines `NAME=value`, if there is one; those of the environment win. Returns a remark about each
 * line that is none, without its content, which may be a secret.
 */
export async function loadSettingsFile(env: Settings, path = '.env'): Promise<string[]> {
  const text = (await readSettingsFile(path)) ?? '';
  for (const [name, value] of settingsIn(text)) env[name] ??= value;
  return unreadLines(text).map((line) => `${path}, ${line}`);
}

/** The same for this process; prints the remarks, and ends it in one line if the file cannot be read. */
export async function loadProcessSettings(): Promise<void> {
  try {
    for (const line of await loadSettingsFile(process.env)) process.stderr.write(`${line}\n`);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`Vetrina could not start: ${error.message}\n`);
    process.exit(1);
  }
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

/** A line with a name before its equals sign, with the further lines of a quoted value. */
// oxlint-disable-next-line linear/expressions -- An owner's own file, and only once at the start.
const SETTING = /^[ \t]*(?:(?:export|set)[ \t]+)?[^\s#;/=]+[ \t]*=[ \t]*(?:(["'`])[^]*?\1)?.*$/gim;
const COMMENT = /^\s*(?:#|;|\/\/|$)/;

function unreadLines(text: string): string[] {
  const rest = text.replace(WITH_COLON, '$1=').replace(SETTING, (lines) => lines.replace(/[^\n]+/g, ''));
  return rest.split('\n').flatMap((line, index) => {
    if (COMMENT.test(line)) return [];
    const [, name = ''] = /^\s*(?:export\s+|set\s+)?(\w+)/i.exec(line) ?? [];
    const where = `line ${index + 1}`;
    if (SETTING_NAMES.includes(name))
      return [`${where}: ${name} has no = behind its name and no effect, write ${name}=...`];
    return [`${where} is no setting and has no effect: write NAME=value, or # before a comment`];
  });
}
