import type { findings as italian } from '../it/findings.ts';
import type { Translated } from '../translated.ts';

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

  faults: {
    versions: 'Node es demasiado antiguo.',
    database: 'Va lenta, no responde o no está al día.',
    titles: 'Hay duplicados: únelos en «Títulos».',
    queues: 'Algo está parado o ha fallado: míralo en «Tareas».',
    disk: 'Queda poco espacio.',
    backups: 'Falta la última, o ha fallado.',
    bot: 'El token, los ajustes en @BotFather o los archivos no están bien.',
    webhook: 'Las novedades de Telegram no llegan como deberían.',
    address: 'La mini app no se abre desde fuera, o no por https.',
    clock: 'No va bien.',
    links: 'Cualquiera que tenga un enlace de inicio puede entrar con él.',
    proxy: 'No se aceptan las direcciones que reenvía: los límites por dirección no funcionan.',
    channels: 'En uno ya no soy administrador.',
    imports: 'Una se interrumpió a medias.',
  },
  isInOrder: 'en orden',
  askDoctor: 'El porqué y el remedio, en inglés: npm run vetrina -- doctor (docs/operations.md).',
  tokenRefused: (reason) =>
    found(`la Bot API ha respondido: ${reason}`, 'Pide el token actual a @BotFather y ponlo en BOT_TOKEN.'),
  webhookInTheWay: (url) =>
    found(
      `las novedades se envían a ${url}, pero el bot está puesto para preguntar`,
      'Arranca el servidor, que pone el webhook.',
    ),
  webhookElsewhere: (url, expected) =>
    found(
      `las novedades se envían a ${url || 'ninguna dirección'} en lugar de ${expected}`,
      url === ''
        ? 'Un servidor en marcha lo corrige en un minuto: si no hay ninguno, arráncalo.'
        : 'Otro servidor usa este bot: páralo y reinicia este.',
    ),
  webhookFails: (at, reason) =>
    found(
      `el último error fue a las ${at.toISOString()}: ${reason}`,
      'Comprueba que PUBLIC_URL se alcanza desde fuera y que su certificado es válido.',
    ),
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
};

function found(message: string, hint?: string) {
  return { message, hint };
}
