import { changes } from './changes.ts';
import { channels } from './channels.ts';
import { chat } from './chat.ts';
import { commands } from './commands.ts';
import { desk } from './desk.ts';
import { fields } from './fields.ts';
import { files } from './files.ts';
import { findings } from './findings.ts';
import { firstStart } from './first-start.ts';
import { genres } from './genres.ts';
import { listImports } from './list-imports.ts';
import { nights } from './nights.ts';
import { owner } from './owner.ts';
import { premium } from './premium.ts';
import { readings } from './readings.ts';
import { recommendations } from './recommendations.ts';
import { reports } from './reports.ts';
import { requests } from './requests.ts';
import { searchWords } from './search-words.ts';
import { statistics } from './statistics.ts';
import { versions } from './versions.ts';
import { watched } from './watched.ts';

export const texts = {
  name: 'Español',
  changes,
  channels,
  chat,
  commands,
  desk,
  fields,
  files,
  findings,
  firstStart,
  genres,
  listImports,
  nights,
  owner,
  premium,
  readings,
  recommendations,
  reports,
  requests,
  searchWords,
  statistics,
  versions,
  watched,
};
