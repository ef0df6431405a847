import { expect, it } from 'vitest';
import { EDITABLE_FIELDS } from '../../../src/server/modules/curation/editable-fields.ts';
import { LIST_TARGETS } from '../../../src/server/modules/list-imports/list-entry.ts';
import { REPORT_KINDS } from '../../../src/server/modules/reports/report-kinds.ts';
import { FIELDS } from '../../../src/server/modules/sources/versions/edit-version-handlers.ts';
import { LANGUAGES } from '../../../src/server/modules/sources/versions/preferences-command.ts';
import { FILTERS } from '../../../src/server/modules/sources/videos/unmatched-video-keyboard.ts';

/** Buttons in people's chats hold a place in these, and questions too: new ones go to the end, and none goes away. */
it.each<[string, readonly unknown[], readonly unknown[]]>([
  ['filters of unmatched videos', FILTERS, [undefined, 'film', 'serie', 'other']],
  ['kinds of problems', REPORT_KINDS, ['audio', 'subtitles', 'wrong', 'broken', 'other']],
  ['languages to prefer', LANGUAGES, ['ita', 'eng', 'fra', 'deu', 'spa', 'jpn']],
  ['fields of a version', FIELDS, ['languages', 'subtitles', 'note']],
  [
    'fields of a title',
    EDITABLE_FIELDS.map(({ name }) => name),
    'titolo titolo_originale trama generi data_uscita durata adult copertina banner trailer registi interpreti altri_titoli'.split(
      ' ',
    ),
  ],
])('the places of %s are what they were', (_, now, then) => {
  expect(now.slice(0, then.length)).toEqual(then);
});

it('a fourth thing that a list may become would take the place of the button that drops the list', () => {
  expect(LIST_TARGETS).toEqual(['visti', 'liste', 'mi_piace']);
});
