import { formatsOf } from '../../lib/formats.ts';
import type { reports as italian } from '../it/reports.ts';
import type { Translated } from '../translated.ts';

const { moment, plural } = formatsOf('es-ES');
const people = (count: number) => plural(count, { one: '1 persona', other: `${count} personas` });

const KINDS = {
  audio: 'Audio',
  subtitles: 'Subtítulos',
  wrong: 'Vídeo equivocado',
  broken: 'No se abre',
  other: 'Otro',
};

const RESOLVED = {
  audio: (what: string) => `el audio de ${what} ya está bien`,
  subtitles: (what: string) => `los subtítulos de ${what} ya están bien`,
  wrong: (what: string) => `el vídeo de ${what} ya es el correcto`,
  broken: (what: string) => `el vídeo de ${what} ya se abre`,
  other: (what: string) => `${what} ya está bien`,
};

export const reports: Translated<typeof italian> = {
  report: 'Informar de un problema',
  ask: (what) => `¿Qué le pasa a «${what}»?`,
  kind: (kind) => KINDS[kind],
  thanks: (kind, what) =>
    `Anotado: «${what}», ${KINDS[kind].toLowerCase()}. Gracias, te aviso cuando esté arreglado.`,
  repeated: 'Ya has informado de ello. Te aviso cuando esté arreglado.',
  tooMany: (most) => `Hoy ya has informado de ${most} problemas. Inténtalo mañana.`,
  askNote: (id) => `Tu incidencia n.º ${id}\n\n¿Qué falla? Responde a este mensaje en pocas palabras.`,
  noted: 'Gracias, lo he añadido.',
  resolved: (kind, what) => `Arreglado: ${RESOLVED[kind](`«${what}»`)}.`,

  card: (id) => `Incidencia n.º ${id}`,
  number: (id) => `título n.º ${id}`,
  count: (kind, count, since) => `${KINDS[kind]}: ${people(count)}, desde el ${moment(since)}`,
  versionGone: 'El vídeo de la incidencia ya no está; quedan otros.',
  noVideo: 'Ahora no tiene ningún vídeo.',
  version: (label) => `Versión: ${label}`,
  otherVersions: (labels) => `También con incidencias: ${labels.join('; ')}`,
  setBack: 'Mientras tanto envío antes las otras versiones.',
  states: { open: '', resolved: 'Arreglado.', dismissed: 'Sin fallos.' },
  watch: 'Ver el vídeo',
  replace: 'Sustituir',
  remove: 'Quitar el vídeo',
  removeYes: 'Sí, quitar',
  cancel: 'Cancelar',
  resolve: 'Arreglado',
  dismiss: 'Sin fallos',
  howToReplace: (id, caption) =>
    `Incidencia n.º ${id}: el vídeo nuevo\n\nResponde a este mensaje con el vídeo o con su dirección, o ` +
    `envíamelo cuando quieras con el pie «${caption}».`,
  needsVideo: 'Necesito el vídeo nuevo o su dirección.',
  gone: 'Esta incidencia ya no está.',
  settledBefore: (by) =>
    by === undefined ? 'Esta incidencia ya está cerrada.' : `${by} ya ha cerrado esta incidencia.`,
  resolvedNow: 'Cerrada. Se lo digo a quienes informaron.',
  dismissedNow: 'Cerrada.',
  notDelivered: 'Telegram ya no entrega este vídeo.',

  open: 'Incidencias abiertas',
  none: 'Ninguna.',
  shortCard: (id) => `n.º ${id}`,
  line: (id, what, kind, count) =>
    `${reports.shortCard(id)}: ${what}, ${KINDS[kind].toLowerCase()}, ${people(count)}`,
};
