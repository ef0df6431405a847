import { formatsOf } from '../../lib/formats.ts';
import type { versions as italian } from '../it/versions.ts';
import type { Translated } from '../translated.ts';

const { languageName } = formatsOf('es-ES');

export const versions: Translated<typeof italian> = {
  subtitles: (languages) => `subtítulos ${languages}`,
  setBack: 'después de las demás, por sus muchas incidencias',
  nameless: (place) => `Versión ${place}`,
  others: 'Otras versiones',
  which: (what) => `¿Qué versión de «${what}» te envío?`,
  gone: 'Esta versión ya no está.',
  remembered:
    'Aquí la tienes. A partir de ahora elijo así también los demás títulos. Cámbialo con /notificaciones.',

  whichVideo:
    '¿De qué vídeo son estos subtítulos? Envíalos como respuesta al vídeo, o con el número del título en el pie: ' +
    '«12», «12 S1E2». Si el vídeo llega con el mismo nombre, los emparejo yo.',
  waitingSubtitles: (files, more) =>
    `¿De qué vídeo son estos subtítulos?\n${files.map((file) => `• ${file}`).join('\n')}` +
    `${more > 0 ? `\n… y ${more} más.` : ''}\n\nSi el vídeo llega con el mismo nombre, los emparejo yo.`,
  chooseTitle: (file) => (file === undefined ? 'Elegir el título' : `Elegir el título: ${file}`),
  titleOfSubtitles: (id) => `Subtítulos n.º ${id}`,
  howToName: (file) =>
    `¿De qué título es «${file}»? Responde a este mensaje con el título o con su número; si es un episodio: ` +
    '«Dark S01E02», «12 S1E2».',
  titleNotSure: 'Así no lo sé con certeza. Añade el año o escribe el número del título.',
  subtitlesSettled: 'Estos subtítulos ya no están pendientes.',
  subtitlesKept: (what, label, replaced) =>
    `Hecho: subtítulos${label && ` (${label})`} para ${what}.${replaced === undefined ? '' : ` Eran «${replaced}».`}`,
  subtitlesFor: (what, label) => `Subtítulos${label && ` (${label})`}: ${what}`,

  subtitleKinds: { forced: 'forzados', SDH: 'para sordos', CC: 'CC', commentary: 'comentario' },
  replacedSubtitles: (lines, more) =>
    `Subtítulos sustituidos:\n${lines.map((line) => `• ${line}`).join('\n')}${more > 0 ? `\n… y ${more} más.` : ''}`,
  replacedBy: (what, label, now, before) =>
    `${[what, label].filter(Boolean).join(', ')}: ahora «${now}», en lugar de «${before}»`,
  subtitlesGone: 'Estos subtítulos ya no están.',

  languageName,
  any: 'cualquiera',
  preferences: (quality, language) =>
    'Cuando un título tiene más de una versión, te envío la que más se acerca a estas preferencias.\n\n' +
    `Calidad: ${quality}\nIdioma: ${language}`,
  anyQuality: 'Cualquier calidad',
  anyLanguage: 'Cualquier idioma',
  chosen: (label, isChosen) => (isChosen ? `✓ ${label}` : label),
};
