import { formatsOf } from '../../lib/formats.ts';
import type { changes as italian } from '../it/changes.ts';
import type { Translated } from '../translated.ts';

const { plural } = formatsOf('es-ES');

export const changes: Translated<typeof italian> = {
  banned: 'Bloqueo',
  unbanned: 'Desbloqueo',
  sessionsEnded: 'Sesiones cerradas en todas partes',
  dataSent: 'Datos exportados',
  dataErased: 'Datos de una persona borrados',
  helperAdded: 'Nombrado colaborador',
  helperRemoved: 'Ya no es colaborador',
  premiumGiven: (days) =>
    `Premium de regalo, ${days === null ? 'sin fecha de fin' : plural(days, { one: '1 día', other: `${days} días` })}`,
  premiumRevoked: 'Premium quitado',

  fieldWritten: ({ title, field, from, to }) => `${title}, ${field}: ${from} → ${to}`,
  picture: 'una imagen',
  titlesHidden: (name, titles) => `Ocultado: ${namedFirst(name, titles)}`,
  titlesShown: (name, titles) => `De nuevo en el catálogo: ${namedFirst(name, titles)}`,
  genreAdded: (genre, name, titles) => `Género ${genre} añadido: ${namedFirst(name, titles)}`,
  genreRemoved: (genre, name, titles) => `Género ${genre} quitado: ${namedFirst(name, titles)}`,
  titleMerged: (name, id, keep) => `Unido: ${name}, n.º ${id}, con el n.º ${keep}`,
  /** An owner has dropped it half done. */
  titleRemoved: (name, id) => `Quitado: ${name}, n.º ${id}`,
  titlesImported: (from) => `Títulos importados de «${from}»`,

  versionRemoved: ({ title, part, version }) =>
    `${title}, ${part}: vídeo quitado${version && `, ${version}`}`,
  versionFirst: ({ title, part, version }) => `${title}, ${part}: ${version} en primer lugar`,
  versionNumber: (id) => `n.º ${id}`,
  versionEdited: ({ title, part, field, from, to }) => `${title}, ${part}, ${field}: ${from} → ${to}`,
  subtitlesRemoved: ({ title, part, version }) =>
    `${title}, ${part}: subtítulos quitados${version && `, ${version}`}`,
  subtitlesEdited: ({ title, part, from, to }) => `${title}, ${part}, subtítulos: ${from} → ${to}`,

  videosMatched: (title, video, videos) => `«${title}»: asociado ${listed(video, videos)}`,
  videosIgnored: (video, videos) => `Ignorado ${listed(video, videos)}`,
  videosTakenBack: (videos) =>
    `De nuevo por asociar: ${plural(videos, { one: '1 vídeo', other: `${videos} vídeos` })}`,

  requestApproved: (name) => `Petición aprobada: ${name}`,
  requestRejected: (name) => `Petición rechazada: ${name}`,
  writtenByHand: 'un título escrito a mano',
  requestsReopened: (count) => `Peticiones abiertas de nuevo: ${count}`,
  reportResolved: (title, problem) => `Incidencia arreglada: ${title}, ${problem}`,
  reportDismissed: (title, problem) => `Incidencia archivada: ${title}, ${problem}`,
  reportsReopened: (count) => `Incidencias abiertas de nuevo: ${count}`,

  announcement: {
    sent: (text) => `Anuncio enviado: ${text}`,
    scheduled: (text) => `Anuncio programado: ${text}`,
    resumed: (text) => `Anuncio reanudado: ${text}`,
    stopped: (text) => `Anuncio parado: ${text}`,
  },
  workRetried: (work, retried) => `Tareas fallidas: reintentadas, ${work} (${retried})`,
};

function namedFirst(name: string, titles: number): string {
  return titles === 1
    ? name
    : `${name} y ${plural(titles - 1, { one: 'otro más', other: `otros ${titles - 1}` })}`;
}

function listed(video: string, videos: number): string {
  return videos === 1 ? video : `${videos} vídeos (${video} …)`;
}
