import { owner } from '../it/owner.ts';
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
  name: 'English',
  chat: { ...chat, owner },
  commands,
  genres,
  firstStart,
  listImports,
  nights,
  premium,
  recommendations,
  reports,
  requests,
  searchWords,
  versions,
  watched,
};
