import { formatsOf } from '../../lib/formats.ts';
import type { channels as italian } from '../it/channels.ts';
import type { Translated } from '../translated.ts';

const { date, number, plural } = formatsOf('es-ES');
const videos = (count: number) => plural(count, { one: '1 vídeo', other: `${number(count)} vídeos` });

const listed = (lines: readonly string[], more: number) =>
  [...lines.map((line) => `• ${line}`), ...(more > 0 ? [`… y ${more} más.`] : [])].join('\n');

export const channels: Translated<typeof italian> = {
  how:
    'Para añadir un canal, hazme administrador allí. Si ya lo era, escribe «/canal @nombre» o reenvíame una de sus publicaciones. ' +
    'Asocio cada vídeo que publicas en él a su título; los anteriores los leo si pulsas «Leer también las publicaciones anteriores». ' +
    'Tomo el título del pie (el número, un enlace a TMDB o IMDb, «Título (año)», «Título S01E02») ' +
    'o del nombre del archivo; cuando no lo sé con certeza, te pregunto.',
  choose: 'Elige un canal',
  none: 'Todavía no sigo ningún canal.',
  channels: 'Los canales que sigo:',
  channel: (title, used, unmatched) =>
    `«${title}»: ${videos(used)}${unmatched > 0 ? `, ${unmatched} por asociar` : ''}`,
  rightsLost: (title) => `«${title}»: ya no soy administrador, sus vídeos nuevos no me llegan`,
  drop: (title) => `Dejar de seguir «${title}»`,
  dropped: (title) => `Ya no sigo «${title}». Sus vídeos se quedan.`,
  noSuchChannel: 'Ya no sigo este canal.',
  added: (title) => `Hecho: a partir de ahora asocio los vídeos de «${title}» a sus títulos.`,
  unknown: (name) =>
    `No encuentro el canal ${name}. Hazme administrador allí e inténtalo de nuevo; si es privado, reenvíame una de sus publicaciones.`,
  noChannel: 'Esto no es un canal.',
  notAdministrator: (title) =>
    `No soy administrador de «${title}». Añádeme a sus administradores e inténtalo de nuevo.`,

  nowWatchable: (lines, more, count) =>
    lines.length === 1 && more === 0
      ? `Ya se puede ver ${lines.join('')}.`
      : `Ya se puede ver${more > 0 ? `n ${videos(count)}` : ''}:\n${listed(lines, more)}`,
  episodes: (title, season, episodes) =>
    season === 0
      ? `${title}, ${/^\d+$/.test(episodes) ? 'especial' : 'especiales'} ${episodes}`
      : `${title}, temporada ${season}, ${/^\d+$/.test(episodes) ? 'episodio' : 'episodios'} ${episodes}`,
  toMatch: (count) => `${videos(count)} por asociar.`,
  match: (count) => `Por asociar (${count})`,
  withoutVideo: (count) =>
    plural(count, {
      one: '1 publicación sin vídeo.',
      other: `${number(count)} publicaciones sin vídeo.`,
    }),
  notAFilm: 'Esto no es un vídeo. Si es una película, envíala como archivo.',

  whichTitle: '¿Qué título es?',
  videoOf: (at, detail) => `Vídeo del ${date(at)}${detail === undefined ? '' : `, ${detail}`}`,
  video: 'Vídeo',
  orReply: 'También puedes responderme con el título o su número.',
  file: (name) => `Archivo: ${name}`,
  caption: (text) => `Pie: ${text}`,
  lengths: (video, title) => (title === undefined ? `Dura ${video}` : `Dura ${video}, el título ${title}`),
  duration: (seconds) => (seconds < 90 ? `${seconds} segundos` : `${Math.round(seconds / 60)} min`),
  bytes: (bytes) => `${Math.max(1, Math.round(bytes / 1e6))} MB`,
  groupReasons: {
    extra: 'Parecen tráileres, extras o críticas.',
    part: 'Parecen partes de una película.',
    short: 'Duran mucho menos que su título.',
    episode: 'La temporada o el episodio del pie va más allá de los del título. ¿Es correcto?',
    unnamed: 'No llevan ningún título en el nombre.',
  },
  isThis: (name) => `Es este: ${name}`,
  anotherTitle: 'Otro título',
  ignore: 'Ignorar',
  openPost: 'Ver la publicación',
  undo: 'Deshacer',

  create: (name) => `Crear título: ${name}`,
  noName: 'No puedo saber el título por el nombre del archivo. Escríbelo en Gestión.',
  gone: 'Este vídeo ya no está pendiente.',
  ignored: 'Ignorado.',
  needsEpisode: (name) =>
    `${name} es una serie. No puedo saber el episodio por el nombre del archivo. Puedes escribirlo en Gestión.`,
  settled: (name, count) =>
    count === 1 ? `Hecho: ya se puede ver ${name}.` : `Hecho: ${videos(count)} de ${name}.`,

  onTmdb: (name, series) => `En TMDB: ${name}, ${series ? 'serie' : 'película'}`,
  addFromTmdb: (name) => `Añadir de TMDB: ${name}`,

  replaced: (lines, more) => `Sustituido:\n${listed(lines, more)}`,
  replacedBy: (name, now, before) =>
    [name, now && `ahora «${now}»`, before && `en lugar de «${before}»`].filter(Boolean).join(', '),
  keepEarlier: (name) => (name === undefined ? 'Deshacer' : `Conservar el anterior: ${name}`),
  keptEarlier: (name) => `De acuerdo, ${name} tiene otra vez su vídeo anterior.`,
  replacementGone: 'Este cambio ya no está.',
  restored: (lines, more) =>
    `El vídeo más nuevo ya no está, y ha vuelto el anterior:\n${listed(lines, more)}`,

  lost: (lines, more) =>
    `Estos vídeos ya no se encuentran:\n${listed(lines, more)}\n\n` +
    'La publicación se quitó, o ya no estoy en el canal. Quien pida uno recibe su ficha; añádelos de nuevo cuando quieras.',
};
