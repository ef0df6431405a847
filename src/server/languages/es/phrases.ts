import type { phrases as italian } from '../it/phrases.ts';
import type { Translated } from '../translated.ts';

export const phrases: Translated<typeof italian> = {
  thanks:
    'gracias, muchas gracias, mil gracias, muchísimas gracias, ok gracias, vale gracias, gracias por todo, gracias de verdad, ' +
    'gracias igualmente, gracias a ti, gracias a vosotros, gracias a ustedes, gracias de nuevo, gracias bot, gracias amigo, gracias tío, ' +
    'gracias crack, te lo agradezco, se agradece, te lo agradezco mucho, perfecto gracias, genial gracias, sí gracias, no gracias, ' +
    'muy amable, qué amable, muy amables, eres el mejor, eres la mejor, sois los mejores, son los mejores, eres genial, sois geniales, ' +
    'eres un crack, sos un crack, eres grande, sos grande, buen trabajo, gran trabajo, buen bot, bravo, felicidades, enhorabuena, ' +
    'genial, excelente, perfecto, estupendo, fantástico, increíble, buenísimo, qué bien, qué bueno, buena peli, me encanta, ' +
    'me ha encantado, ya funciona, funciona, lo encontré, crack, wow',
  greeting:
    'hola, holi, ola, hey, buenas, muy buenas, buenos días, buen día, buenas tardes, buenas noches, hola bot, hola a todos, ' +
    'hola buenas, hola buenos días, hola buenas tardes, hola buenas noches, buenas a todos, buenas tardes a todos, hola hola, ' +
    'hola qué tal, qué tal, cómo estás, qué onda, qué hay, hola amigo, hola gente, hay alguien, hay alguien ahí, estás ahí, ya volví',
  farewell:
    'adiós, chao, chau, bye, hasta luego, hasta mañana, hasta pronto, hasta la próxima, hasta la vista, nos vemos, nos vemos mañana, ' +
    'hablamos, hablamos luego, hablamos pronto, me voy, me tengo que ir, tengo que irme, me voy a dormir, me voy a la cama, a dormir, ' +
    'que descanses, dulces sueños, cuídate, que tengas un buen día, que tengas buen día, buen fin de semana, feliz noche, saludos, ' +
    'un saludo, un abrazo, besos',
  notices:
    'stop, basta, ya basta, para ya, basta de mensajes, no más mensajes, no más notificaciones, no más avisos, demasiados mensajes, ' +
    'demasiadas notificaciones, demasiados avisos, deja de escribirme, dejen de escribirme, dejad de escribirme, para de escribirme, ' +
    'deja de mandarme mensajes, dejen de mandarme mensajes, no me escribas, no me escribas más, no me escriban más, no me mandes más mensajes, ' +
    'no me manden más mensajes, ya no me manden mensajes, no quiero mensajes, no quiero más mensajes, no quiero recibir mensajes, ' +
    'no quiero notificaciones, no quiero más notificaciones, no quiero avisos, no quiero más avisos, quita las notificaciones, ' +
    'quitar notificaciones, desactiva las notificaciones, desactivar notificaciones, desactiva los avisos, desactivar avisos, ' +
    'cómo quito las notificaciones, cómo quito los avisos, cómo desactivo las notificaciones, cómo activo las notificaciones, ' +
    'me escribís demasiado, déjame en paz, déjenme en paz, silencia, silenciar, notificaciones, avisos, spam',
  refund:
    'reembolso, un reembolso, el reembolso, devolución, la devolución, quiero un reembolso, quiero mi reembolso, quiero el reembolso, ' +
    'quiero la devolución, exijo un reembolso, pedir reembolso, cómo consigo un reembolso, cómo pido un reembolso, quiero mi dinero, ' +
    'quiero mi dinero de vuelta, quiero que me devuelvan el dinero, quiero recuperar mi dinero, devuélveme el dinero, ' +
    'devolvedme el dinero, devuélvanme el dinero, devuélvanme mi dinero, devolvedme las estrellas, devuélvanme las estrellas, ' +
    'quiero mis estrellas, dónde están mis estrellas, he pagado dos veces, pagué dos veces, me cobraron dos veces, ' +
    'me han cobrado dos veces, me habéis cobrado dos veces, cobro doble, he pagado por error, pagué por error, lo compré sin querer, ' +
    'compré sin querer, me habéis cobrado, me cobraron, por qué me cobraron, he pagado, ya pagué, pagué, ya he pagado, ' +
    'pagué y no funciona, he pagado y no funciona, pagué y no tengo premium, pagué y nada, el pago ha fallado, el pago falló, ' +
    'el pago no se completó, error en el pago, problema con el pago, no reconozco este cargo, no autoricé este pago, estafa, ' +
    'estafadores, es una estafa, me habéis estafado, timo, ladrones',
  leave:
    'cancelar, cancelar todo, cancelar suscripción, cancelar la suscripción, cancelar mi suscripción, cancela mi suscripción, ' +
    'cancelad mi suscripción, cancelen mi suscripción, cancelar premium, cancela premium, cancela mi premium, quiero cancelar, ' +
    'quisiera cancelar, cómo cancelo, cómo se cancela, se puede cancelar, puedo cancelar, puedo cancelar cuando quiera, ' +
    'quiero cancelar la suscripción, quiero cancelar premium, cómo cancelo la suscripción, cómo cancelo premium, anular, ' +
    'anular suscripción, anular la suscripción, anula mi suscripción, quiero anular la suscripción, baja, darme de baja, ' +
    'quiero darme de baja, me quiero dar de baja, cómo me doy de baja, quiero la baja, dar de baja, desuscribirme, ' +
    'cómo me desuscribo, no quiero renovar, no me renovéis, no renovar, desactivar la renovación, quita la renovación automática, ' +
    'renovación automática, cómo quito la renovación automática, no quiero pagar más, ya no quiero pagar, ya no quiero pagar más, ' +
    'no quiero seguir pagando, dejar de pagar, cómo dejo de pagar, ya no quiero la suscripción, ya no quiero premium, ' +
    'quiero dejar premium, parar la suscripción, parar los pagos, quiero salir, quiero salirme, dejad de cobrarme',
  erase:
    'privacidad, rgpd, bórrame, borradme, elimíname, eliminadme, quiero borrarme, borra mis datos, borrad mis datos, borren mis datos, ' +
    'borrar mis datos, elimina mis datos, eliminad mis datos, eliminar mis datos, borra mi cuenta, borrar mi cuenta, eliminar cuenta, ' +
    'eliminar mi cuenta, borrar cuenta, cerrar mi cuenta, quiero cerrar mi cuenta, quiero borrar mi cuenta, quiero eliminar mi cuenta, ' +
    'cómo borro mi cuenta, cómo elimino mi cuenta, eliminar mi perfil, mis datos, qué datos tenéis de mí, qué datos tienen de mí, ' +
    'qué datos guardáis, qué datos recogéis, qué sabéis de mí, derecho al olvido',
  how:
    'ayuda, ayúdame, help, info, instrucciones, guía, cómo funciona, cómo funciona esto, cómo funciona el bot, cómo se usa, ' +
    'cómo te uso, qué sabes hacer, qué puedes hacer, qué haces, para qué sirves, tutorial, ' +
    'cuánto cuesta, cuánto vale, es gratis',
};
