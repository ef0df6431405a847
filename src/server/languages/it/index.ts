export { changes } from './changes.ts';
export { channels } from './channels.ts';
export { chat } from './chat.ts';
export { commands } from './commands.ts';
export { desk } from './desk.ts';
export { fields } from './fields.ts';
export { files } from './files.ts';
export { findings } from './findings.ts';
export { firstStart } from './first-start.ts';
export { listImports } from './list-imports.ts';
export { newBot } from './new-bot.ts';
export { nights } from './nights.ts';
export { owner } from './owner.ts';
export { phrases } from './phrases.ts';
export { premium } from './premium.ts';
export { readings } from './readings.ts';
export { recommendations } from './recommendations.ts';

export { replies } from './replies.ts';
export { reports } from './reports.ts';
export { requests } from './requests.ts';
export { searchWords } from './search-words.ts';
export { statistics } from './statistics.ts';
export { versions } from './versions.ts';
export { watched } from './watched.ts';

/** The language's name for itself. */
export const name = 'Italiano';
