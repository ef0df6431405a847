import { readDay } from '../../lib/read-day.ts';
import { nameIn } from './entry-fields.ts';
import { ListEntries, type ListEntry, type ListPlace } from './list-entry.ts';
import { saidByMark } from './watched-words.ts';

/** The entries of a table that may have a column of marks, as 'Visto' with 'sì'. */
export class MarkedEntries extends ListEntries {
  readonly #unmarked: { at: ListPlace; entry: ListEntry }[] = [];
  /** True if a cell marks its title as watched. */
  hasMarks = false;
  #hasWords = false;

  addMarked(at: ListPlace, entry: ListEntry, mark: string | undefined): void {
    const said = saidByMark(mark);
    const isWord = said !== 'none' && readDay(mark ?? '') === undefined;
    this.#hasWords ||= isWord;
    this.hasMarks ||= isWord && said === 'watched';
    if (said === 'unknown') this.doubt(nameIn(mark));
    if (said === 'not yet') this.plan(at, entry);
    else if (said === 'none') this.#unmarked.push({ at, entry });
    else this.add(entry);
  }

  /** Beside marks an empty cell is a 'no'. */
  override toList(...about: Parameters<ListEntries['toList']>): ReturnType<ListEntries['toList']> {
    for (const { at, entry } of this.#unmarked)
      if (this.#hasWords) this.plan(at, entry);
      else this.add(entry);
    return super.toList(...about);
  }
}
