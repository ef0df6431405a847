import { formatsOf } from '../../lib/formats.ts';
import type { chat as italian } from '../it/chat.ts';
import type { Translated } from '../translated.ts';

const { date, number, plural } = formatsOf('es-ES');

const askAt = (support: string | undefined) =>
  support === undefined
    ? 'Para cualquier otra pregunta, escribe a quien te dio este bot.'
    : `Para cualquier otra pregunta: ${support}`;

export const chat: Translated<typeof italian> = {
  greeting: (name, app) =>
    `Hola${name === undefined ? '' : `, ${name}`}: esto es ${app}, películas y series para elegir con calma y ver aquí, en el chat.\n\n` +
    'Abre la app con el botón o escríbeme el título que buscas.',
  emptyCatalogue:
    'El catálogo todavía está vacío. Puedes llenarlo desde aquí:\n\n' +
    '• /canal: los vídeos de un canal tuyo se convierten en títulos\n' +
    '• /nuevo Nombre (2019): un título cada vez\n' +
    '• un archivo Excel o CSV enviado a este chat: todos a la vez\n' +
    '• Gestión, «Importar y exportar»: desde un archivo, TMDB o Jellyfin',
  openApp: (app) => `Abrir ${app}`,
  openInApp: 'Abrir en la app',
  openInBrowser:
    'El botón solo se abre desde una dirección https. Mientras tanto puedes abrir la app desde aquí:',
  desk: 'Gestión',
  ownData: 'Todo lo que guardo sobre ti.',
  firstList: 'Por ver',

  description: (app) =>
    `${app}: películas y series para elegir con calma y ver aquí, en el chat.\n\n` +
    'Pulsa el botón de abajo para empezar y luego abre la app o escribe el título que buscas.',
  shortDescription: 'Películas y series para elegir con calma y ver en el chat.',

  help: ({ name, support }, { commands, required, owners }) =>
    [
      `Escríbeme un título, un nombre, un género o un año y busco en ${name}. En la app están las clasificaciones, las ` +
        'novedades y tus listas. «Reproducir» te envía el título aquí, al chat.',
      commands,
      'Si me envías un archivo de Letterboxd, IMDb o Trakt, añado sus títulos a tus vistos, a tu lista o a tus «Me gusta».',
      ...(owners ? [`Solo para quienes gestionan el bot:\n${owners}`] : []),
      `${askAt(support)}\n${required}`,
    ].join('\n\n'),
  terms: ({ terms, support }) =>
    terms === undefined
      ? 'El catálogo es para uso personal y se ofrece sin garantías. Premium dura lo que se indica al comprarlo; solo se ' +
        `renueva con una suscripción, que puedes parar cuando quieras.\n\n${askAt(support)}`
      : `Las condiciones: ${terms}`,
  privacy: ({ name, privacy, support }) =>
    privacy === undefined
      ? `Solo guardo lo que ${name} necesita: tu número y tu @nombre en este chat, tus listas, lo que has pedido ver y lo que ` +
        'has visto, Premium y los pagos. Puedes pedir verlo o que se ' +
        `borre.\n\n${askAt(support)}`
      : `Lo que guardo sobre ti: ${privacy}`,
  unknownCommand: 'No conozco este comando. Escríbeme un título para buscarlo o usa /help.',
  filesUnreadable: 'Por ahora no puedo leer archivos. Tiene que arreglarlo quien gestiona el bot.',
  notText: 'Solo puedo buscar un texto. Escríbeme el título de una película o de una serie.',
  somethingWrong: 'Algo no ha funcionado. Inténtalo de nuevo dentro de un momento.',
  buttonGone: 'Este botón ya no funciona, o no funciona aquí.',
  questionExpired:
    'Ya no puedo leer la respuesta a esta pregunta. Vuelve a pulsar su botón y te la hago otra vez.',
  nothingChanged: 'De acuerdo, todo queda como estaba.',
  nothingToCancel: 'No hay nada que cancelar.',
  gaveUp: 'No he podido hacer lo que me pediste. Inténtalo más tarde.',

  open: 'Abrir',
  play: 'Reproducir',
  playing: 'Llega enseguida al chat.',
  notYetPlayable: 'Todavía no está. Te aviso cuando llegue.',
  tooManyWaiting: 'Ya tienes muchos títulos en camino. Espera a que te lleguen.',
  unknownTitle: 'Este título no está en el catálogo, o ya no está. Escríbeme su nombre y lo busco.',
  notThereYet: 'Todavía no está disponible. Te escribo cuando llegue.',
  watch: 'Ver',
  goOn: (season, episode) => `Continuar: S${season}E${episode}`,
  nextEpisode: (season, episode) => `Siguiente episodio: S${season}E${episode}`,
  otherEpisodes: 'Otros episodios',
  playEpisode: (season, episode) => `Reproducir S${season}E${episode}`,
  part: (season, episode) =>
    season === 0 ? `Especial ${episode}` : `Temporada ${season}, episodio ${episode}`,

  arrived: 'Ya ha llegado. Ahora puedes verla.',
  seriesArrived: 'Ya ha llegado. Ahora puedes verla.',
  newEpisodes: (runs) => {
    const names = runs.map(({ season, first, last }) =>
      first === last ? `S${season}E${first}` : `S${season}E${first}–${last}`,
    );
    const isOne = runs.length === 1 && runs[0]?.first === runs[0]?.last;
    return `${isOne ? 'Nuevo episodio' : 'Nuevos episodios'}: ${names.join(', ')}`;
  },
  mute: 'No avisarme',
  unmute: 'Volver a avisarme',
  muted: 'De acuerdo, ya no te aviso de este título.',
  unmuted: 'De acuerdo, te aviso cuando haya algo nuevo.',
  noticesOn:
    'Las notificaciones están activadas. Te escribo cuando llega un título que esperas, o un episodio nuevo de una serie que has ' +
    'empezado o que está en tu lista, si vas al día. También te escribo antes de que termine Premium.',
  noticesOnWithoutSeries:
    'Las notificaciones están activadas. Te escribo cuando llega un título que esperas y antes de que termine Premium. De los episodios nuevos de las series no te aviso.',
  noticesOff: 'Las notificaciones están desactivadas. No te escribo si no me lo pides.',
  turnNoticesOn: 'Activar',
  turnNoticesOff: 'Desactivar',
  seriesNotices: (areOn) => `Nuevos episodios: ${areOn ? 'sí' : 'no'}`,

  preferences: 'Calidad e idioma de los vídeos',

  digestOn: 'Una vez a la semana te envío las novedades de tus géneros.',
  weeklyDigest: (isOn) => `Novedades de la semana: ${isOn ? 'sí' : 'no'}`,
  digest: 'Novedades para ti',
  turnDigestOff: 'No enviármelas más',
  digestIsOff:
    'De acuerdo, no habrá más novedades de la semana. Puedes volver a activarlas con /notificaciones.',

  chooseSeason: 'Elige la temporada.',
  chooseEpisode: (season) =>
    season === 0 ? 'Elige un especial.' : `Temporada ${season}. Elige el episodio.`,
  season: (season) => (season === 0 ? 'Especiales' : `Temporada ${season}`),
  episode: (title, season, episode) =>
    season === 0 ? `${title}, especial ${episode}` : `${title}, temporada ${season}, episodio ${episode}`,
  episodeButton: (episode, isWatched) => `${isWatched ? '✓ ' : ''}${episode}`,
  allSeasons: '‹ Temporadas',
  earlier: '‹',
  later: '›',
  episodeGone: 'Este episodio ya no está disponible.',

  whatToSearch: '¿Qué buscas?',
  searchHint: 'Un título, una persona, un género, un año',
  whatICanDo: 'Qué sé hacer',
  found: (words) => `Esto es lo que he encontrado para «${words}»:`,
  foundWithoutWords: 'Esto es lo que puedes elegir:',
  playableNow: 'Con ▶️, lo que puedes ver ahora mismo.',
  playable: (line) => `▶️ ${line}`,
  foundByOriginal: (name) => `título original: ${name}`,
  foundByAlternative: (name) => `también: ${name}`,
  foundByDirector: (name) => `dirigida por ${name}`,
  foundByCreator: (name) => `creada por ${name}`,
  foundByCast: (name) => `con ${name}`,
  nothingFound: (words) =>
    `No he encontrado nada para «${words}». Prueba con otra palabra del título o con un nombre.`,

  request: 'Pedir',

  chooseLanguage: '¿En qué idioma te escribo?',
  languageChosen: 'De acuerdo, a partir de ahora te escribo en español.',
  titlesIn: (language) => `Títulos: ${language}`,
  titlesAsSpoken: 'Títulos: como los mensajes',
  titleLanguageChosen: 'De acuerdo, a partir de ahora te muestro así los títulos.',

  premiumUntil: (until) => `Tienes Premium hasta el ${date(until)}.`,
  premiumEndless: 'Tienes Premium, sin fecha de fin.',
  notPremium: 'Con Premium tienes listas personales y la búsqueda con filtros.',
  invoiceTitle: (app) => (app.length <= 16 ? `${app} Premium, un mes` : 'Premium, un mes'),
  invoiceDescription: 'Listas personales y búsqueda con filtros durante un mes. No se renueva solo.',
  invoiceLabel: 'Un mes',
  staleInvoice: 'Esta oferta ya no es válida. Escribe /premium para ver la de hoy.',
  thanks: (until) =>
    `¡Gracias! ${until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until)} ` +
    'Tus listas están en la app, en «Listas». Crea más con /lista.',
  refunded: (until) => {
    if (until === undefined) return 'Se te ha reembolsado el pago, y el mes que habías comprado ya no está.';
    const still = until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until);
    return `Se te ha reembolsado el pago, y el mes que habías comprado ya no está. ${still}`;
  },
  paymentHelp: (support) =>
    `Si tienes un problema con un pago, escribe a ${support ?? 'quien te dio este bot'}, con la fecha y el recibo.`,

  listsArePremium: 'Las listas personales son parte de Premium. Escribe /premium para saber más.',
  listHelp: 'Escribe /lista y el nombre que quieras darle: «/lista Noches de terror».',
  listTitleTooLong: (longest) => `El nombre es demasiado largo. Usa ${longest} caracteres como máximo.`,
  listMade: (title) =>
    `Hecho: la lista «${title}» está en la app, en «Listas». Para añadir un título, abre su ficha y pulsa «Listas».`,
  listTaken: (title) => `Ya tienes una lista «${title}». Elige otro nombre.`,
  tooManyLists: (most) => `Ya tienes ${most} listas y no se pueden crear más.`,

  banned: (support) =>
    support === undefined
      ? 'No puedes usar este bot.'
      : `No puedes usar este bot. Para cualquier pregunta: ${support}`,
  onlyOwner: 'Solo el propietario puede añadir vídeos.',
  videoHelp:
    'Escribe /video, el número del título (con temporada y episodio si es una serie) y la dirección: ' +
    '«/video 12 https://…» o «/video 12 S1E2 https://t.me/canal/34».',
  pageAboutTitle: 'Esta página habla de un título, pero no es su vídeo. Envía la dirección donde se ve.',
  noSuchTitle: (id) => `En el catálogo no hay ningún título con el número ${id}.`,
  filmHasNoEpisodes: (title) => `«${title}» es una película. Basta con su número en el pie.`,
  seriesNeedsEpisode: (title, id) =>
    `«${title}» es una serie. Hacen falta temporada y episodio, por ejemplo «${id} S1E2».`,
  isItReally: (title, seasons, part, place) =>
    [`«${title}» tiene ${chat.duration('serie', seasons)}. ¿Seguro que es ${part}?`, place]
      .filter(Boolean)
      .join('\n'),
  itIs: (part) => `Sí, ${part}`,
  numberTooLarge: (most) => `La temporada y el episodio llegan como máximo a ${most}.`,
  videoKept: (what, outcome, version) =>
    ({
      new: `Hecho: ya se puede ver ${what}.`,
      added: `Hecho: otra versión de ${what}${version && ` (${version})`}.`,
      replaced: `Hecho: vídeo sustituido para ${what}.`,
    })[outcome],

  grantHelp:
    'Escribe /conceder y el número o el @nombre de la persona, y después los días de más si quieres una fecha de fin: ' +
    '«/conceder 42 30», «/conceder @anna 1 mes».',
  noSuchPerson: (who) =>
    `No conozco a nadie con el ${who.startsWith('@') ? 'nombre' : 'número'} ${who}. Antes tiene que escribir al bot.`,
  grantedToYou: (until) =>
    `Has recibido Premium de regalo. ${until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until)} ` +
    'Tus listas están en la app, en «Listas».',
  notTold: 'No he podido escribirle. Quizá ha bloqueado el bot.',
  granted: (person, until) =>
    until === 'without end'
      ? `${person} tiene Premium, sin fecha de fin.`
      : `${person} tiene Premium hasta el ${date(until)}.`,
  revokeHelp: 'Escribe /revocar y el número o el @nombre de la persona: «/revocar 42».',
  refundHelp: 'Escribe /reembolsar y el código del pago, que también está en el recibo: «/reembolsar stx…».',
  refundUnknown: 'No conozco ningún pago con este código. /reembolsar a solas muestra los últimos.',
  refundForgotten: 'Los datos de quien pagó se borraron, y ya no sé a quién reembolsar.',
  refundOfFormerBot: 'Lo cobró el bot anterior: solo ese puede reembolsarlo.',
  refundRefused: (reason) => `El reembolso ha fallado: ${reason}`,
  refundDone: (person) => `Reembolsado. ${person} ya no tiene ese mes.`,
  revoked: (person) => `${person} ya no tiene Premium.`,

  duration: (type, length) => {
    if (type === 'film') return `${number(length)} min`;
    return plural(length, { one: '1 temporada', other: `${number(length)} temporadas` });
  },
};
