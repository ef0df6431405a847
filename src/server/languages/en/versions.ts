import { formatsOf } from '../../lib/formats.ts';
import type { versions as italian } from '../it/versions.ts';
import type { Translated } from '../translated.ts';

const { languageName } = formatsOf('en-GB');

export const versions: Translated<typeof italian> = {
  subtitles: (languages) => `subtitles ${languages}`,
  setBack: 'after the others, for its many reports',
  nameless: (place) => `Version ${place}`,
  others: 'Other versions',
  which: (what) => `Which version of “${what}” should I send you?`,
  gone: 'This version is no longer there.',
  remembered:
    'Here it is. From now on I’ll choose like this for other titles too. You can change it with /notifications.',

  whichVideo:
    'Which video are these subtitles for? Send them in a reply to the video, or with the title’s number in the caption: ' +
    '“12”, “12 S1E2”. If the video arrives with the same name, I match them by myself.',
  waitingSubtitles: (files, more) =>
    `Which video are these subtitles for?\n${files.map((file) => `• ${file}`).join('\n')}` +
    `${more > 0 ? `\n… and ${more} more.` : ''}\n\nIf the video arrives with the same name, I match them by myself.`,
  chooseTitle: (file) => (file === undefined ? 'Choose the title' : `Choose the title: ${file}`),
  titleOfSubtitles: (id) => `Subtitles no. ${id}`,
  howToName: (file) =>
    `Which title does “${file}” belong to? Reply to this message with the title or its number; for an episode: ` +
    '“Dark S01E02”, “12 S1E2”.',
  titleNotSure: 'I’m not sure. Add the year, or write the title’s number.',
  subtitlesSettled: 'These subtitles are no longer waiting.',
  subtitlesKept: (what, label, replaced) =>
    `Done: subtitles${label && ` (${label})`} for ${what}.${replaced === undefined ? '' : ` They were “${replaced}”.`}`,
  subtitlesFor: (what, label) => `Subtitles${label && ` (${label})`}: ${what}`,

  subtitleKinds: { forced: 'forced', SDH: 'for the hard of hearing', CC: 'CC', commentary: 'commentary' },
  replacedSubtitles: (lines, more) =>
    `Replaced subtitles:\n${lines.map((line) => `• ${line}`).join('\n')}${more > 0 ? `\n… and ${more} more.` : ''}`,
  replacedBy: (what, label, now, before) =>
    `${[what, label].filter(Boolean).join(', ')}: now “${now}”, in place of “${before}”`,
  subtitlesGone: 'These subtitles are no longer there.',

  languageName,
  any: 'any',
  preferences: (quality, language) =>
    'When a title has more than one version, I send you the one that comes closest to these preferences.\n\n' +
    `Quality: ${quality}\nLanguage: ${language}`,
  anyQuality: 'Any quality',
  anyLanguage: 'Any language',
  chosen: (label, isChosen) => (isChosen ? `✓ ${label}` : label),
};
