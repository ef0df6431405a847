import { formatsOf } from '../../lib/formats.ts';
import type { owner as italian } from '../it/owner.ts';
import type { Translated } from '../translated.ts';

const { day, decimal, moment, number, plural } = formatsOf('es-ES');

export const owner: Translated<typeof italian> = {
  failed: {
    heading: 'Entregas fallidas',
    none: 'Ninguna.',
    title: (name, id) => `${name}, n.º ${id}`,
    search: 'Búsqueda',
    line: (who, at, why) => `${who}, ${moment(at)}: ${why}`,
    retry: (index) => `Reintentar ${index}`,
    retried: 'Lo reintento ahora mismo.',
    notThere: 'Esta entrega ya no está.',
    blocked: 'ha bloqueado el bot',
    gone: 'su cuenta ya no existe',
    unknown: 'nunca ha escrito al bot',
    banned: 'está entre las personas bloqueadas',
  },
  banHelp: 'Escribe /bloquear y el número o el @nombre de la persona: «/bloquear 42».',
  unbanHelp: 'Escribe /desbloquear y el número o el @nombre de la persona: «/desbloquear 42».',
  notAnOwner: 'Es titular y no se puede bloquear.',
  bannedNow: (userId, givenUp) =>
    givenUp === 0
      ? `${userId} ya no puede entrar.`
      : `${userId} ya no puede entrar. Entregas canceladas: ${givenUp}.`,
  unbannedNow: (userId) => `${userId} puede entrar de nuevo, con /start.`,
  wasNotBanned: (userId) => `${userId} no estaba entre las personas bloqueadas.`,

  number: (id) => `Título n.º ${id}`,
  edit: 'Editar',
  hide: 'Ocultar',
  show: 'Mostrar',
  cancel: 'Cancelar',
  back: '‹ Atrás',
  card: 'Ficha',
  titleHelp: 'Escribe /titulo y su número o nombre: «/titulo 12», «/titulo Nosferatu».',

  newSeries: 'serie',
  newTitleHelp:
    'Escribe /nuevo, el nombre y el año: «/nuevo Gita a Goa (2019)». Para una serie: «/nuevo serie Corso di cucina (2020)».',

  hiddenNow: (hidden) => (hidden ? 'Oculto. Ahora solo lo ves tú.' : 'Ahora lo ven todos.'),

  noValue: 'nada',

  folderUnreadable: (folder) =>
    `No puedo leer el archivo. El servidor de la Bot API está en modo local y lo guarda en ${folder}, que desde aquí no se puede leer. Monta esa carpeta también en esta máquina, o arranca ese servidor sin --local.`,
  notDownloaded: 'No puedo descargar el archivo de Telegram. Reenvíamelo.',
  photoHelp:
    'Para hacer de esta foto la portada de un título, reenvíamela con su número como pie: «12». ' +
    'Una foto más ancha que alta se convierte en el banner.',
  coverSet: 'Hecho: es la nueva portada.',
  bannerSet: 'Hecho: es el nuevo banner.',
  useStill: 'Usar un fotograma del vídeo',
  stillUsed: 'Hecho: portada y banner son un fotograma del vídeo.',
  noStill: 'No tengo ningún fotograma de este título.',

  wholeTitle: 'Película',
  episodePart: (season, episode) =>
    season === 0 ? `Especial ${episode}` : `Temporada ${season}, episodio ${episode}`,
  messageOf: (chat, message) => `mensaje ${message} de ${chat}`,
  fileOf: (kind) => (kind === 'video' ? 'vídeo' : 'vídeo enviado como archivo'),
  videoDropped: (part, isReplaced) =>
    isReplaced ? `Quitado: ${part}. Ha vuelto el de antes.` : `Quitado: ${part}.`,
  videoReplaced: 'de reserva',
  videoLost: 'ya no se encuentra',
  size: (bytes) => (bytes < 1e9 ? `${number(Math.ceil(bytes / 1e6))} MB` : `${decimal(bytes / 1e9)} GB`),
  day,
  noSuchVideo: 'Este vídeo ya no está.',

  announceHelp:
    'Escribe /anuncio, el número del título y el texto: «/anuncio 12 ¡Esta noche, todos al cine!». ' +
    'Antes de enviarlo te lo enseño.',
  announcementTooLong: (longest) => `El texto es demasiado largo. Usa ${longest} caracteres como máximo.`,
  announceWhat: (people) =>
    `Así lo verá cada uno. Lo ${plural(people, {
      one: 'recibirá 1 persona',
      other: `recibirán ${number(people)} personas`,
    })}. ¿Lo envío?`,
  announce: 'Enviar',
  stopAnnouncing: 'Parar',
  announceOn: 'Reanudar',
  announcementDropped: 'De acuerdo, no lo envío.',
  announcementGone: 'Este anuncio ya no está.',
  announcementProgress: (state, { people, sent, unsent, unknown }) => {
    const heading = {
      draft: 'Anuncio',
      running: 'Anuncio en curso',
      stopped: 'Anuncio parado',
      done: 'Anuncio terminado',
    };
    const rest = unsent > 0 ? `, ${number(unsent)} no han podido recibirlo` : '';
    const perhaps = unknown > 0 ? `, de ${number(unknown)} no sé si lo han recibido` : '';
    return `${heading[state]}: ${number(sent)} de ${number(people)}${rest}${perhaps}.`;
  },

  typeName: (type) => (type === 'film' ? 'Película' : 'Serie'),
  notThere: 'Todavía no está en el catálogo.',
  alreadyThere: (id) => `Ya está en el catálogo: n.º ${id}. «Actualizar» recupera lo que dice TMDB de él.`,
  add: 'Añadir',
  update: 'Actualizar',
  tmdbOutcome: ({ created, changed }) => {
    if (created > 0) return 'Añadido al catálogo.';
    return changed > 0 ? 'Actualizado.' : 'Ya estaba actualizado.';
  },
  tmdbNeedsToken:
    'Para añadir un título desde un enlace hace falta TMDB_TOKEN. Crea una clave en themoviedb.org/settings/api, ' +
    'ponla en el archivo .env o en el entorno del servidor, y reinícialo.',
  tmdbIncomplete: (fields) =>
    `A este título le falta algo en TMDB (${fields.join(', ')}). Complétalo allí o impórtalo desde un archivo.`,
  tmdbFailed: (failure, seconds) => {
    if (failure === 'refused')
      return 'TMDB no acepta TMDB_TOKEN. Crea uno en themoviedb.org/settings/api y reinicia el servidor.';
    if (failure === 'blocked')
      return 'Un cortafuegos o un proxy entre el servidor y TMDB rechaza la petición. TMDB_TOKEN no tiene que ver.';
    if (failure === 'missing') return 'TMDB no conoce este título.';
    if (failure === 'unexpected')
      return 'TMDB ha respondido de un modo que no entiendo. Quizá haga falta una Vetrina más nueva.';
    if (seconds > 0)
      return `TMDB pide esperar. Inténtalo de nuevo dentro de ${plural(seconds, { one: '1 segundo', other: `${seconds} segundos` })}.`;
    return 'TMDB no responde ahora. Inténtalo de nuevo dentro de un momento.';
  },
};
