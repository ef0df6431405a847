import { formatsOf } from '../../lib/formats.ts';

const { languageName } = formatsOf('it-IT');

/** About versions of a title. */
export const versions = {
  subtitles: (languages: string) => `sottotitoli ${languages}`,
  setBack: 'dopo le altre, per le molte segnalazioni',
  /** A version without known facts. */
  nameless: (place: number) => `Versione ${place}`,
  others: 'Altre versioni',
  which: (what: string) => `Quale versione di «${what}» ti mando?`,
  gone: 'Questa versione non c’è più.',
  remembered: 'Eccola. Da ora scelgo così anche per gli altri titoli. Con /avvisi puoi cambiare.',

  whichVideo:
    'Di che video sono questi sottotitoli? Mandali in risposta al video, oppure con il numero del titolo nella didascalia: ' +
    '«12», «12 S1E2». Se il video arriva con lo stesso nome li abbino da solo.',
  waitingSubtitles: (files: readonly string[], more: number) =>
    `Di che video sono questi sottotitoli?\n${files.map((file) => `• ${file}`).join('\n')}` +
    `${more > 0 ? `\n… e altri ${more}.` : ''}\n\nSe il video arriva con lo stesso nome li abbino da solo.`,
  chooseTitle: (file?: string) => (file === undefined ? 'Scegli il titolo' : `Scegli il titolo: ${file}`),
  /** The first line identifies the file: it is parsed when the reply comes. */
  titleOfSubtitles: (id: number) => `Sottotitoli n. ${id}`,
  howToName: (file: string) =>
    `Di che titolo è «${file}»? Rispondi a questo messaggio con il titolo, oppure con il suo numero; per un episodio: ` +
    '«Dark S01E02», «12 S1E2».',
  titleNotSure: 'Così non sono sicuro. Aggiungi l’anno, oppure scrivi il numero del titolo.',
  subtitlesSettled: 'Questi sottotitoli non aspettano più.',
  subtitlesKept: (what: string, label: string, replaced?: string) =>
    `Fatto: sottotitoli${label && ` (${label})`} per ${what}.${replaced === undefined ? '' : ` Erano «${replaced}».`}`,
  subtitlesFor: (what: string, label: string) => `Sottotitoli${label && ` (${label})`}: ${what}`,

  subtitleKinds: { forced: 'forzati', SDH: 'per non udenti', CC: 'CC', commentary: 'commento' },
  replacedSubtitles: (lines: readonly string[], more: number) =>
    `Sottotitoli sostituiti:\n${lines.map((line) => `• ${line}`).join('\n')}${more > 0 ? `\n… e altri ${more}.` : ''}`,
  replacedBy: (what: string, label: string, now: string, before: string) =>
    `${[what, label].filter(Boolean).join(', ')}: ora «${now}», al posto di «${before}»`,
  subtitlesGone: 'Questi sottotitoli non ci sono più.',

  languageName,
  any: 'indifferente',
  preferences: (quality: string, language: string) =>
    'Quando di un titolo c’è più di una versione ti mando quella che più si avvicina a queste preferenze.\n\n' +
    `Qualità: ${quality}\nLingua: ${language}`,
  anyQuality: 'Qualità indifferente',
  anyLanguage: 'Lingua indifferente',
  chosen: (label: string, isChosen: boolean) => (isChosen ? `✓ ${label}` : label),
};
