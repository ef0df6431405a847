import * as v from 'valibot';

const textSchema = v.fallback(v.string(), '');
const updateSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const contentSchema = v.object({ text: v.optional(textSchema, ''), data: v.optional(textSchema, '') });

/**
 * What a stored update is, for lists: its kind, and the command or the button that it names (`message /lista`); nothing
 * else that somebody wrote.
 */
export function summarizeUpdate(payload: string): string {
  const update = v.safeParse(updateSchema, payload);
  const [kind, content] =
    Object.entries(update.success ? update.output : {}).find(([key]) => key !== 'update_id') ?? [];
  if (kind === undefined) return 'unreadable';
  const read = v.safeParse(contentSchema, content);
  const [command] = /^\/\w+/.exec(read.success ? read.output.text : '') ?? [];
  return [kind, command, read.success ? read.output.data : ''].filter(Boolean).join(' ');
}
