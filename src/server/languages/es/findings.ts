import type { findings as italian } from '../it/findings.ts';
import type { Translated } from '../translated.ts';

const SYNCHRONISE = 'Sincroniza el reloj de la máquina: timedatectl set-ntp true';
const REACH_BOT_API = 'Comprueba que esta máquina llega a BOT_API_ROOT.';
const START = 'Arranca el servidor, que pone el webhook.';

export const findings: Translated<typeof italian> = {
  checks: {
    versions: 'Versiones',
    database: 'Base de datos',
    titles: 'Títulos',
    queues: 'Tareas',
    disk: 'Disco',
    backups: 'Copias de seguridad',
    bot: 'Bot',
    webhook: 'Webhook',
    address: 'Dirección',
    clock: 'Reloj',
    links: 'Enlaces de entrada',
    proxy: 'Proxy',
    channels: 'Canales',
    imports: 'Importaciones',
  },
  linksSigned: found('solo dan acceso con los datos de entrada que el messenger ha firmado'),
  linksOpen: found(
    'quien tenga un enlace de entrada puede entrar con él',
    'Pon una dirección https en PUBLIC_URL y quita REQUIRE_LAUNCH_DATA=no.',
  ),
  proxyUntrusted: found(
    'no se confía en las direcciones que reenvía un proxy: los límites por dirección no funcionan',
    'Pon TRUST_PROXY: yes si el proxy está en esta máquina o en una red privada.',
  ),
  proxyTrusted: (proxies) =>
    found(
      `de confianza para las direcciones de quien llama: ${typeof proxies === 'number' ? `los últimos ${proxies}` : proxies.join(', ')}`,
    ),
  addressSecure: (url) => found(`${url} es una dirección https`),
  addressInsecure: (url) =>
    found(
      `${url} no es una dirección https: los messengers no abren allí mini apps`,
      'Pon el servidor detrás de un proxy con certificado, y su dirección https en PUBLIC_URL.',
    ),
  addressAnswers: (url) => found(`${url} responde`),
  addressIsOther: (url, status) =>
    found(`${url} responde ${status}, pero no como Vetrina`, 'Comprueba adónde reenvía el proxy.'),
  addressLeadsTo: (url, origin) =>
    found(
      `${url} redirige a ${origin}`,
      'Pon esa dirección en PUBLIC_URL y reinicia el servidor: los webhooks no siguen redirecciones.',
    ),
  addressFails: (url, reason) =>
    found(`${url}: ${reason}`, 'Arranca el servidor; comprueba el nombre, el proxy y su certificado.'),
  noToken: found('no hay token: no se entrega nada', 'Pon BOT_TOKEN, de @BotFather.'),
  botNamed: (username) => found(`@${username}`),
  tokenRefused: (reason) =>
    found(`la Bot API ha respondido: ${reason}`, 'Pide el token actual a @BotFather y ponlo en BOT_TOKEN.'),
  botApiFails: (reason) => found(`la Bot API ha respondido: ${reason}`, REACH_BOT_API),
  mainApp: (url) => found(`tiene una mini app principal, cuya dirección debe ser ${url}`),
  noMainApp: (url) =>
    found(
      'no hay mini app principal: los enlaces a títulos abren el chat, y el icono de la pantalla de inicio no abre nada',
      `En @BotFather: /mybots, Bot Settings, Configure Mini App, con la dirección ${url}. Después reinicia el servidor.`,
    ),
  inlineMode: found('el modo inline está activado'),
  noInlineMode: found(
    'el modo inline está desactivado: los títulos no se encuentran desde otros chats ni se comparten como fichas',
    'En @BotFather: /setinline. Después reinicia el servidor.',
  ),
  otherMenuButton: (url, origin) =>
    found(
      `el botón de menú puesto en @BotFather abre ${url} en lugar de PUBLIC_URL ${origin}`,
      'En @BotFather: /mybots, Bot Settings, Menu Button, con esa dirección o desactivado.',
    ),
  otherOwnerButton: (chat, url, origin) =>
    found(
      `el botón de menú del propietario ${chat} abre ${url} en lugar de PUBLIC_URL ${origin}`,
      'Envía /start al bot, que lo pone.',
    ),
  polling: found('ninguno: el bot pregunta él mismo por las novedades'),
  webhookSet: (url) => found(`las novedades se envían a ${url}`),
  webhookInTheWay: (url) =>
    found(`las novedades se envían a ${url}, pero el bot está puesto para preguntar`, START),
  webhookElsewhere: (url, expected) =>
    found(`las novedades se envían a ${url || 'ninguna dirección'} en lugar de ${expected}`, START),
  webhookPort: (port) =>
    found(
      `PUBLIC_URL tiene el puerto ${port}: Telegram solo envía webhooks a los puertos 443, 80, 88 y 8443`,
      'Pon PUBLIC_URL en uno de esos puertos; un servidor de la Bot API en modo local los acepta todos.',
    ),
  pollingForPort: (port) =>
    found(
      `PUBLIC_URL tiene el puerto ${port}, al que Telegram no envía webhooks: el bot pregunta por las novedades`,
      'Para un webhook pon PUBLIC_URL en el puerto 443, 80, 88 u 8443.',
    ),
  filesReadable: found('se leen los archivos que guarda el messenger'),
  folderUnreadable: (folder) =>
    found(
      `el servidor de la Bot API está en modo local y guarda los archivos en ${folder}, que desde aquí no se puede leer: no funcionan las portadas, listas y tablas enviadas al chat`,
      'Monta esa carpeta también en esta máquina, o arranca ese servidor sin --local.',
    ),
  webhookFails: (at, reason) =>
    found(
      `el último error fue a las ${at.toISOString()}: ${reason}`,
      'Comprueba que PUBLIC_URL se alcanza desde fuera y que su certificado es válido.',
    ),
  updatesPending: (count) =>
    found(`${count} novedades pendientes`, 'Comprueba que hay un servidor en marcha.'),
  noDatabase: found('todavía no creada', 'Arranca el servidor, que la crea en DATA_DIR.'),
  databaseSlow: (name, ms) =>
    found(
      `${name}, pero tarda ${ms.toFixed(1)} ms en responder`,
      'Acércala a esta máquina, o averigua qué la ocupa.',
    ),
  databaseAnswers: (name, ms) => found(`${name}, responde en ${ms.toFixed(1)} ms`),
  migrationsMissing: (names) =>
    found(`faltan migraciones: ${names.join(', ')}`, 'Arranca el servidor, que las ejecuta.'),
  schemaUpToDate: found('el esquema está al día'),
  databaseInUse: found(
    'incorporada, en uso por otro proceso que no la comparte: para ese proceso para comprobarla',
  ),
  databaseFails: (reason) =>
    found(
      reason,
      'Comprueba DATABASE_URL o DATA_DIR, y que la base de datos está en marcha y acepta a este usuario.',
    ),
  grantsMissing: (grants) =>
    found(
      `a este usuario de la base de datos le faltan permisos (${grants.length})`,
      `Como propietario de la base de datos: ${grants.join(' ')}`,
    ),
  noDuplicates: found('ningún duplicado por número de TMDB o IMDb'),
  duplicates: (count, isAll, name) =>
    found(
      `${count}${isAll ? '' : ' o más'} duplicados por número de TMDB o IMDb, como ${name}`,
      'Únelos aquí, en «Títulos».',
    ),
  queuesFine: found('ninguna tarea antigua, ninguna fallida'),
  queueWaits: (label, minutes) =>
    found(
      `${label}: la tarea más antigua espera desde hace ${minutes} min`,
      'Comprueba que hay un servidor en marcha, y su registro.',
    ),
  queueGaveUp: (label, count) => found(`${label}: ${count} fallidas`, 'El motivo está aquí, en «Tareas».'),
  noTime: found('la Bot API no ha enviado la hora', 'Comprueba a mano el reloj de esta máquina.'),
  clockOff: (seconds) => found(`${seconds.toFixed(0)} s de diferencia con el de la Bot API`, SYNCHRONISE),
  clockRight: found('en hora'),
  clockNearlyRight: (seconds) => found(`${seconds.toFixed(0)} s de diferencia con el de la Bot API`),
  clockUnknown: (reason) => found(`no se ha llegado a la Bot API: ${reason}`, REACH_BOT_API),
  databaseClockOff: (seconds) =>
    found(
      `${Math.abs(seconds).toFixed(1)} s ${seconds < 0 ? 'de retraso' : 'de adelanto'} respecto al de la base de datos`,
      'Sincroniza los relojes de las dos máquinas: timedatectl set-ntp true',
    ),
  databaseClockRight: found('coincide con el de la base de datos'),
  diskNearlyFull: (gb, share, folder) =>
    found(
      `solo ${gb.toFixed(1)} GB libres (${Math.floor(100 * share)}%) para DATA_DIR ${folder}`,
      'Libera espacio, o pon en DATA_DIR una carpeta de otro disco.',
    ),
  workStuck: (label, minutes) =>
    found(
      `${label}: nada avanza desde hace ${minutes} min`,
      'Reinicia el servidor; si no basta, su registro dice qué lo detiene.',
    ),
  channelLost: (title) =>
    found(
      `ya no soy administrador de «${title}», y sus vídeos nuevos no me llegan`,
      'Hazme de nuevo administrador allí, o deja de seguirlo con «/canal».',
    ),
  importDied: (name) =>
    found(
      `la importación de «${name}» se interrumpió a medias`,
      'Iníciala de nuevo. Nada se importa dos veces. O déjala así en «Importar y exportar».',
    ),
  outOfOrder: 'Algo no va bien',
  inOrderAgain: 'Todo vuelve a funcionar',
  andMore: (count) => `y ${count} más`,
  tokenWasRefused: 'Telegram ha rechazado mi token. Hasta ahora no podía escribirte ni recibir mensajes.',
  openFigures: 'Abrir «Cifras»',
  openImports: 'Abrir «Importar y exportar»',
  giveRights: 'Devolverme los permisos',
  diskFull: (gb, folder) =>
    found(
      `${gb.toFixed(1)} GB libres para DATA_DIR ${folder}`,
      'Libera espacio, o pon en DATA_DIR una carpeta de otro disco.',
    ),
  noBackups: found('ninguna copia diaria: BACKUPS es 0'),
  backupToCome: found('la primera copia diaria se escribe media hora después del arranque'),
  lastBackup: (at, file, isRestored) =>
    found(
      `la última es de ${at.toISOString()}, ${isRestored ? 'probada entera' : 'releída entera'}: ${file}`,
    ),
  backupFailed: (at, reason) =>
    found(
      `la de ${at.toISOString()} ha fallado: ${reason}`,
      'Libera espacio, o pon BACKUP_DIR en una carpeta de otro disco.',
    ),
  backupOld: (at) =>
    found(
      `la última buena es de ${at.toISOString()}`,
      'Mira el registro, y que un servidor esté encendido de noche.',
    ),
  diskFree: (gb, folder) => found(`${gb.toFixed(1)} GB libres para DATA_DIR ${folder}`),
  versionFine: (vetrina, node) => found(`Vetrina ${vetrina} con Node ${node}`),
  nodeOld: (vetrina, node) => found(`Vetrina ${vetrina} con Node ${node}`, 'Instala Node 20.19 o posterior.'),
};

function found(message: string, hint?: string) {
  return { message, hint };
}
