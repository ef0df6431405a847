import { changes } from '../en/changes.ts';
import { channels } from '../en/channels.ts';
import { desk } from '../en/desk.ts';
import { fields } from '../en/fields.ts';
import { files } from '../en/files.ts';
import { findings } from '../en/findings.ts';
import { owner } from '../en/owner.ts';
import { readings } from '../en/readings.ts';
import { statistics } from '../en/statistics.ts';
import { chat } from './chat.ts';
import { commands } from './commands.ts';
import { firstStart } from './first-start.ts';
import { genres } from './genres.ts';
import { listImports } from './list-imports.ts';
import { nights } from './nights.ts';
import { premium } from './premium.ts';
import { recommendations } from './recommendations.ts';
import { reports } from './reports.ts';
import { requests } from './requests.ts';
import { searchWords } from './search-words.ts';
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
