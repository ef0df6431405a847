import type { Migration } from 'kysely';
import * as schema from './0001-schema.ts';
import * as desk from './0002-desk.ts';
import * as languages from './0003-languages.ts';
import * as titleTranslations from './0004-title-translations.ts';
import * as requestTranslations from './0005-request-translations.ts';
import * as unknownRelease from './0006-unknown-release.ts';
import * as erasures from './0007-erasures.ts';
import * as titleMerges from './0008-title-merges.ts';
import * as undoAndReports from './0009-undo-and-reports.ts';
import * as kindsOfPosts from './0010-kinds-of-posts.ts';
import * as listImportNotes from './0011-list-import-notes.ts';
import * as messagesByKind from './0012-messages-by-kind.ts';
import * as intakes from './0013-intakes.ts';
import * as unused from './0020-unused.ts';
import * as dueWork from './0021-due-work.ts';

/** Every migration by its name; they run in the names' order. A released one never changes. */
export const migrations: Record<string, Migration> = {
  '0001-schema': schema,
  '0002-desk': desk,
  '0003-languages': languages,
  '0004-title-translations': titleTranslations,
  '0005-request-translations': requestTranslations,
  '0006-unknown-release': unknownRelease,
  '0007-erasures': erasures,
  '0008-title-merges': titleMerges,
  '0009-undo-and-reports': undoAndReports,
  '0010-kinds-of-posts': kindsOfPosts,
  '0011-list-import-notes': listImportNotes,
  '0012-messages-by-kind': messagesByKind,
  '0013-intakes': intakes,
  '0020-unused': unused,
  '0021-due-work': dueWork,
};
