const TITLE = '/gestione/titoli?cerca=12';
const VIDEOS = '/gestione/da-abbinare';

/**
 * The data of buttons in people's chats whose work the desk does now, and the places where it opens: a line here
 * never changes and never goes away.
 */
export const RETIRED_BUTTONS: Record<string, string> = {
  'edit:12': TITLE,
  'tools:12': TITLE,
  'field:12:2': TITLE,
  'sources:12:3': TITLE,
  'unsource:12:90:3': TITLE,
  'unsubtitle:12:91:3': TITLE,
  'editversion:12:34': TITLE,
  'versionquality:12:34:1080': TITLE,
  'versionfield:12:34:0': TITLE,
  'firstversion:12:34': TITLE,
  'remove:12': TITLE,
  'surely:12': TITLE,
  'merge:12:13': TITLE,
  'mergesurely:12:13': TITLE,
  'keep:12': TITLE,
  'unsure:0': VIDEOS,
  'unsure:93': VIDEOS,
  'videos:4:2': VIDEOS,
  'isthis:93:12:2:5': VIDEOS,
  'searchfor:93:1:4:2': VIDEOS,
  'ignoregroup:93:4:2': VIDEOS,
  'ignoreall:4:1': VIDEOS,
  'takeback:93:4:2': VIDEOS,
  'settlelikely:1:123456789012345': VIDEOS,
};

/** The same of questions. */
export const RETIRED_QUESTIONS: Record<string, string> = {
  'value:12:2': TITLE,
  'versionvalue:12:34:2': TITLE,
  'titleof:93:1': VIDEOS,
  'episodeof:93:12:1': VIDEOS,
};
