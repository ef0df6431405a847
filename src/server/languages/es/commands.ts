import type { commands as italian } from '../it/commands.ts';
import type { Translated } from '../translated.ts';

export const commands: Translated<typeof italian> = {
  start: { name: 'start', what: '' },
  cerca: { name: 'buscar', what: 'Busca un título' },
  serata: { name: 'nochedecine', what: 'Elige con tus amigos qué ver' },
  continua: { name: 'continuar', what: 'Sigue con lo que has empezado' },
  consigli: { name: 'recomendaciones', what: 'Diez títulos elegidos para ti' },
  visti: { name: 'vistos', what: 'Lo que ya has visto' },
  richieste: { name: 'peticiones', what: 'Pide un título y sigue tus peticiones' },
  premium: { name: 'premium', what: 'Qué ofrece Premium y cómo conseguirlo' },
  avvisi: { name: 'notificaciones', what: 'Notificaciones, calidad e idioma' },
  help: { name: 'help', what: 'Qué sé hacer y a quién preguntar' },

  paysupport: { name: 'paysupport', what: 'Pagos' },
  terms: { name: 'terms', what: 'Condiciones' },
  privacy: { name: 'privacy', what: 'Privacidad' },
  lingua: { name: 'idioma', what: 'Idioma' },

  titolo: { name: 'titulo', what: 'La ficha de un título: /titulo 12' },
  nuovo: { name: 'nuevo', what: 'Crea un título: /nuevo Nombre (año)' },
  video: { name: 'video', what: 'Añade el vídeo de un título: /video 12 https://…' },
  canale: { name: 'canal', what: 'Conecta un canal de vídeos: /canal @nombre' },
  concedi: { name: 'conceder', what: 'Da Premium: /conceder 42 30' },
  revoca: { name: 'revocar', what: 'Quita Premium: /revocar 42' },
  annuncio: { name: 'anuncio', what: 'Escribe a todos: /anuncio 12 El texto' },
  rimborsa: { name: 'reembolsar', what: 'Reembolsa un pago: /reembolsar stx…' },
  statistiche: { name: 'estadisticas', what: 'Estadísticas: /estadisticas 30' },
  consegne: { name: 'entregas', what: 'Las entregas fallidas' },
  segnalazioni: { name: 'incidencias', what: 'Los problemas de los que se ha informado' },
  blocca: { name: 'bloquear', what: 'Bloquea a una persona: /bloquear 42' },
  sblocca: { name: 'desbloquear', what: 'Desbloquea a una persona: /desbloquear 42' },

  abbonamento: { name: 'suscripcion', what: '' },
  regala: { name: 'regalar', what: '' },
  lista: { name: 'lista', what: '' },
  richiedi: { name: 'pedir', what: '' },
};
