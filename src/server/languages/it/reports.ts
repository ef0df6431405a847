import type { ReportKind } from '../../../contract/own/title.ts';
import { formatsOf } from '../../lib/formats.ts';

const { moment } = formatsOf('it-IT');
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

/** About problems that people report. */
export const reports = {
  report: 'Segnala un problema',
  ask: (what: string) => `Che cosa non va in «${what}»?`,
  kind: (kind: ReportKind) => KINDS[kind],
  thanks: (kind: ReportKind, what: string) =>
    `Segnalato: «${what}», ${KINDS[kind].toLowerCase()}. Grazie, quando è a posto te lo dico.`,
  repeated: 'L’hai già segnalato. Quando è a posto te lo dico.',
  tooMany: (most: number) => `Hai già segnalato ${most} problemi oggi. Riprova domani.`,
  askNote: (id: number) =>
    `La tua segnalazione n. ${id}\n\nChe cosa non va? Rispondi a questo messaggio in due parole.`,
  noted: 'Grazie, l’ho aggiunto.',
  resolved: (kind: ReportKind, what: string) => `Risolto: ${RESOLVED[kind](`«${what}»`)}.`,

  card: (id: number) => `Segnalazione n. ${id}`,
  number: (id: number) => `titolo n. ${id}`,
  count: (kind: ReportKind, count: number, since: Date) =>
    `${KINDS[kind]}: ${people(count)}, dal ${moment(since)}`,
  versionGone: 'Il video segnalato non c’è più; di altri ce n’è ancora.',
  noVideo: 'Adesso non ha un video.',
  version: (label: string) => `Versione: ${label}`,
  otherVersions: (labels: readonly string[]) => `Segnalate anche: ${labels.join('; ')}`,
  setBack: 'Intanto mando prima le altre versioni.',
  states: { open: '', resolved: 'Risolto.', dismissed: 'Funziona.' },
  watch: 'Guarda il video',
  replace: 'Sostituisci',
  remove: 'Rimuovi il video',
  removeYes: 'Sì, rimuovi',
  cancel: 'Annulla',
  resolve: 'Risolto',
  dismiss: 'Funziona',
  howToReplace: (id: number, caption: string) =>
    `Segnalazione n. ${id}: il video nuovo\n\nRispondi a questo messaggio con il video o con il suo indirizzo, oppure ` +
    `mandamelo quando vuoi con la didascalia «${caption}».`,
  needsVideo: 'Mi serve il video nuovo, oppure il suo indirizzo.',
  gone: 'Questa segnalazione non c’è più.',
  settledBefore: (by: string | undefined) =>
    by === undefined ? 'Questa segnalazione è già chiusa.' : `Questa segnalazione l’ha già chiusa ${by}.`,
  resolvedNow: 'Chiusa. Lo dico a chi l’ha fatta.',
  dismissedNow: 'Chiusa.',
  notDelivered: 'Telegram non consegna più questo video.',

  open: 'Segnalazioni aperte',
  none: 'Nessuna.',
  shortCard: (id: number) => `n. ${id}`,
  line: (id: number, what: string, kind: ReportKind, count: number) =>
    `${reports.shortCard(id)}: ${what}, ${KINDS[kind].toLowerCase()}, ${people(count)}`,
};
