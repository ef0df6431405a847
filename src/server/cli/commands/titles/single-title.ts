import { withYear } from '../../../lib/with-year.ts';
import { releaseYear } from '../../../modules/catalogue/cards/title-card.ts';
import { findDuplicateTitles } from '../../../modules/catalogue/editing/duplicate-titles.ts';
import { countTitleUses, editTitle } from '../../../modules/catalogue/editing/edit-titles.ts';
import { removeTitles } from '../../../modules/catalogue/remove-titles.ts';
import {
  type FieldError,
  formatFieldError,
  TITLE_RECORD_FIELDS,
} from '../../../modules/catalogue/rules/title-record.ts';
import { setHidden } from '../../../modules/catalogue/title-visibility.ts';
import { mergeTitles, type RefusedMerge } from '../../../modules/desk/merging/merge-titles.ts';
import { titleRecordJson } from '../../../modules/imports/export-titles.ts';
import { searchTitles } from '../../../modules/search/search-titles.ts';
import { type Command, UsageError } from '../../command.ts';
import { counted } from '../../counted.ts';
import { requireTitle, requireTitleArgument, TITLE_PLACEHOLDER } from './title-argument.ts';

const show: Command = {
  name: 'titles show',
  usage: TITLE_PLACEHOLDER,
  summary: 'print a title with all its fields',
  async run({ positionals: [argument] }, { db, say }) {
    const name = requireTitleArgument(argument);
    const { id, record } = await requireTitle(await db(), name);
    say(titleRecordJson({ id, ...record }, 2));
    say(usesText(await countTitleUses(await db(), id)));
    return 0;
  },
};

const edit: Command = {
  name: 'titles edit',
  usage: `${TITLE_PLACEHOLDER} <field=value...>`,
  summary: 'change fields of a title',
  details: 'Fields are those of titles import. Lists are joined by commas; field= empties a field.',
  async run({ positionals: [argument, ...assignments] }, { db, say }) {
    const name = requireTitleArgument(argument);
    const changes = readChanges(assignments);
    const { id } = await requireTitle(await db(), name);
    const edited = await editTitle(await db(), id, changes);
    if (typeof edited === 'object') throw new Error(faultsText(edited.faults));
    const { titolo } = (await requireTitle(await db(), String(id))).record;
    say(`${id}  ${titolo}: ${edited}`);
    return 0;
  },
};

function faultsText(faults: readonly FieldError[]): string {
  const known = new Set<string>(TITLE_RECORD_FIELDS.map(({ name }) => name));
  const isUnknown = faults.some(({ field }) => !known.has(field));
  const hint = isUnknown ? '; for the names of fields see: titles import --help' : '';
  return `${faults.map(formatFieldError).join('; ')}${hint}`;
}

function readChanges(assignments: readonly string[]): Record<string, string> {
  const changes = assignments.map((assignment) => /^\s*(\w+)\s*=(.*)$/s.exec(assignment)?.slice(1) ?? []);
  if (changes.length === 0 || changes.some(({ length }) => length === 0))
    throw new UsageError('expected changes as in: titles edit 12 durata=94 "titolo=Il treno"');
  return Object.fromEntries(changes);
}

function hiding(name: string, hidden: boolean, summary: string): Command {
  return {
    name,
    usage: TITLE_PLACEHOLDER,
    summary,
    async run({ positionals: [argument] }, { db, say }) {
      const title = requireTitleArgument(argument);
      const { id, record } = await requireTitle(await db(), title);
      await setHidden(await db(), id, hidden);
      say(`${id}  ${record.titolo} is ${hidden ? 'hidden' : 'shown'} now.`);
      return 0;
    },
  };
}

const remove: Command = {
  name: 'titles remove',
  usage: TITLE_PLACEHOLDER,
  summary: 'remove a title for good',
  options: { yes: { summary: 'even if it was played or is in lists' } },
  details: 'Its plays and its places in lists go with it. To keep them, hide the title.',
  async run({ positionals: [argument], options }, { db, say }) {
    const name = requireTitleArgument(argument);
    const { id, record } = await requireTitle(await db(), name);
    const uses = await countTitleUses(await db(), id);
    if (options['yes'] !== true && uses.plays + uses.listEntries > 0)
      throw new Error(
        `${record.titolo} was ${usesText(uses)}. To remove it with these, add --yes; to keep them, hide it.`,
      );
    await removeTitles(await db(), [id]);
    say(`${id}  ${record.titolo} is removed.`);
    return 0;
  },
};

function usesText({ plays, listEntries }: { plays: number; listEntries: number }): string {
  return `played ${counted(plays, 'time')} and is in ${counted(listEntries, 'list')}`;
}

export const singleTitleCommands: readonly Command[] = [
  show,
  edit,
  hiding('titles hide', true, 'keep a title out of every answer'),
  hiding('titles unhide', false, 'show a hidden title again'),
  remove,
];

const MAX_FOUND = 20;

export const findTitlesCommand: Command = {
  name: 'titles find',
  usage: '<words...>',
  summary: 'search titles by name, people, genres and years, as in the chat',
  async run({ positionals }, { db, say }) {
    const found = await searchTitles(await db(), positionals.join(' '), MAX_FOUND);
    for (const { title } of found)
      say(`${title.id}  ${withYear(title.titolo, releaseYear(title))}, ${title.type}`);
    if (found.length === 0) say('There are none.');
    return 0;
  },
};

const MAX_LISTED = 1000;

const duplicates: Command = {
  name: 'titles duplicates',
  summary: 'list duplicate titles, by their TMDB or IMDb id',
  async run(_input, { db, say }) {
    const pairs = await findDuplicateTitles(await db(), MAX_LISTED);
    for (const { keep, other, name } of pairs) say(`${keep}  ${other}  ${name}`);
    if (pairs.length === 0) say('There are none.');
    return 0;
  },
};

const REFUSED: Record<RefusedMerge, string> = {
  'no such title': 'expected two different titles',
  'not the same type': 'a film and a series cannot be merged',
  'too large': 'the second one is in more than 200,000 lists, plays and requests; hide it instead',
  busy: 'others are changing them; try again in a moment',
};

const merge: Command = {
  name: 'titles merge',
  usage: '<id|origin> <id|origin>',
  summary: 'merge two titles: the first stays',
  details: `Lists, likes, plays, videos and awaited arrivals move from the second to the first, which also gets the fields
that it lacks. Where both have a video of a part, the second's is kept for when the first's is gone. From then on the
second's origin means the first in imports.`,
  async run({ positionals: [first, second] }, { db, say }) {
    const names = [requireTitleArgument(first), requireTitleArgument(second)] as const;
    const keep = await requireTitle(await db(), names[0]);
    const other = await requireTitle(await db(), names[1]);
    const outcome = await mergeTitles(await db(), { keep: keep.id, other: other.id });
    if (isRefused(outcome)) throw new Error(REFUSED[outcome]);
    say(`${keep.id}  ${keep.record.titolo}: ${other.id} is merged into it.`);
    return 0;
  },
};

const isRefused = (outcome: string): outcome is RefusedMerge => Object.hasOwn(REFUSED, outcome);

export const mergeTitlesCommands: readonly Command[] = [duplicates, merge];
