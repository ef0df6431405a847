import type { firstStart as italian } from '../it/first-start.ts';
import type { Translated } from '../translated.ts';

export const firstStart: Translated<typeof italian> = {
  steps: {
    token: 'Bot',
    address: 'Dirección',
    owner: 'Propietario',
    language: 'Idioma',
    finish: 'Inicio',
  },
  stepsLabel: 'Pasos',
  change: 'Cambiar',
  changeStep: (step) => `Cambiar: ${step}`,
  failed: 'No ha funcionado.',
  oneMoment: 'Un momento …',

  tokenHeading: 'Conecta tu bot',
  tokenIntro:
    'Mientras tanto, Vetrina sigue con los títulos de prueba. Necesitas un bot y una dirección https que llegue a este ordenador.',
  newBot: 'En Telegram abre [@BotFather](https://t.me/BotFather) y escribe `/newbot`.',
  newBotName: 'Elige un nombre. Al final recibes el token.',
  token: 'Token del bot',
  tokenStays: 'El token se queda en este ordenador.',
  checkToken: 'Comprobar el token',
  notAToken: 'Esto no es un token. Un token es así: 123456789:AbC-dEf, sin espacios.',
  unknownToken: 'Telegram no reconoce este token. Cópialo otra vez de @BotFather, entero.',
  messengerAway: 'Telegram no responde. Comprueba la conexión de este ordenador y vuelve a intentarlo.',
  messengerError: (reason) => `Telegram ha respondido con un error: ${reason}`,
  notTheMessenger:
    'En BOT_API_ROOT responde otro programa, no Telegram. Comprueba la dirección o quita esa línea.',

  addressHeading: 'Dónde se encuentra',
  earlierHost: (host) => `Hasta ahora sus mensajes iban a *${host}*. Desde ahora llegan aquí.`,
  addressIntro:
    'Telegram abre la mini app en una dirección https. Un proxy con un certificado la trae hasta aquí, por ejemplo:',
  address: 'Dirección pública',
  addressCheck: 'Compruebo si esa dirección llega a este ordenador y se la doy a Telegram.',
  checkAddress: 'Comprobar la dirección',
  goOnHint:
    'Algunos routers ocultan su propia dirección desde dentro. Si desde fuera funciona, puedes seguir. El próximo paso la prueba con un mensaje de verdad.',
  goOn: 'Seguir de todos modos',
  notAnAddress: 'La dirección debe empezar por https://, por ejemplo https://vetrina.example.org.',
  otherProgram: (origin, status) =>
    `En ${origin} responde otro programa (código ${status}). El proxy debe reenviarlo todo a Vetrina.`,
  unknownHost: (host) =>
    `No se encuentra el nombre ${host}. Comprueba cómo está escrito; un dominio nuevo puede tardar unas horas.`,
  badCertificate: (host, code) =>
    `El certificado de ${host} no es válido (${code}). Comprueba el proxy que lo presenta.`,
  nobodyAnswers: (host) =>
    `En ${host} no responde nadie. Inicia el proxy https y comprueba que los puertos 80 y 443 estén abiertos.`,
  addressRefused: (reason) => `Telegram rechaza esta dirección: ${reason}.`,
  otherServer: 'Otro programa usa este bot y recibe sus mensajes. Páralo y vuelve a intentarlo.',
  unreachable: (address, reason) => `Telegram no consigue llegar a ${address}: ${reason}.`,

  codeHeading: 'Quién gestiona el catálogo',
  sendCode: 'Envía este código al bot, desde Telegram. Quien lo envía puede gestionar el catálogo.',
  openBot: (username) => `Abrir @${username}`,
  codeHint: 'Desde el enlace basta con pulsar Iniciar. El código vale diez minutos.',
  waiting: 'Espero el mensaje …',
  reload: 'Recargar la página',
  codeExpired: 'El código ha caducado.',
  newCode: 'Código nuevo',
  codeReceived: 'Código recibido. Vuelve a la página y confirma.',

  ownerHeading: '¿Eres tú?',
  codeCameFrom: 'El código ha llegado de:',
  isMe: 'Sí, soy yo',
  isNotMe: 'No, código nuevo',

  languageHeading: 'Qué idioma habla el bot',
  mainLanguage: 'Idioma principal',
  otherLanguages:
    'También los otros: quien tiene Telegram en uno de estos idiomas lo encuentra en el bot y en la mini app, los demás el inglés',
  goToFinish: 'Siguiente',

  finishHeading: 'Todo listo',
  finishHint: (file) =>
    `Escribo los ajustes en \`${file}\`; si ya existe, guardo una copia. Después Vetrina se reinicia con el bot y los títulos de prueba dejan el catálogo.`,
  start: 'Iniciar el bot',
  notWritten: (file, reason) => `No consigo escribir ${file}: ${reason}`,

  doneHeading: 'El bot está conectado',
  done: (file) =>
    `El bot responde. Los ajustes están en \`${file}\`. La próxima vez basta con \`npm start\`.`,
  copyKept: (copy) => `Los de antes están en \`${copy}\`.`,
  next: 'Qué viene ahora',
  nextTitle: 'Escribe `/nuevo Mis vacaciones (2024)` al bot y el título está en el catálogo.',
  nextVideo: 'Envía al bot el vídeo, con el número del título o con su nombre como pie, y ya se puede ver.',
  nextChannel:
    'Para muchos vídeos haz al bot administrador de un canal y escríbele `/canal`. Los que no tiene claros esperan en *Gestión*, que se abre desde el bot.',
  nextTmdb: (file) =>
    `Para tramas y portadas de TMDB añade a \`${file}\` la línea \`TMDB_TOKEN=…\`, con la clave de themoviedb.org, y reinicia.`,
  nextBotFather: (address) =>
    `En @BotFather: \`/mybots\`, Bot Settings, Configure Mini App, con la dirección \`${address}\`; luego \`/setinline\`. Así los enlaces abren la mini app.`,
  ended: 'Esta página ha terminado y su enlace ya no responde. Todo lo demás está en `docs/owner.md`.',

  notStartedHeading: 'Vetrina no se ha reiniciado',
  notStarted: (file) =>
    `Los ajustes están en \`${file}\`. Corrígelos y ejecuta otra vez \`npm start\`. Cómo volver a empezar aquí está en \`docs/after-the-first-day.md\`.`,
};
