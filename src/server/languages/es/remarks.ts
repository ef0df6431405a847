import type { remarks as italian } from '../it/remarks.ts';
import type { Translated } from '../translated.ts';

export const remarks: Translated<typeof italian> = {
  common:
    'vaya algun alguna quiera pueda menuda verlo verla verlas salga sirve busco buscaba el la los las lo un una unos unas de del a ' +
    'al en con por para sin sobre entre y e o u pero si que q quien quienes como cuando cuanto cuanta donde porque cual cuales me te ' +
    'se nos os le les mi mis tu tus su sus mio mia yo ella nosotros vosotros ustedes usted ti vos este esta esto estos estas ese esa ' +
    'eso esos esas aquel aquella aquello aqui ahi alli soy eres es somos son era fue ser estoy estamos estan estar he has ha hemos ' +
    'han haber hay tengo tienes tiene tenemos teneis tienen tener hago haces hace hacer puedo puedes puede podemos podeis podria ' +
    'podrias podriais quiero quieres quiere quisiera querria queria queremos necesito necesitas debo debes debe saber sabes sabe ' +
    'decir dime decidme mas aun todavia ya siempre nunca ahora hoy ayer manana noche tarde luego antes despues muy mucho mucha ' +
    'muchas muchos tanto poco todo todos toda todas nada algo alguien bien mal solo solamente realmente verdad asi tambien tampoco ' +
    'no ni bot app telegram hola buenas buenos dias tardes noches favor gracias vale ok okay pues entonces bueno oye oiga perdon ' +
    'perdona disculpa amigo amigos tio tia chicos peli pelis pelicula peliculas film serie series video videos titulo titulos ' +
    'episodio capitulo capitulos otro otra otros otras mes meses ano semana dia rato vez veces cosa cosas ver eh ah oh ay tan cada ' +
    'porfa',
  short: 'q que, k que, xq porque, pq porque, xa para, tb tambien, x por',
  endings: '',

  refund: {
    pairs:
      'pag* pago cobr* dinero estrellas cargo comprad* compr* / dos doble error equivoca* autori* recibid* llegad* desaparec* ' +
      'quitad* robad* fallad* rechazad* devolv* devuel* recuper* activad* funciona vuelta',
    surely:
      'no puedo pagar, pagado por error, pagué por error, no reconozco, pago … rechazado, pago no, cargo … no, quitado … dinero, ' +
      'quitado … estrellas, he pagado por, sin autorización, no autorizad*, cobrado sin, el cargo, este cargo, un cargo, reembols*, ' +
      'devolu*, devuelv* … dinero, devolv* … dinero, devolved* … dinero, devolváis … dinero, devuelvan … dinero, devuélv*, ' +
      'mi dinero, dinero de vuelta, me han cobrado, me habéis cobrado, me has cobrado, me cobraron, me cobrasteis, ' +
      'cobrado dos veces, cobro indebido, cobro doble, cobrado de más, pagado dos veces, pagado y no, pagado pero no, ' +
      'he pagado … no, pagué … no, problema … pago, problemas … pago, pago … fallado, pago … ha fallado, error … pago, ' +
      'mis estrellas, recuperar … dinero',
    alone:
      'he pagado, pagué, ya pagué, estafa, estafadores, es una estafa, me habéis estafado, timo, ladrones',
  },
  leave: {
    pairs:
      'cancel* anul* quit* par* dej* elimin* termin* desactiv* baja salir* cerrar* borr* / suscripci* sub premium renovaci* pagos ' +
      'pagar pago cobro* cobr* todo',
    surely:
      'si cancelo, he cancelado, deis de baja, den de baja, quit* … renovaci*, anul* … renovaci*, parar … premium, para … premium, ' +
      'para la suscripci*, pausar … suscripci*, baja … premium, baja … suscripci*, no … renovar, dejar … suscripci*, darme de baja, ' +
      'darse de baja, dar de baja, dame de baja, dadme de baja, me doy de baja, doy de baja, cancel* … suscripci*, ' +
      'anul* … suscripci*, termin* … suscripci*, par* la suscripci*, paro … suscripci*, parar … suscripci*, deten* … suscripci*, ' +
      'quit* … suscripci*, elimin* … suscripci*, borr* … suscripci*, dej* … suscripci*, desactiv* … suscripci*, cancel* … premium, ' +
      'anul* … premium, quit* … premium, dej* … premium, desactiv* … premium, borr* … premium, elimin* … premium, desuscrib*, ' +
      'desuscripci*, cancel* … renovaci*, desactiv* … renovaci*, parar … renovaci*, renovación automática, no … renov*, ' +
      'que no se renueve, no renueve, no quiero pagar, no … seguir pagando, dej* de pagar, dej* de cobrar*, no … pagar más, ' +
      'dejad de cobrar*, no me cobr*, no … más premium, no quiero … suscripci*, no quiero … premium, ya no quiero … suscripci*, ' +
      'ya no quiero … premium, abandonar premium, salir de premium',
    alone:
      'parar, que me deis de baja, quiero parar, dejarlo, terminar, salir, salirme, cómo salir, la baja, cancelar, cancelo, ' +
      'cancélalo, cancelación, cancelar todo, anular, anulo, baja, quiero salir, quiero irme, me voy, quiero dejarlo, lo dejo, ' +
      'cómo salgo, cómo me salgo',
  },
  erase: {
    pairs: 'borr* elimin* cerrar cierra suprim* quit* / cuenta perfil datos bot historial',
    surely:
      'borr* … cuenta, elimin* … cuenta, cerrar … cuenta, cierra … cuenta, cerrad … cuenta, suprim* … cuenta, cancel* … cuenta, ' +
      'desactiv* … cuenta, borr* … datos, elimin* … datos, suprim* … datos, borr* … perfil, elimin* … perfil, datos personales, ' +
      'mis datos, qué datos, rgpd',
    alone:
      'bórrame, borradme, elimíname, eliminadme, borrarme, borrar todo, bórralo todo, privacidad, mi cuenta, cuenta',
  },
  premium: {
    pairs:
      'cobr* pag* renuev* renov* cuota estrellas caduc* acept* cost* cuest* preci* compr* tarif* hay / paypal tarjeta efectivo bizum ' +
      'visa premium suscripci* mes mensual año coste costo cuota cuándo cuánto cuántas cuántos cómo puedo es sola cada seguro legal',
    surely:
      'se renueva, probarlo gratis, sale caro, es caro, compr* … estrellas, sale gratis, premium, suscrib*, suscripci*, me suscribo, ' +
      'cuánto cuesta, cuánto cuestan, cuánto cuánto hay que pagar, cuánto tengo que pagar, cuánto pago, cuesta algo, qué es premium, ' +
      'que es el premium, tener premium, comprar premium, conseguir premium, hacerme premium, soy premium, pasar a premium, ' +
      'hay que pagar, tengo que pagar, se paga, es de pago, es gratis, cómo pago, cómo se paga, cómo puedo pagar, pagar con, ' +
      'regalar premium, caduca … premium, caduca premium, renovar premium, prueba gratis, prueba gratuita, periodo de prueba, ' +
      'abonarme, estrellas de telegram',
    alone:
      'renuevo, coste, cuota, paypal, oferta, ofertas, ventajas, cuánto vale, cuánto valen, cuánto es, cuánto sale, abono, precio, ' +
      'precios, costo, costos, tarifa, tarifas, gratis, gratuito, gratuita, de pago, pago, pagos, pagar, descuento, descuentos, ' +
      'factura, recibo, caduca, renovación, renovar, cuesta, cobráis, donar, donación',
  },
  notices: {
    pairs:
      'no dej* par* desactiv* activ* quit* silenci* basta demasiad* recib* / notificaci* mensajes avisos escribir* mandar* alertas',
    surely:
      'no me escrib*, no me mand*, no me envi*, no … más mensajes, no … más notificaciones, no … más avisos, dej* de escribir*, ' +
      'dej* de mandar*, dej* de enviar*, basta de mensajes, basta de notificaciones, basta de avisos, desactiv* … notificaciones, ' +
      'desactiv* … avisos, quit* … notificaciones, quit* … avisos, apag* … notificaciones, silenci* … notificaciones, ' +
      'activ* … notificaciones, activ* … avisos, demasiados mensajes, demasiadas notificaciones, demasiados avisos, déjame en paz, ' +
      'dejadme en paz, no molest*',
    alone: 'silenciar, spam, stop, basta, para ya, ya basta, notificaciones, avisos',
  },
  broken: {
    pairs:
      'audio sonido voz vídeo imagen pantalla subtítulos subs episodio capítulo archivo enlace app reproductor volumen doblaje / ' +
      'falta faltan negro negra roto rota corrupt* desfasad* sincron* bloque* cuelga congel* para corta carga error* fallo* mal mala ' +
      'suena oye va van funciona abre abren descarg* lento pixelad*',
    surely:
      'se oye raro, se ve cortad*, se oye cortad*, no puedo descargar*, está en inglés, está en italiano, se cierra, no hay sonido, ' +
      'no hay audio, no hay subtítulos, no hay vídeo, no hay imagen, se ve mal, se ve fatal, se ve borros*, se oye mal, se oye bajo, ' +
      'retrasad*, pillad*, está cortad*, no está disponible, no disponible, se ha quedado, se ha parado, se ha bloqueado, ' +
      'se queda en negro, no pasa nada, algo ha ido mal, algo va mal, algo falla, falla el, falla la, fallan, no encuentro el vídeo, ' +
      'me echa, volumen bajo, se desconecta, no funciona, no funcionan, no va el, no va la, no va bien, no van, no me va, ' +
      'no arranca, no se abre, no se abren, no abre, no se ve, no se ven, no se oye, no se oyen, no se escucha, no oigo, ' +
      'no veo nada, no veo el vídeo, no carga, no cargan, no se carga, no se reproduce, no reproduce, no se descarga, ' +
      'no me descarga, no puedo ver, no puedo abrir, no puedo reproducir, no puedo descargar, no puedo entrar, no puedo oír, ' +
      'no me deja, no me llega, no me ha llegado, no ha llegado, no llega, no responde, no respondes, no contesta, no contestas, ' +
      'se bloquea, se cuelga, se corta, se para, se congela, se queda congelad*, se queda parad*, se queda colgad*, se cierra sola, ' +
      'va a tirones, va a saltos, va lento, va muy lento, va fatal, va mal, sin audio, sin sonido, sin subtítulos, falta el audio, ' +
      'faltan los subtítulos, subtítulos … mal, audio … mal, vídeo … mal, desincronizad*, fuera de sincronía, idioma equivocado, ' +
      'vídeo equivocado, audio equivocado, subtítulos equivocados, pantalla negra, pantalla en negro, mala calidad, enlace roto, ' +
      'link roto, archivo corrupto, está roto, está rota, hay un problema, tengo un problema, tengo problemas, hay problemas, ' +
      'problema con, problemas con, problema técnico, me da error, sale error, sale un error, reportar, informar de un problema, ' +
      'está caído',
    alone:
      'no suena, se traba, se atasca, está en negro, error, roto, rota, bloqueado, problema, problemas, fallo, fallos, falla, bug, ' +
      'lento, muy lento, no va, atascado, avería, incidencia, queja, no puedo',
  },
  requests: {
    pairs: '',
    surely:
      'hago una petición, hago peticiones, hacer … petición, añadir películas, mi petición, mis peticiones, mi solicitud, ' +
      'mis solicitudes, cancel* … petici*, cancel* … solicitud, retir* … petici*, hacer una petición, hacer peticiones, ' +
      'aceptáis peticiones, cómo pido, cómo … pedir, cómo se pide, cómo solicito, cómo … solicitar, puedo pedir, puedo solicitar, ' +
      'se puede pedir, se pueden pedir, dónde pido, dónde … pedir, dónde … solicitar, película que pedí, que había pedido, ' +
      'que he pedido, he pedido una, pedí una',
    alone:
      'petición, peticiones, solicitud, solicitudes, pedir, solicitar, pedir una película, pedir una serie, falta una película, ' +
      'faltan películas, faltan pelis, falta una serie, añadir, sugerir una película, proponer una película',
  },
  arrival: {
    pairs: '',
    surely:
      'temporada … cuándo, capítulos … cuándo, sale la temporada, cuándo la, cuándo lo, cuándo sale, cuándo salen, cuándo saldrá, ' +
      'cuándo saldrán, cuándo llega, cuándo llegan, cuándo llegará, cuándo llegarán, cuándo estrenan, cuándo se estrena, ' +
      'cuándo se estrenan, cuándo viene, cuándo vienen, cuándo estará, cuándo estarán, cuándo habrá, cuándo ponéis, cuándo subís, ' +
      'cuándo añadís, cuándo es … temporada, cuándo … temporada, cuándo … capítulos, cuándo … episodios, para cuándo, ' +
      'fecha de estreno, fecha de salida, habrá … temporada, va a haber … temporada, sale … temporada, ya salió la … temporada',
    alone:
      'nueva temporada, próxima temporada, nuevos episodios, nuevos capítulos, próximo capítulo, próximo episodio',
  },
  contact: {
    pairs: '',
    surely:
      'hablar con … persona, hablar con alguien, hablar con … humano, hablar con … operador, hablar con … agente, ' +
      'hablar con … administrador, hablar con … dueño, hablar con … admin, quién administra, quién lleva, quién gestiona, ' +
      'quién es el dueño, quién es el administrador, quién es el admin, quién te ha creado, quién te creó, quién te hizo, ' +
      'quién está detrás, atención al cliente, servicio al cliente',
    alone:
      'soporte, persona real, desarrollador, creador, contactar, contactos, operador, agente, administrador, admin, dueño, humano, ' +
      'número de teléfono, correo, email, sugerencia',
  },
  insult: {
    pairs: '',
    surely:
      'bot inútil, puto bot, a la mierda, una mierda, de mierda, hijo de puta, hijos de puta, que te jodan, que te den, jódete, ' +
      'vete al infierno, vete al carajo, vete a paseo, a tomar por culo, eres inútil, eres un inútil, sois unos inútiles, ' +
      'eres tonto, eres estúpido, eres lo peor, sois lo peor, eres malísimo, qué asco, das asco, dais asco, no sirves para nada, ' +
      'no vales para nada, no sirve para nada, bot estúpido, bot tonto, odio este bot, te odio',
    alone:
      'vaya mierda, cállate, asqueroso, payaso, payasos, zorra, mamón, que te follen, follar, pesado, pesada, bobo, boba, ' +
      'cállate la boca, maldita sea, mierda, gilipollas, cabrón, cabrones, imbécil, idiota, idiotas, subnormal, pendejo, capullo, ' +
      'hijoputa, tonto, tonta, estúpido, estúpida, inútil, asco, basura, puta, puto, joder, ridículo, patético, horrible, terrible, ' +
      'pésimo, malo, malísimo, porquería, vergüenza, coño, maldito',
  },
  other: {
    pairs: '',
    surely:
      'no es esta, no es este, no es esa, no es ese, no es la que, no es el que, no era esta, no era esa, no era ese, no me refería, ' +
      'no quería esta, no quiero esta, no busco esta, no buscaba esta, no buscaba eso, te has equivocado, te equivocas, ' +
      'os habéis equivocado, película equivocada, peli equivocada, título equivocado, serie equivocada, la de antes, el de antes, ' +
      'la anterior, el anterior, ninguna de estas, ninguno de estos, ninguna de esas, ninguno de esos',
    alone:
      'esa tampoco, tampoco, esta tampoco, distinto, distinta, la siguiente, quería otra, esta no, este no, esa no, ese no, eso no, ' +
      'no esta, no este, no esa, no ese, la otra, el otro, otra, otro, otras, otra cosa, otra película, otra peli, otra serie, ' +
      'equivocado, equivocada, mal, ninguna, ninguno, anterior, siguiente, la primera, la segunda, la tercera, la última, ' +
      'el primero, el segundo, la vieja, la nueva, vuelve, volver, atrás, no me gusta, no me interesa, ya la he visto, ya la vi, ' +
      'ya vista, vista, da igual, déjalo, olvídalo, no importa',
  },
  language: {
    pairs: '',
    surely:
      'hablar español, hablar inglés, hablar italiano, hablar en, habla español, en otro idioma, cambiar idioma, cambiar el idioma, ' +
      'cambiar de idioma, cambia idioma, cambia el idioma, hablas inglés, hablas español, hablas italiano, hablas en, habla en, ' +
      'escribe en, escríbeme en, responde en, respóndeme en, contesta en, en qué idioma, qué idiomas, otros idiomas',
    alone:
      'idioma, idiomas, lengua, en español, español, castellano, inglés, en inglés, italiano, francés, alemán',
  },
  wish: {
    pairs: 'dame danos alguna algún quiero no / recomendaci* sugerencia* elegir escoger',
    surely:
      'qué veo, qué vemos, qué miro, no sé qué ver, no sé que mirar, qué me recomiendas, que nos recomiendas, qué recomiendas, ' +
      'qué me aconsejas, qué puedo ver, qué podemos ver, qué hay bueno, qué hay de bueno, qué tienes, qué tenéis, algo bueno, ' +
      'algo chulo, algo interesante, algo bonito, me aburro, estoy aburrid*, sorpréndeme, sorpréndenos, elige tú, decide tú, ' +
      'elige por mí, escoge tú, algo al azar, una película al azar, una peli al azar',
    alone:
      'elegir, qué películas, qué películas hay, películas hay, qué hay, qué hay para ver, qué pelis tienes, qué pelis hay, ' +
      'mejores películas, al azar, recomendación, recomendaciones, recomiéndame, recomienda, recomendadme, sugerencias, aburrido, ' +
      'aburrida, qué aburrimiento, algo, ver algo, mirar algo, qué ver, ver una película, ver una peli, ver una serie, ' +
      'buena película, buena peli, buenas películas, catálogo, lista de películas, todas las películas, lo más visto, más vistas, ' +
      'más populares',
  },
  help: {
    pairs: '',
    surely:
      'échame una mano, una mano, qué puedo hacer, qué tengo que, cómo va esto, cómo va el bot, me ayudas, me puedes ayudar, ' +
      'podéis ayudarme, puedes ayudarme, verlo en la tele, verla en la tele, en la tele, en mi tele, cómo pongo los subtítulos, ' +
      'cómo descargar, cómo funciona, cómo funcionas, cómo funcionáis, cómo se usa, cómo te uso, cómo lo uso, cómo usar, cómo uso, ' +
      'cómo se utiliza, qué sabes hacer, qué puedes hacer, qué haces, para qué sirves, para qué sirve, para qué eres, cómo veo, ' +
      'cómo puedo ver, cómo se ve, cómo se ven, cómo puedo descargar, cómo descargo, cómo se descarga, cómo se descargan, ' +
      'cómo busco, cómo se busca, cómo puedo buscar, cómo encuentro, cómo hago, cómo se hace, no entiendo, no lo entiendo, ' +
      'no he entendido, no entendí, me explicas, puedes explicar*, explícame, explicadme, qué tengo que hacer, qué debo hacer, ' +
      'qué hago, por dónde empiezo, cómo empiezo, dónde veo, dónde se ve, dónde se ven, es legal, de qué va esto, qué es esto, ' +
      'soy nuevo, soy nueva, tengo una pregunta, tengo una duda',
    alone:
      'subtítulos, puedo descargar, en la televisión, en el móvil, en el ordenador, ayuda, ayúdame, ayudadme, ayudarme, help, info, ' +
      'información, instrucciones, guía, menú, comandos, start, inicio, empezar, funciones, funciona, tutorial, pregunta, ' +
      'una pregunta, duda, dudas, una duda, descargar, reglas, ajustes, configuración, explicación',
  },
  bot: {
    pairs: '',
    surely:
      'cómo te llamas, cuál es tu nombre, cómo está usted, cómo va todo, eres un bot, eres un robot, eres una persona, ' +
      'eres un humano, eres una ia, inteligencia artificial, chatgpt, cuántos años tienes, qué tiempo hace, qué hora es, qué día es, ' +
      'cuéntame un chiste, estás soltero, qué estás haciendo, encantado de',
    alone:
      'quién eres, qué eres, cómo estás, qué tal, cómo te va, qué pasa, te quiero, te amo, un chiste, eres real, eres de verdad, ' +
      'dónde estás, de dónde eres, dónde vives, me quieres, estás ahí, eres humano, eres humana, test, prueba, probando, hablemos, ' +
      'hablar, chiste, feliz cumpleaños, feliz navidad, feliz año, felicidades, felices fiestas, robot, estoy triste, estoy feliz, ' +
      'estoy cansado, estoy cansada, me oyes',
  },
  thanks: {
    pairs: '',
    surely:
      'gracias por la, gracias por el, gracias por los, gracias por las, gracias por vuestr*, gracias por ayudar*, muchas gracias, ' +
      'mil gracias, muchísimas gracias, gracias por todo, gracias por tu, gracias por la ayuda, gracias de nuevo, ' +
      'gracias igualmente, gracias de todas formas, te lo agradezco, os lo agradezco, te agradezco, se agradece, ' +
      'un millón de gracias, gracias de corazón',
    alone:
      'majo, maja, responder, gracias por responder, útil, muy útil, súper, perfecto gracias, qué amable, buena peli, buen servicio, ' +
      'gracias, grcs, grax, agradezco, agradecido, agradecida, eres el mejor, eres la mejor, sois los mejores, eres genial, ' +
      'eres un crack, eres un genio, eres increíble, eres grande, eres muy amable, muy amable, buen trabajo, gran trabajo, buen bot, ' +
      'bravo, enhorabuena, me encanta, me encantó, me ha encantado, me gusta, me ha gustado, me gustó, qué bien, qué bueno, ' +
      'qué guay, buenísimo, buenísima, excelente, estupendo, fantástico, maravilloso, increíble, espectacular, crack, máquina, ' +
      'genial, guay, bonito, precioso, wow, olé, funciona genial, funciona muy bien',
  },
  farewell: {
    pairs: '',
    surely: '',
    alone:
      'me voy a la cama, nos vemos mañana, me tengo que ir, adiós, chao, chau, hasta luego, hasta mañana, hasta pronto, hasta otra, ' +
      'hasta la próxima, hasta la vista, nos vemos, nos vemos luego, me despido, cuídate, cuidaos, que tengas buen día, ' +
      'que tengas un buen día, que descanses, buen fin de semana, feliz día, feliz noche, saludos, un saludo, abrazos, un abrazo, ' +
      'bye, me voy a dormir',
  },
  greeting: {
    pairs: '',
    surely: 'hola soy, hola me llamo, buenas soy',
    alone:
      'hola, holi, holis, ola, hey, ey, buenas, buenos días, buen día, buenas tardes, buenas noches, muy buenas, saludos a todos, ' +
      'hay alguien, alguien ahí, alguien, hello, hi, aquí estoy, ya estoy aquí, estás, hola a todos',
  },
  nothing: {
    pairs: '',
    surely: '',
    alone:
      'mhm, ajá, aja, mmh, mh, ok ok, no no, sí sí, ok, okay, okey, oki, vale, vale vale, de acuerdo, está bien, muy bien, bien, ' +
      'perfecto, claro, claro que sí, entendido, entiendo, ya entiendo, lo entiendo, ya veo, exacto, correcto, cierto, así es, sí, ' +
      'si, sip, sipi, no, nop, no gracias, quizás, quizá, tal vez, a lo mejor, mmm, mm, hmm, eh, ah, oh, uf, jaja, jajaja, jejeje, ' +
      'jeje, jiji, haha, lol, xd, de nada, no hay de qué, por nada, nada, perdón, perdona, disculpa, lo siento, espera, un momento, ' +
      'un segundo, ya, listo, hecho, venga, vamos, dale, bueno, pues, pues nada, y, y qué, entonces, por qué, qué, quién, cómo, ' +
      'cuándo, dónde, ni idea, no lo sé, no sé, no lo tengo claro, encontrado, lástima, qué pena, interesante, por favor',
  },
};
