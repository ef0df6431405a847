import type { ReportKind } from '../../../contract/own-title.ts';
import { labelOf, type TitlePart } from '../sources/title-part.ts';
import type { Report } from './read-reports.ts';

const moment = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
});

const people = (count: number) => (count === 1 ? '1 persona' : `${count} persone`);
const KINDS: Record<ReportKind, string> = {
  audio: 'Audio',
  subtitles: 'Sottotitoli',
  wrong: 'Video sbagliato',
  broken: 'Non si apre',
  other: 'Altro',
};

const RESOLVED: Record<ReportKind, (what: string) => string> = {
  audio: (what) => `l’audio di ${what} ora è a posto`,
  subtitles: (what) => `i sottotitoli di ${what} ora sono a posto`,
  wrong: (what) => `il video di ${what} ora è quello giusto`,
  broken: (what) => `il video di ${what} ora si apre`,
  other: (what) => `${what} ora è a posto`,
};

/** Texts about problems that people report. */
export const reportTexts = {
  report: 'Segnala un problema',
  ask: (what: string) => `Che cosa non va in «${what}»?`,
  kind: (kind: ReportKind) => KINDS[kind],
  thanks: (kind: ReportKind, what: string) =>
    `Segnalato: «${what}», ${KINDS[kind].toLowerCase()}. Grazie: quando è a posto te lo dico.`,
  repeated: 'L’hai già segnalato: quando è a posto te lo dico.',
  tooMany: (most: number) => `Hai già segnalato ${most} problemi oggi: riprova domani.`,
  askNote: (id: number) =>
    `La tua segnalazione n. ${id}\n\nChe cosa non va? Rispondi a questo messaggio con due parole.`,
  noted: 'Grazie, l’ho aggiunto.',
  resolved: (kind: ReportKind, what: string) => `Risolto: ${RESOLVED[kind](`«${what}»`)}.`,

  card: (id: number) => `Segnalazione n. ${id}`,
  number: (id: number) => `titolo n. ${id}`,
  count: (kind: ReportKind, count: number, since: Date) =>
    `${KINDS[kind]}: ${people(count)}, dal ${moment.format(since)}`,
  versionGone: 'Il video segnalato non c’è più; di altri ce n’è ancora.',
  noSource: 'Adesso non ha un video.',
  version: (label: string) => `Versione: ${label}`,
  otherVersions: (labels: readonly string[]) => `Segnalate anche: ${labels.join('; ')}`,
  setBack: 'Intanto mando prima le altre versioni.',
  states: { open: '', resolved: 'Risolto.', dismissed: 'Non riproducibile.' },
  watch: 'Guarda il video',
  replace: 'Sostituisci',
  remove: 'Rimuovi il video',
  removeYes: 'Sì, rimuovi',
  cancel: 'Annulla',
  resolve: 'Risolto',
  dismiss: 'Non riproducibile',
  howToReplace: (id: number, caption: string) =>
    `Segnalazione n. ${id}: il video nuovo\n\nRispondi a questo messaggio con il video o con il suo indirizzo, oppure ` +
    `mandamelo quando vuoi con la didascalia «${caption}».`,
  needsVideo: 'Mi serve il video nuovo, oppure il suo indirizzo.',
  gone: 'Questa segnalazione non c’è più.',
  settledBefore: 'Questa segnalazione è già chiusa.',
  resolvedNow: 'Chiusa: lo dico a chi l’ha segnalato.',
  dismissedNow: 'Chiusa.',
  notDelivered: 'Telegram non consegna più questo video.',

  open: 'Segnalazioni aperte',
  none: 'Nessuna.',
  shortCard: (id: number) => `n. ${id}`,
  line: (id: number, what: string, kind: ReportKind, count: number) =>
    `${reportTexts.shortCard(id)}: ${what}, ${KINDS[kind].toLowerCase()}, ${people(count)}`,
};

/** Which version a report is about, and what became of it, line by line. */
export function reportFacts(report: Report): string[] {
  const { sourceId, hasOthersOnly, version, otherVersions, isSetBack } = report;
  return [
    sourceId === null && (hasOthersOnly ? reportTexts.versionGone : reportTexts.noSource),
    version !== '' && reportTexts.version(version),
    otherVersions.length > 0 && reportTexts.otherVersions(otherVersions),
    isSetBack && reportTexts.setBack,
  ].filter((line) => line !== false);
}

/** The caption that makes a video that of the reported part. */
export function captionFor({ titleId, episode }: TitlePart): string {
  return [titleId, labelOf(episode)].filter(Boolean).join(' ');
}
