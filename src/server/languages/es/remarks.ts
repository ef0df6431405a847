import type { remarks as italian } from '../it/remarks.ts';
import type { Translated } from '../translated.ts';

export const remarks: Translated<typeof italian> = {
  common:
    'vaya algun alguna quiera pueda menuda verlo verla verlas salga sirve busco buscaba el la los las lo un una unos unas de ' +
    'del a al en con por para sin sobre entre y e o u pero si que q quien quienes como cuando cuanto cuanta donde porque cual ' +
    'cuales me te se nos os le les mi mis tu tus su sus mio mia yo ella nosotros vosotros ustedes usted ti vos este esta esto ' +
    'estos estas ese esa eso esos esas aquel aquella aquello aqui ahi alli soy eres es somos son era fue ser estoy estamos ' +
    'estan estar he has ha hemos han haber hay tengo tienes tiene tenemos teneis tienen tener hago haces hace hacer puedo ' +
    'puedes puede podemos podeis podria podrias podriais quiero quieres quiere quisiera querria queria queremos necesito ' +
    'necesitas debo debes debe saber sabes sabe decir dime decidme mas aun todavia ya siempre nunca ahora hoy ayer manana ' +
    'noche tarde luego antes despues muy mucho mucha muchas muchos tanto poco todo todos toda todas nada algo alguien bien ' +
    'mal solo solamente realmente verdad asi tambien tampoco no ni bot app telegram hola buenas buenos dias tardes noches ' +
    'favor vale ok okay pues entonces bueno oye oiga perdon perdona disculpa amigo amigos tio tia chicos peli pelis pelicula ' +
    'peliculas film serie series video videos titulo titulos otro otra otros otras mes meses ano semana dia rato vez veces ' +
    'cosa cosas ver eh ah oh ay tan cada porfa mujer marido esposa esposo novia novio pareja hijos ninos ninas amigas sos ' +
    'tenes queres podes andas decime dale che mira mire ando anda pone pon ponme poneme ponen plis porfis porfavor finde casi ' +
    'menos boton desde maestro jefe capo dos tres cuatro cinco diez horas hora lleva llevo acá aca alla gracias porfi pasar',
  everyday:
    'mamá papá abuel* tía tío herman* prim* amig* chic* niñ* bebé suegr* sobrin* vecin* profe amor cariño corazón gente cuate ' +
    'compa parce comer comí comimos comiendo cen* desayun* almorz* beb* duerm* dorm* despert* levant* cocin* trabaj* estudi* ' +
    'leyendo leer leí habl* llam* contest* escuch* esper* lleg* volv* vuelv* salgo salí salimos entr* viaj* manej* camin* ' +
    'corr* jueg* jug* gan* perd* pierd* compr* vend* trae traes trajo traigo prest* regal* tira tiró abr* cierr* apag* prend* ' +
    'lav* limpi* llor* reír pele* casad* conoc* acuerd* olvid* pens* piens* creo espero parece paso pase pasé pasó termin* ' +
    'empez* empiez* prob* sient* siento vi vimos vio elij* escog* decid* gust* odio duermo dormí quedé quede quedamos muere ' +
    'murió muero mato cuent* dijo dice dicen digo voy vas vamos ven venga vine viene pasame pásame tráeme traeme dame ' +
    'confirmo spoile* casa cama sofá sillón cocina cuarto pijama pizza pasta cerveza* cervez* vino café pan leche palomitas ' +
    'papas cena almuerzo helado torta pastel tacos súper fiebre gripe resfriad* cansad* sueño mañana tarde noche lunes martes ' +
    'miércoles jueves viernes sábado domingo navidad vacaciones verano invierno cumple cumpleaños llueve lluvia nieva frío ' +
    'calor tormenta partido fútbol barça madrid boca river gol equipo examen* escuela cole colegio tarea oficina turno curro ' +
    'chamba tren bus autobús micro coche carro auto metro tráfico teléfono celular celu cel móvil wifi internet batería compu ' +
    'ordenador chat grupo perr* gat* libro actor* actriz director trama protagonista final obra bodrio aburrid* netflix prime ' +
    'hbo cine lástima decepción decepcion* raro rara feo fea divertid* triste sinceramente ojalá guap* hambre sed feliz ' +
    'felices canción música libros cabeza dolor duele estómago dedicas vecina fiesta regalo pareja pesado chela chelas postre ' +
    'espías moda contento contenta gemelos cuñad* bebe compañer* dulce chocolate hamburguesa sandwich empanada* asado ' +
    'tortilla restaurante gimnasio dentista tos muela paraguas niebla soleado nublado divertimos invit* ordené promet* juro ' +
    'charla cargador teclado instagram tiktok facebook foto selfie cobija manta almohada calcetines ascensor llaves vecinos ' +
    'alquiler renta sueldo reunión uni universidad maestra novi* resaca lavadora platos siesta niñera estacionamiento ' +
    'gasolina maleta finde viste cumplo ahorita sábados equivoqu* bús colectivo chofer extraño',
  inflections:
    'amos emos imos aste iste aron ieron abas aban abamos iamos ando iendo yendo andome iendome arme arte arse arlo arla erme ' +
    'erte erlo irme irse irte anme enme enlo enla adme edme ariamos eremos aremos isimo isima isimos isimas',
  short:
    'q que, k que, xq porque, pq porque, xa para, tb tambien, x por, grax gracias, grcs gracias, grs gracias, ' +
    'grasias gracias, xfa favor, xfavor favor, tmb tambien, tmbn tambien, cnd cuando, cdo cuando, dnd donde, bn bien, ' +
    'aki aqui, kiero quiero, kien quien, ke que, qe que, tas estas, ta esta, msj mensajes, msjs mensajes, susc suscripcion, ' +
    'xk porque, pa para, salu2 saludos, bno bueno, nd nada, hno hermano, peliculita pelicula, temp temporada, ' +
    'temps temporadas, kuanto cuánto, kuando cuándo, kual cuál, capi capítulo, capis capítulos',
  endings: '',
  hails:
    'gracias, hola, buenas, buenos días, buenas tardes, buenas noches, adiós, chau, chao, felicidades, ay gracias',

  acts:
    'cancel* anul* borrar borra borren eliminar elimina quitar quita dejar dejen parar paren pausa baja cortar recuperar ' +
    'accidente error doble dos veces equivoc* acepta aceptan aceptáis automátic* cuenta más',

  service: 'premium vip suscripción suscrito suscrita suscriptor pago pagamos pagando',

  refund: {
    words:
      'reembols* devoluci* devolver devolverme devuélv* devuelvan reintegr* estafa estafad* estafador* robaron robado robaste ' +
      'timo timado cobraron cobrado cobrasteis cobrastéis cargo cargos duplicado clavasteis clavaron reclamar reclame reclamo ' +
      'descontaron descontado reponer repongan autoricé devolvedme exijo devuélvanme devuélveme devuélvan devuélvame',
    surely:
      'me debéis … estrellas, me debes … estrellas, me deben … estrellas, dinero tirado, dinero perdido, tirar el dinero, ' +
      'no puedo pagar, pagado por error, pagué por error, no reconozco, pago … rechazado, pago no, cargo … no, ' +
      'quitado … dinero, quitado … estrellas, he pagado por, sin autorización, no autorizad*, cobrado sin, el cargo, ' +
      'este cargo, un cargo, reembols*, devolu*, devolv* … dinero, devuélv*, mi dinero, dinero de vuelta, me han cobrado, ' +
      'me habéis cobrado, me has cobrado, me cobraron, me cobrasteis, cobrado dos veces, cobro indebido, cobro doble, ' +
      'cobrado de más, pagado dos veces, pagado y no, pagado pero no, he pagado … no, pagué … no, problema … pago, ' +
      'problemas … pago, pago … fallado, pago … ha fallado, error … pago, mis estrellas, recuperar … dinero, ' +
      'robaron … estrellas, me robaron, me sacaron, me quitaron, descontad*, descontaron, devolvé*, regrésenme, reintegr*, ' +
      'mi plata, mi guita, mi lana, desaparecieron … estrellas, pagué y no, pagué pero, pagué dos, ya pagué y, ' +
      'pagué sin querer, por error … pagué, me estafaron, no me llegó … pagué, cargo … que no, pagué y nada, ' +
      'recuperar el dinero, sacaron la plata, sacaron plata, botón equivocado, compré por, por error … cobr*, al comprar, ' +
      'equivoqué de plan, no autoricé, nunca autoricé, yo no autoric*, llega … premium, llegó … premium, premium … llegó, ' +
      'premium … llega, sigo sin premium, premium no … activ*, después de pagar, tras pagar, después de haber pagado',
    alone:
      'he pagado, pagué, ya pagué, estafa, estafadores, es una estafa, me habéis estafado, timo, ladrones',
  },
  leave: {
    words:
      'desuscri* cancelación desapunt* desabon* desapúntame renunciar cobren cobrando cobrarme cobréis cobrar',
    surely:
      'parad los cobros, paren los cobros, parar los cobros, detener los cobros, parad los pagos, hasta aquí basta, ' +
      'me quiero borrar, quiero borrarme, desapúnt*, si cancelo, he cancelado, deis de baja, den de baja, quit* … renovaci*, ' +
      'anul* … renovaci*, parar … premium, pausar … suscripci*, baja … premium, baja … suscripci*, darme de baja, ' +
      'darse de baja, dar de baja, dame de baja, dadme de baja, doy de baja, cancel* … suscripci*, anul* … suscripci*, ' +
      'termin* … suscripci*, paro … suscripci*, parar … suscripci*, deten* … suscripci*, quit* … suscripci*, ' +
      'elimin* … suscripci*, borr* … suscripci*, dej* … suscripci*, desactiv* … suscripci*, cancel* … premium, ' +
      'anul* … premium, quit* … premium, dej* … premium, desactiv* … premium, borr* … premium, elimin* … premium, desuscrib*, ' +
      'desuscripci*, cancel* … renovaci*, desactiv* … renovaci*, parar … renovaci*, renovación automática, no … renov*, ' +
      'no renueve, no quiero pagar, no … seguir pagando, dej* de pagar, dej* de cobrar*, no … pagar más, no me cobr*, ' +
      'no … más premium, no quiero … suscripci*, no quiero … premium, abandonar premium, salir de premium, quitenme, ' +
      'sáquenme, sacame de, baja del, baja de premium, la baja, déme de baja, denme de baja, cómo cancelo, cancelo esto, ' +
      'cancelar esto, quiero cancelar, no quiero seguir pagando, no pago más, no pienso pagar, no quiero que me cobr*, ' +
      'no me sigan cobrando, paren de cobrar*, no se renueve, no se me renueve, quitar … débito, quitar … cobro, salirme de, ' +
      'salirme del, no me interesa más, ya no me interesa, no más pagos, basta de pagos, no voy a pagar, termino mi, ' +
      'terminar mi, cancela todo, cancelen todo, cambié de idea, cambié de opinión, sin premium, me salgo, salgo de acá, ' +
      'salgo de aquí, pago automático, pagos automáticos, débito automático, cancélenme todo, cancélame todo, ' +
      'saquen mi tarjeta, quiten mi tarjeta, cancelar sub, cancelar la sub, anula mi plan, anula mi suscrip*, ' +
      'siguen cobrando, sigue cobrando, ya no la quiero, ya no lo quiero, quiero pausar, quito mi tarjeta, quitar mi tarjeta, ' +
      'quitar la tarjeta, quito la tarjeta, borrar mi tarjeta, desactiven todo, desactiva todo, desactivad todo, me quito de, ' +
      'quitarme de, lo quiero quitar, lo de cada mes, lo de pagar, hart* de pagar, cansad* de pagar, cansé de pagar, ' +
      'harté de pagar, hart* de la suscripción, pausar un mes, pausar un tiempo, pausar por un, no me debit*, que no debiten, ' +
      'no debiten, que me debiten',
    alone:
      'para premium, para el premium, para mi premium, para la suscripción, para mi suscripción, para los pagos, ' +
      'paren la suscripción, paren los pagos, hasta aquí, hasta aquí he llegado, se acabó, parar, quiero parar, dejarlo, ' +
      'terminar, salir, salirme, cómo salir, cancelar, cancelo, cancélalo, cancelación, cancelar todo, anular, anulo, baja, ' +
      'quiero salir, quiero irme, quiero dejarlo, lo dejo, cómo salgo',
  },
  erase: {
    words: 'historial privacidad rgpd datos olvídame elimínenme elimíname bórrenme bórrame olvídenme',
    surely:
      'al olvido, derecho de supresión, todo lo mío, todo lo que tenéis de mí, todo lo que sabéis, todo lo que guard*, ' +
      'sabéis de mí, olvidaos de mí, borres todo, borren todo, borréis todo, borr* … cuenta, elimin* … cuenta, ' +
      'cerrar … cuenta, cierra … cuenta, cerrad … cuenta, suprim* … cuenta, cancel* … cuenta, desactiv* … cuenta, ' +
      'borr* … datos, elimin* … datos, suprim* … datos, borr* … perfil, elimin* … perfil, datos personales, mis datos, ' +
      'qué datos, rgpd, saben de mí, sabes de mí, tienen de mí, tienes de mí, datos tienen, información mía, ' +
      'información sobre mí, borra mis, dar de baja … cuenta, cierren … cuenta, borrar … historial, olvídense de mí, ' +
      'olvídate de mi cuenta, aparecer en su, en su sistema, en vuestro sistema, elimina todo, elimínalo todo, borra todo',
    alone:
      'bórrame, borradme, elimíname, eliminadme, borrarme, borrar todo, bórralo todo, privacidad, mi cuenta, cuenta, olvídame',
  },
  premium: {
    words:
      'premium vip suscri* renov* renueva renueve pagar pago pagos paga pagas pagan pagué pague pagando pagado pagarlo cuesta ' +
      'cuestan costo coste costar costaría precio precios tarifa* caro cara carísim* barat* euro euros dinero plata lana pesos ' +
      'dólar dólares estrella estrellas tarjeta tarjetas débito crédito paypal visa mastercard cripto criptomonedas bitcoin bizum oxxo mercadopago efectivo ' +
      'transferencia banco factura facturas recibo recibos comprobante comprobantes descuento* cupón cupones promo oferta ' +
      'ofertas mensual mensualidad anual gratis gratuit* compré comprar compro comprado comprarlo cuota cuotas plan planes ' +
      'membresía regalar regalarle regalo canjear saldo abono abonar abonad* incluye cobro cobran cobra cobráis',
    surely:
      'os debo, les debo, sin estrellas, transferencia, bizum, me hacéis factura, una factura, que caduque, caduca, caducar, ' +
      'comprobante, la factura, el recibo, un recibo, mi recibo, mi factura, se renueva, probarlo gratis, sale caro, es caro, ' +
      'compr* … estrellas, sale gratis, premium, suscrib*, suscripci*, cuánto cuesta, cuánto cuestan, cuánto pago, ' +
      'cuesta algo, hay que pagar, tengo que pagar, se paga, es de pago, es gratis, cómo pago, cómo puedo pagar, pagar con, ' +
      'prueba gratis, prueba gratuita, periodo de prueba, abonarme, estrellas de telegram, cuánto hay que, cuánto me sale, ' +
      'cuánto me cuesta, a cuánto, en cuánto, qué trae, qué incluye, qué beneficios, vale la pena, quiero pagar, dónde pago, ' +
      'cómo hago para pagar, aceptan, puedo regalar, descuento*, cupón, código promocional, versión gratis, versión gratuita, ' +
      'sale por año, sale por mes, sale al mes, sale al año, cuál es el precio, cuánto x mes, cuánto por mes, cuánto al mes, ' +
      'cuánto mensual, cuánto es al mes, o … estrellas',
    alone:
      'comprar, comprarlo, compro, factura, paypal, pagando, si pago, caro, cara, carísimo, dinero, euros, estrellas, ' +
      'mensual, anual, renuevo, coste, cuota, oferta, ofertas, ventajas, cuánto vale, cuánto valen, cuánto es, cuánto sale, ' +
      'abono, precio, precios, costo, costos, tarifa, tarifas, gratis, gratuito, gratuita, de pago, pago, pagos, pagar, ' +
      'recibo, renovación, renovar, cuesta, cobráis, donar, donación, beneficios, promo, promoción, membresía, planes, plan, ' +
      'regalarlo, regalar, mensualidad',
  },
  notices: {
    words:
      'notific* aviso avisos avísame avisame avisen aviséis avisar mensajito mensajitos spam silenciar alertas alerta ' +
      'recordatorio recordatorios mensajes escribas mandarme escribirme desactiva',
    surely:
      'no me escrib*, no me mand*, no me envi*, no … más mensajes, no … más notificaciones, no … más avisos, ' +
      'dej* de escribir*, dej* de mandar*, dej* de enviar*, basta de mensajes, basta de notificaciones, basta de avisos, ' +
      'desactiv* … notificaciones, desactiv* … avisos, quit* … notificaciones, quit* … avisos, apag* … notificaciones, ' +
      'silenci* … notificaciones, activ* … notificaciones, activ* … avisos, demasiados mensajes, demasiadas notificaciones, ' +
      'demasiados avisos, déjame en paz, dejadme en paz, no molest*, no me avis*, no me notif*, no avis*, no notif*, ' +
      'dejen de mand*, dejen de escrib*, dejen de envi*, paren de mand*, no quiero … notificaciones, no quiero … avisos, ' +
      'no quiero … mensajes, apag* … avisos, molestan mucho, dejen de molestar, mucho spam, muchas notificaciones, ' +
      'muchos mensajes, me avisan cuando, me avisas cuando, avísenme cuando, avisame cuando, apago las notificaciones, ' +
      'me escribes demasiado, me escriben demasiado, me escribís demasiado, sacar notificaciones, avisos de estrenos, ' +
      'para de escribir*, para de mandar*',
    alone: 'silenciar, spam, stop, basta, para ya, ya basta, notificaciones, avisos',
  },
  broken: {
    words:
      'bloquea bloqueado congel* cuelga trab* tranca tilda pixel* pixelad* borros* desincroniz* sincroniz* subtítulos ' +
      'subtitulad* audio sonido volumen eco doblaje doblad* pantalla carátula póster calidad error errores roto rota dañad* ' +
      'fallo fallos falla falló enlace enlaces link caído cargando carga caída lento lenta bajito entrecort* tirones ' +
      'buffering lag lagueado distorsionad* reproduce reproducción reproducir reproductor pitido silba parpadea abrir corta ' +
      'negra desfasados mitad cierra fatal salta archivo labios arranca imagen faltan voz voces boca inglés italiano francés ' +
      'alemán portugués ruso árabe chino latino castellano lentísimo botón botones decepción decepcionad* decepcionante ' +
      'pésim* desfasad* desincronizad* descuadrad*',
    surely:
      'con los labios, se me ha colgado, se me ha parado, me llegó otra, me ha llegado otra, llegó otra cosa, me mandó otra, ' +
      'no cargan, se paró, se ha apagado, se apagó, no se entiende, no entiendo lo que dicen, el capítulo no está, ' +
      'el último capítulo no, el episodio no está, versión equivocada, no está completa, no está completo, descarga falló, ' +
      'desde ayer no, está en ruso, está en alemán, está en francés, está en árabe, está en chino, están en inglés, ' +
      'el enlace no, el link no, la quiero en, lo quiero en, la queremos en, subtítulos están en, audio está en, ' +
      'por qué está en, me sale en, se oye raro, se ve cortad*, se oye cortad*, no puedo descargar*, está en inglés, ' +
      'está en italiano, se cierra, no hay sonido, no hay audio, no hay subtítulos, no hay vídeo, no hay imagen, se ve mal, ' +
      'se ve fatal, se ve borros*, se oye mal, se oye bajo, retrasad*, pillad*, está cortad*, no está disponible, ' +
      'no disponible, se ha quedado, se ha parado, se ha bloqueado, se queda en negro, no pasa nada, algo ha ido mal, ' +
      'algo falla, falla el, falla la, fallan, no encuentro el vídeo, me echa, volumen bajo, se desconecta, no funciona, ' +
      'no funcionan, no va el, no va la, no va bien, no van, no me va, no arranca, no se abre, no se abren, no abre, ' +
      'no se ve, no se ven, no se oye, no se oyen, no se escucha, no oigo, no veo nada, no veo el vídeo, no carga, ' +
      'no se carga, no se reproduce, no reproduce, no se descarga, no me descarga, no puedo ver, no puedo abrir, ' +
      'no puedo reproducir, no puedo entrar, no puedo oír, no me deja, no me llega, no me ha llegado, no ha llegado, ' +
      'no llega, no responde, no respondes, no contesta, no contestas, se bloquea, se cuelga, se corta, se para, se congela, ' +
      'se queda congelad*, se queda parad*, se queda colgad*, va a tirones, va a saltos, va lento, va muy lento, va fatal, ' +
      'va mal, sin audio, sin sonido, sin subtítulos, subtítulos … mal, audio … mal, vídeo … mal, desincronizad*, ' +
      'fuera de sincronía, idioma equivocado, vídeo equivocado, audio equivocado, subtítulos equivocados, pantalla negra, ' +
      'pantalla en negro, mala calidad, enlace roto, link roto, archivo corrupto, está roto, está rota, hay un problema, ' +
      'tengo un problema, tengo problemas, hay problemas, problema con, problemas con, problema técnico, sale error, ' +
      'sale un error, reportar, informar de un problema, está caído, se trab*, se tild*, se tranc*, se pega, se pegó, ' +
      'se quedó, se me quedó, se me traba, se me cuelga, se me cierra, se ve en negro, se ve negr*, se ve todo, se ve pixel*, ' +
      'no prende, no me abre, no me carga, no me reproduce, no me anda, no anda, no andan, no jala, no sirve, no corre, ' +
      'da error, tira error, me aparece error, falta el, falta la, faltan los, faltan capítulos, falta un, está mudo, ' +
      'está muda, sin voz, viene sin, a cada rato, queda cargando, cargando y no, carga y carga, cargando eterno, ' +
      'está en otro idioma, está doblad*, el idioma está, no está en español, la quería en, lo quería en, le doy a, ' +
      'le doy play, no me llegó, no es el correcto, no es el que, no coinciden, no corresponde, pantalla en blanco, ' +
      'sale la pantalla, no tiene subtítulos, no tiene audio, no tiene sonido, no trae subtítulos, no trae audio, y nada, ' +
      'no avanza, se cerró, se me cerró, cargando hace, horas cargando, solo oigo, solo se oye, solo escucho, sin voces, ' +
      'va atrasad*, va adelantad*, no me manda la, no me manda el, no me envía, no me lo manda, capítulo está mal, ' +
      'episodio está mal, audio está mal, siempre lo mismo, nunca tienen, tardan un montón, tardan mucho, tardáis mucho, ' +
      'mal servicio, antes era mejor, nadie contesta, nadie responde, llevo horas, van tres veces, otra vez lo mismo, ' +
      'cada vez peor, no puede ser, en la tele no, episodi* … no va, capítul* … no va, cap … no va, ep … no va, ' +
      'capítul* … no es, episodi* … no es, ya me cansé, me pide contraseña, se ve verde, son el mismo, es el mismo, ' +
      'demasiada publicidad, demasiados anuncios, llen* de anuncios, llen* de publicidad, mucha publicidad, muchos anuncios, ' +
      'tanta publicidad, tantos anuncios, anuncios por todas partes, hart* de, cansad* de, una vergüenza, vergonzos*, ' +
      'un asco, tomadura de pelo, inaceptable, decepcion*, hasta las narices, hasta el gorro, hasta los huevos, ' +
      'siempre los mismos, siempre las mismas, siempre la misma, esto no es la película, esta no es la película, ' +
      'no es la película que, esto no es la serie, es otra película, no se puede ver, no se pueden ver, no se deja ver, ' +
      'nunca encuentro',
    alone:
      'en ruso, en alemán, en francés, en árabe, en chino, en japonés, qué desastre, no suena, se atasca, está en negro, ' +
      'error, roto, rota, bloqueado, problema, problemas, fallo, fallos, falla, bug, lento, muy lento, no va, atascado, ' +
      'avería, incidencia, queja, no puedo',
  },
  requests: {
    words:
      'petición peticiones solicitud solicitudes solicitar pedido pedidos encargar pedirles pedirte pedí',
    surely:
      'las peticiones, una petición, cómo se piden, os pedí, te pedí, os había pedido, te había pedido, que no tienen, ' +
      'que no tienes, hago peticiones, hacer … petición, añadir películas, mi petición, mis peticiones, mi solicitud, ' +
      'mis solicitudes, cancel* … petici*, cancel* … solicitud, retir* … petici*, hacer peticiones, aceptáis peticiones, ' +
      'cómo pido, cómo … pedir, cómo se pide, cómo solicito, cómo … solicitar, puedo pedir, puedo solicitar, se puede pedir, ' +
      'se pueden pedir, dónde pido, dónde … pedir, dónde … solicitar, película que pedí, que había pedido, que he pedido, ' +
      'he pedido una, pedí una, mis pedidos, mi pedido, hacer un pedido, hacer pedidos, hago un pedido, agregar una, ' +
      'agregar películas, me la buscan, me lo buscan, me la consiguen, me la pueden conseguir',
    alone:
      'pueden agregar, podrían agregar, pueden subir, podrían subir, puedes subir, puedes agregar, podés subir, ' +
      'podés agregar, agreguen, suban, puedes añadir, podéis añadir, podéis subir, petición, peticiones, solicitud, ' +
      'solicitudes, pedir, solicitar, pedir una película, pedir una serie, falta una película, faltan películas, ' +
      'faltan pelis, falta una serie, añadir, sugerir una película, proponer una película, pedido, sugerir, ' +
      'sugerencias de películas',
  },
  arrival: {
    words:
      'estreno estrenos estrenan estrena secuela próximamente saldrá saldrán suben fecha habrá temporad* episodi* capítul* ' +
      'cap caps ep eps continúa continuará continuación retoman secuel* precuel* actualic* actualiz*',
    surely:
      'el que sigue, la que sigue, lo que sigue, me falta ver, me falta el final, saldrá la, saldrá el, saldrán las, ' +
      'saldrán los, habrá más, saldrá otra, cuándo retoman, cuándo continúa, cuándo vuelven, cuándo regresan, ' +
      'qué día estrenan, qué día sale, a qué hora sube*, a qué hora sale*, cuánto falta para, sale algo nuevo, ' +
      'temporada … cuándo, capítulos … cuándo, sale la temporada, cuándo la, cuándo lo, cuándo sale, cuándo salen, ' +
      'cuándo saldrá, cuándo saldrán, cuándo llega, cuándo llegan, cuándo llegará, cuándo llegarán, cuándo estrenan, ' +
      'cuándo se estrena, cuándo se estrenan, cuándo viene, cuándo vienen, cuándo estará, cuándo estarán, cuándo habrá, ' +
      'cuándo ponéis, cuándo subís, cuándo añadís, cuándo es … temporada, cuándo … temporada, cuándo … capítulos, ' +
      'cuándo … episodios, para cuándo, fecha de estreno, fecha de salida, habrá … temporada, sale … temporada, cuándo suben, ' +
      'cuándo van a subir, cuándo ponen, cuándo agregan, cuándo traen, cuándo va a estar, cuándo sacan, hay fecha, ' +
      'cuándo regresa, cuándo vuelve, va a haber, habrá otra, habrá segunda, sacarán, van a sacar, harán otra, ' +
      'falta mucho para, va a salir, van a salir, sale pronto, qué días salen, cap que sigue, capítulo que sigue, sale hoy, ' +
      'episodio que sigue, cuántas temporadas, hacen otra, sale la segunda, sale la tercera, sale la dos, más temporadas, ' +
      'otra temporada, sgte ep, siguiente ep, ep siguiente, sgte cap, y la 2, y la 3, y el 2, y la dos, y el dos, ' +
      'hay segunda, hay tercera, hay más de, sigue después, ya salió, ya está la, ya está el, y el siguiente, y la siguiente, ' +
      'hay otra parte, tienen la segunda, tienes la segunda, sale la siguiente, sacan la, van a hacer, la cancelaron, ' +
      'la renovaron, hay continuación, segunda parte … cuándo, cuándo … segunda parte, tienen la que sigue, ' +
      'tienes la que sigue, falta para la, falta para el, y la segunda parte, y la tercera parte, sale la secuela, ' +
      'hay secuela, cuántos capítulos, cuántos episodios, cuántos caps, termina así, acaba así, segunda parte de … tienen, ' +
      'segunda parte de … tienes, siguiente episodio, siguiente temporada, siguiente cap*, la cuarta cuándo, ' +
      'la tercera cuándo, la segunda cuándo, solo tienen la primera, solo tienes la primera, solo está la primera, ' +
      'solo hay la primera, otras temporadas, capítulo 2, capítulo 3, alguna novedad de, esperando la temporada, ' +
      'sigo esperando, queda así, sigue o, continúa o, continua o, hay más capítulos, tiene continuación, tiene secuela, ' +
      'tiene segunda parte, habrá segunda parte, acabé el cap, acabé la temporada, terminé el cap, terminé la temporada, ' +
      'dónde está el siguiente, dónde está la siguiente, quedé en el, quedé en la, me quedé en, mándame el, mandame el, ' +
      'va después, viene después, toca después, cuál toca, cuál sigue, cómo sigue, la primera entera, en lo mejor, ' +
      'la 2 cuando, la 3 cuando, la 4 cuando',
    alone:
      'próximos estrenos, nueva temporada, próxima temporada, nuevos episodios, nuevos capítulos, próximo capítulo, ' +
      'próximo episodio, continúa, continuará, el resto, qué sigue, y después',
  },
  contact: {
    words:
      'whatsapp teléfono correo email encargado encargada jefe jefa dueño dueña administrador administradora queja quejas ' +
      'quejarme reclamación reclamaciones soporte asistencia atención oficina contacto contactar contactarlos comunicarme ' +
      'comunico gerente responsable llámenme llamadme número operador operadora moderador hablar wasap wsp wpp',
    surely:
      'me quejo, quejarme, una reclamación, una queja, con un operador, con una operadora, quién te paga, quién os paga, ' +
      'quién te programó, cómo contacto, contacto con, al admin, al administrador, al dueño, con el admin, ' +
      'hablar con … persona, hablar con alguien, hablar con … humano, hablar con … operador, hablar con … agente, ' +
      'hablar con … administrador, hablar con … dueño, hablar con … admin, quién administra, quién lleva, quién gestiona, ' +
      'quién es el dueño, quién es el administrador, quién es el admin, quién te ha creado, quién te creó, quién te hizo, ' +
      'quién está detrás, atención al cliente, servicio al cliente, con quién puedo hablar, con quién hablo, ' +
      'con quién me comunico, a quién le escribo, a quién escribo, a quién contacto, a quién puedo escribir, ' +
      'quién está a cargo, quién maneja, quién hizo, quién creó, de quién es este, comunicarme con, hablar con un, ' +
      'hablar con una, hablar con el, alguien de verdad, una persona de verdad, contactar con, contactar al, quién responde, ' +
      'quién contesta, quién atiende, un contacto, algún contacto, de quién es el, a quién pertenece, llámame al, ' +
      'llámenme al, tu whats, tu whatsapp, su whatsapp, tu wasap, tu número',
    alone:
      'soporte, persona real, desarrollador, creador, contactar, contactos, operador, agente, administrador, admin, dueño, ' +
      'humano, número de teléfono, correo, email, sugerencia, correo electrónico, pásame con alguien',
  },
  insult: {
    words:
      'idiota* imbécil* gilipoll* cabrón cabron* mierda mierdas puta puto putas putos pendej* pinche culer* boludo* pelotud* ' +
      'aweonao ahueonao aweonado tonto tonta tontos estúpid* inútil inútiles inservible* basura porquería asco asqueros* ' +
      'malparid* gonorrea carajo joder jódanse jódete chinga chingad* verga mamón mamones payaso* subnormal* retrasad* tarado ' +
      'tarados zoquete* mamarracho* cutre demonio maldita maldito malditos hijueputa hdp ctm ladrones sinvergüenza* caradura* ' +
      'patétic* capullo* zopenco* burro burros vete menso mensa inept* mediocre* conchatumare conchetumare gil giles forro ' +
      'forros sorete* malnacid* babos* cagad* mrd ptm ptmr chafa mugre mugros* bruto bruta cretin* tontit* lerdo lerdos ' +
      'huevon* weon* ahuevonado mamerto pringad* imbecil cago inservible inservibles chorro chorros ratas',
    surely:
      'no sabes hacer nada, no sabéis hacer nada, das pena, dais pena, no vales, no valéis, no entiendes nada, ' +
      'no entendéis nada, máquina estúpida, máquina tonta, sois ladrones, bot de m, app de m, panda de, bot inútil, puto bot, ' +
      'a la mierda, una mierda, de mierda, hijo de puta, hijos de puta, que te jodan, que te den, jódete, vete a paseo, ' +
      'a tomar por culo, eres inútil, eres un inútil, eres tonto, eres estúpido, eres lo peor, sois lo peor, eres malísimo, ' +
      'qué asco, das asco, dais asco, no sirves para nada, no sirve para nada, bot estúpido, bot tonto, odio este bot, ' +
      'te odio, pinche bot, pinche app, qué porquería, una porquería, una basura, qué basura, vete a la, andate a la, ' +
      'andá a la, vete al, la concha, chinga tu, chinguen, no servís para, no sirven para, sos un inútil, sos un pelotudo, ' +
      'sos tonto, eres basura, me tienen harto, me tienes harto, estoy harto, estoy harta, sos un desastre, eres un desastre, ' +
      'son un desastre, qué desastre, un desastre de, bot más malo, qué bot más, qué mal bot, andate al, incompetent*, ' +
      'unos inútiles, unos ladrones, sois unos inútil*, sois unos inept*, me cago en, ojalá te, ojalá los, bola de, ándate a, ' +
      'andate a, anda a cagar, vayanse a, vayanse al, iros a, al carajo, a cagar',
    alone:
      'ladrones, ladrón, estafadores, mentirosos, sinvergüenzas, bot de caca, caca, vaya mierda, cállate, asqueroso, payaso, ' +
      'payasos, zorra, mamón, que te follen, follar, pesado, pesada, bobo, boba, cállate la boca, maldita sea, mierda, ' +
      'gilipollas, cabrón, cabrones, imbécil, idiota, idiotas, subnormal, pendejo, capullo, hijoputa, tonto, tonta, estúpido, ' +
      'estúpida, inútil, asco, basura, puta, puto, joder, ridículo, patético, horrible, terrible, pésimo, malo, malísimo, ' +
      'porquería, vergüenza, coño, maldito, boludo, pelotudo, huevón, weón, culero, chafa, pendejos, inútiles, malditos, ' +
      'estúpidos, asquerosos, pinche, bot de porquería, vergonzoso, lamentable, nefasto, pésimo servicio',
  },
  other: {
    words: 'homónim*',
    surely:
      'pero yo quería la, yo quería la peli, quería la serie, quería la película, me has entendido mal, me entendiste mal, ' +
      'no es esta, no es este, no es esa, no es ese, no es la que, no es el que, no me refería, no quería esta, ' +
      'no quiero esta, no busco esta, no buscaba esta, no buscaba eso, te has equivocado, te equivocas, os habéis equivocado, ' +
      'película equivocada, peli equivocada, título equivocado, serie equivocada, la de antes, el de antes, la anterior, ' +
      'el anterior, ninguna de estas, ninguno de estos, ninguna de esas, ninguno de esos, te equivocaste, se equivocaron, ' +
      'te confundiste, te confundís, nada que ver, no era, no es lo que pedí, no es lo que busco, no es lo que buscaba, ' +
      'no pedí esa, no pedí esto, me refería a, me refiero a otra, no hablo de esa, es otra, es la otra, la otra versión, ' +
      'tienes otra, tenés otra, hay otra, hay otras, ya la vimos, ya lo vi, ya lo vimos, esa ya, ese ya, quise decir, ' +
      'quería decir, quiero decir, digo la otra, no es la correcta, no es el correcto, la otra película, esa de ahí no, ' +
      'ese de ahí no, me diste otra, me mandaste otra, esta ya la, no la nueva, la nueva no, la de abajo, la de arriba, ' +
      'qué tiene que ver, la de hace rato, el de hace rato, la de hace un rato, el de hace un rato, lo de hace rato, ' +
      'la de actores, la de animación no, la de dibujos no, la animada no, devuélveme la de, devuélveme la anterior, ' +
      'devuélveme la otra',
    alone:
      'él no, ella no, la continuación, enséñame la siguiente, dame la siguiente, ponme la siguiente, la correcta, la buena, ' +
      'no está mal, está mal, la antigua, el antiguo, más antigua, la más antigua, la más nueva, la más reciente, ' +
      'enséñame otra, enséñame otra cosa, enséñame, ponme otra, ponme otra cosa, dame otra, dame otra cosa, el mismo nombre, ' +
      'la del mismo nombre, del mismo nombre, la verdadera, el remake, no el remake, parte, la parte, primera parte, sigue, ' +
      'diferente, muéstrame otra, muéstrame, mandaste, enviaste, esa tampoco, tampoco, esta tampoco, distinto, distinta, ' +
      'la siguiente, quería otra, esta no, este no, esa no, ese no, eso no, no esta, no este, no esa, no ese, la otra, ' +
      'el otro, otra, otro, otras, otra cosa, otra película, otra peli, otra serie, equivocado, equivocada, mal, ninguna, ' +
      'ninguno, anterior, siguiente, la primera, la segunda, la tercera, la última, el primero, el segundo, la vieja, ' +
      'la nueva, vuelve, volver, atrás, no me gusta, no me interesa, ya la he visto, ya la vi, ya vista, vista, da igual, ' +
      'déjalo, olvídalo, no importa, alguna otra, alguna más, otra opción, otras opciones, la original, me equivoqué, ' +
      'me confundí, la que sigue, el que sigue, segunda parte, tercera parte, parte dos',
  },
  language: {
    words:
      'català gallego euskera idioma idiomas traducir traduce português brasileiro deutsch inglés italiano francés alemán ' +
      'portugués ruso árabe chino latino castellano hablas habla ponlo cámbiame sou catalán',
    surely:
      'no hablo italiano, hablo español, hablo inglés, no entiendo el italiano, no entiendo el inglés, hablar español, ' +
      'hablar inglés, hablar italiano, hablar en, habla español, en otro idioma, cambiar idioma, cambiar el idioma, ' +
      'cambiar de idioma, cambia idioma, cambia el idioma, habla en, escribe en, escríbeme en, responde en, respóndeme en, ' +
      'contesta en, en qué idioma, qué idiomas, otros idiomas, háblame en, hablás, escribime en, contestame en, pásate al, ' +
      'cambiar a inglés, cambiar al inglés, ponlo en inglés, ponelo en inglés, estás en inglés',
    alone:
      'idioma, idiomas, lengua, en español, español, castellano, inglés, en inglés, italiano, francés, alemán',
  },
  wish: {
    words:
      'recomiend* recomendación recomendaciones recomendame recomiéndame sugier* sugerencia sugerencias sorpréndeme sorprendeme ' +
      'sorpréndenos aburro aburrid* aburrimiento anímame bajón antojo maratón maratonear echo entretenid*',
    surely:
      'dibujitos para, alguna buena, alguno bueno, dame una sorpresa, noche de cine, noche de pelis, elige una película, ' +
      'elige una peli, elige algo, elígeme, qué hay de lindo, qué hay de bueno, algo lindo, qué veo, qué vemos, qué miro, ' +
      'no sé qué ver, no sé que mirar, qué me recomiendas, que nos recomiendas, qué recomiendas, qué me aconsejas, ' +
      'qué puedo ver, qué podemos ver, qué hay bueno, qué tienes, qué tenéis, algo bueno, algo chulo, algo interesante, ' +
      'algo bonito, me aburro, estoy aburrid*, sorpréndeme, sorpréndenos, elige tú, decide tú, elige por mí, escoge tú, ' +
      'algo al azar, una película al azar, una peli al azar, algo para ver, algo que ver, para ver con, para ver hoy, ' +
      'para ver esta noche, qué hay hoy, qué hay para hoy, recomiéndame, recomendame, recomiéndenme, recomiendan, recomendás, ' +
      'qué película veo, qué peli veo, algo de, sugiéreme, sugerime, elegí vos, elegí tú, lo que sea, ando aburrid*, ' +
      'qué hay de nuevo, qué hay para ver, tírame una, algo ligero, algo liviano, algo corto, algo gracioso, algo tranqui, ' +
      'sugerencias para, ideas para hoy, alguna idea, qué película miro, qué peli miro, qué serie veo, me recomiendas una, ' +
      'recomiendas un, una recomendación, algo que enganche, qué está de moda, quiero reírme, échame una mano con qué, ' +
      'no sé qué poner, lo de, me conviene ver, cuál está mejor, cuál está más, cuál es la mejor, cuál es la más, ' +
      'cuál recomiend*, de miedo tien*, de risa tien*, de guerra tien*, de acción tien*, algo cort*, algo ligerit*, ' +
      'algo livian*, algo cortit*',
    alone:
      'sorpresa, una sorpresa, dame una idea, una idea, idea, ideas, dame ideas, inspírame, algo nuevo, elegir, ' +
      'qué películas, qué películas hay, películas hay, qué hay, qué pelis tienes, qué pelis hay, mejores películas, al azar, ' +
      'recomendación, recomendaciones, recomienda, recomendadme, sugerencias, aburrido, aburrida, qué aburrimiento, algo, ' +
      'ver algo, mirar algo, qué ver, ver una película, ver una peli, ver una serie, buena película, buena peli, ' +
      'buenas películas, catálogo, lista de películas, todas las películas, lo más visto, más vistas, más populares',
  },
  help: {
    words:
      'ayúdame ayudame ayúdenme tutorial instrucciones comandos explicas explícame explicar chromecast televisor tele guía ' +
      'entiendo descargar',
    surely:
      'encuentro el botón, veo el botón, tener subtítulos, poner subtítulos, subtítulos en inglés, subtítulos en español, ' +
      'subtítulos en italiano, que guardé, que he guardado, que tengo guardad*, pelis guardadas, películas guardadas, ' +
      'dónde está mi, dónde están mis, a mi lista, a la lista, de mi lista, en mi lista, en la lista, se puede descargar, ' +
      'se pueden descargar, instalar algo, tengo que instalar, hay que instalar, la misma cuenta, dónde le doy, a qué le doy, ' +
      'dónde pulso, dónde toco, dónde aprieto, dónde presiono, hacer clic, hago clic, doy clic, buscar por, paso a paso, ' +
      'me guías, una mano, qué puedo hacer, qué tengo que, cómo va esto, cómo va el bot, me ayudas, me puedes ayudar, ' +
      'podéis ayudarme, puedes ayudarme, en la tele, en mi tele, cómo descargar, cómo funciona, cómo funcionas, ' +
      'cómo funcionáis, cómo se usa, cómo te uso, cómo lo uso, cómo usar, cómo uso, cómo se utiliza, qué sabes hacer, ' +
      'qué puedes hacer, qué haces, para qué sirves, para qué sirve, para qué eres, cómo veo, cómo puedo ver, cómo se ve, ' +
      'cómo se ven, cómo puedo descargar, cómo descargo, cómo se descarga, cómo se descargan, cómo busco, cómo se busca, ' +
      'cómo puedo buscar, cómo encuentro, cómo hago, cómo se hace, no entiendo, no lo entiendo, no he entendido, no entendí, ' +
      'me explicas, puedes explicar*, explícame, explicadme, qué debo hacer, qué hago, por dónde empiezo, cómo empiezo, ' +
      'dónde veo, dónde se ve, dónde se ven, es legal, de qué va esto, qué es esto, soy nuevo, soy nueva, tengo una pregunta, ' +
      'tengo una duda, cómo le hago, cómo miro, cómo se mira, cómo bajo, se puede ver en, puedo verlo en, puedo verla en, ' +
      'puedo descargarla, sin internet, sin conexión, chromecast, en el celular, en el cel, en la compu, en el tele, ' +
      'no sé usar, no sé cómo, cómo es esto, cómo es el, cómo pongo, cómo cambio, cómo quito, cómo activo, dónde están los, ' +
      'dónde está el, dónde encuentro, qué comandos, qué es esta, necesito ayuda, me podés ayudar, me pueden ayudar, ' +
      'qué podés hacer, para qué es, sirve en, funciona en, sirve para el, se puede en, necesito una app, necesito descargar, ' +
      'hace falta descargar, pantalla completa, alguien me explica, cómo la mando, cómo lo mando, cómo la paso, cómo lo paso, ' +
      'a la tele, a mi tele, hay un tutorial, hay tutorial, tengo que descargar',
    alone:
      'mi lista, mis listas, lista, listas, favoritos, mis favoritos, historial, búsqueda, filtros, buscador, subtítulos, ' +
      'puedo descargar, en la televisión, en el móvil, en el ordenador, ayuda, ayúdame, ayudadme, ayudarme, help, info, ' +
      'información, instrucciones, guía, menú, comandos, start, inicio, empezar, funciones, funciona, tutorial, pregunta, ' +
      'una pregunta, duda, dudas, una duda, descargar, reglas, ajustes, configuración, explicación, dónde le pico',
  },
  bot: {
    words: 'robot chatgpt inteligencia chiste',
    surely:
      'de qué país, sabes quién soy, sabes mi nombre, sabes cómo me llamo, cuántos idiomas, quién te ha hecho, ' +
      'quién te ha programado, cómo te llamas, cuál es tu nombre, cómo está usted, cómo va todo, eres un bot, eres un robot, ' +
      'eres una persona, eres un humano, eres una ia, inteligencia artificial, chatgpt, cuántos años tienes, qué tiempo hace, ' +
      'qué hora es, qué día es, cuéntame un chiste, estás soltero, qué estás haciendo, encantado de, estás vivo, estás viva, ' +
      'sos un bot, sos real, sos una persona, sos humano, eres real, eres una máquina, hablo con una persona, hablo con un, ' +
      'estoy hablando con, quién te hizo, cómo andas, cómo te va, qué hacés ahí, contame un chiste, cuéntame algo, ' +
      'me cuentas, eres humano, eres humana, entiendes lo que, entendés lo que, me entiendes, me entendés, sabes leer, ' +
      'tienes sentimientos, cuántas pelis tienen, cuántas pelis tienes, cuántas películas tienen, cuántas películas tienes, ' +
      'eres una persona real',
    alone:
      'quién te ha creado, dónde vives, tienes novia, tienes novio, tienes amigos, qué edad tienes, eres hombre, eres mujer, ' +
      'de dónde son, de dónde sois, quiénes son, quiénes sois, quién eres, qué eres, cómo estás, qué tal, qué pasa, ' +
      'te quiero, te amo, un chiste, eres de verdad, dónde estás, de dónde eres, me quieres, estás ahí, test, prueba, ' +
      'hablemos, hablar, chiste, feliz cumpleaños, feliz navidad, feliz año, felicidades, felices fiestas, robot, ' +
      'estoy triste, estoy feliz, estoy cansado, estoy cansada, me oyes, todo bien, qué cuentas, qué contás, cómo va, ' +
      'cómo va la vida, qué hubo, quiubo, qué más, vivo, viva',
  },
  thanks: {
    words:
      'agradec* agradezco amable amables genial crack chévere bacán buenísimo buenísima chidísim* chido chida joya ' +
      'enhorabuena maravilla maravillosa parce bacano grandioso finísimo brutal padrísim* bellísim* hermos* preciosa ' +
      'rapidísim* utilísim* recomendadísim* mola molan moláis flipante flipas flipo fenomenal encanta encantó encantan ' +
      'bárbaro copado copada bkn bendiciones excelente* estupend* fantástic* espectacular* increíble* geniales maravillos* ' +
      'divin* impecable sublime fenómeno fenómenos cracks máquinas salvaste alegraste agradable bonísim* buenísimos ' +
      'buenísimas buenardo eficaz eficient* chulada preciosas wow guau regalazo capos lujo lujazo agradecid*',
    surely:
      'una pasada, cómo agradecer*, lo que buscaba, lo que estaba buscando, sois la leche, eres la leche, menudo servicio, ' +
      'habéis alegrado, me alegraste, nos alegraste, han alegrado, encontrada gracias, encontrado gracias, de maravilla, ' +
      'buena peli gracias, buena película gracias, gracias por ser, darte las gracias, daros las gracias, darles las gracias, ' +
      'dar las gracias, gracias por la, gracias por el, gracias por los, gracias por las, gracias por vuestr*, ' +
      'gracias por ayudar*, muchas gracias, mil gracias, muchísimas gracias, gracias por todo, gracias por tu, ' +
      'gracias de nuevo, gracias igualmente, gracias de todas formas, te lo agradezco, os lo agradezco, te agradezco, ' +
      'se agradece, un millón de gracias, gracias de corazón, sos una genia, sos lo, sos el mejor, sos la mejor, sos genial, ' +
      'sos crack, lo máximo, qué buena página, qué buen bot, qué buen servicio, qué buena app, qué grande, me salvaste, ' +
      'me salvó, me ayudó, me ayudaste, funcionó, ya funciona, ahora funciona, ya quedó, ya jaló, me encantó, muy agradecid*, ' +
      'se los agradezco, les agradezco, dios te bendiga, dios los bendiga, bendiciones, te pasaste, se pasaron, buena onda, ' +
      'la rompiste, la rompen, sos un genio, sos un capo, sos un crack, sos un amor, sos un groso, eres un amor, eres un sol, ' +
      'muy buen, felicitaciones, son los mejores, son las mejores, son unos genios, son geniales, me encanta este, peliculón, ' +
      'es lo más, bien funciona, por fin funciona, al fin funciona, te debo una, te debo un, una maravilla, enhorabuena, ' +
      'dios te lo pague, mejor que netflix, qué joya, una joya, la mejor app, el mejor bot, va finísimo, qué brutal, ' +
      'sois unos cracks, sois unos genios, sois unos máquinas, son unos cracks, de lujo, un diez, un 10, muy padre, ' +
      'qué padre, está padre, mola mazo, mola un montón, me moló, mi vida gracias, gracias mi, gracias cielo, le encantó, ' +
      'les encantó, nos encantó, qué maravilla, estuvo buen*, está buen*, estuvo genial, lloré, qué linda, qué lindo, ' +
      'cinco estrellas, 5 estrellas, de 10, 10 de, se ve genial, se ve perfecto, se ve increíble, se oye genial, ' +
      'se ve muy bien, lo mejor, qué nivel, qué crack, te luciste, se lucieron, la rompieron, de diez, está chido, ' +
      'está chida, felices gracias, qué chulada, qué calidad, qué capos, la veo gracias, lo veo gracias, sois una salvación, ' +
      'sois la salvación, eres mi salvación, eres un ángel, sois unos ángeles, son unos ángeles, un milagro, caído del cielo, ' +
      'a la primera gracias, lo encontré a la primera, por fin un bot, por fin una app, por fin algo que, arranca enseguida, ' +
      'va rapidísimo, empieza al toque, tqm, tkm, qué rápido, agradecida eternamente, agradecido eternamente, se ve nítid*, ' +
      'se ve re nítid*, mejor que … pag*, mejor que … euros, justo lo que, exactamente lo que, felicito, excelente servicio',
    alone:
      'la leche, contento, contenta, encantado, encantada, satisfecho, sois increíbles, increíbles, qué rápido, qué rápidos, ' +
      'rápido, rapidísimo, qué rapidez, buena sorpresa, qué sorpresa, ya la tengo, qué buena peli, qué buena película, ' +
      'qué buena serie, qué peli, muy majos, qué majos, peli genial, gran peli, gran película, buena serie, serie genial, ' +
      'mola, molas, moláis, mola mucho, sois geniales, unos máquinas, chulísimo, precioso, qué bonito, preciosa, qué pasada, ' +
      'pasada, funciona perfecto, funciona perfectamente, encontré, lo encontré, ya la encontré, majo, maja, responder, ' +
      'gracias por responder, útil, muy útil, súper, perfecto gracias, qué amable, buena peli, buen servicio, gracias, grcs, ' +
      'grax, agradezco, agradecido, agradecida, eres el mejor, eres la mejor, sois los mejores, eres genial, eres un crack, ' +
      'eres un genio, eres increíble, eres grande, eres muy amable, muy amable, buen trabajo, gran trabajo, buen bot, bravo, ' +
      'me encanta, me ha encantado, me gusta, me ha gustado, me gustó, qué bien, qué bueno, qué guay, buenísimo, buenísima, ' +
      'excelente, estupendo, fantástico, maravilloso, increíble, espectacular, crack, máquina, genial, guay, bonito, wow, ' +
      'olé, funciona genial, funciona muy bien, capo, genia, genio, genios, grande, cracks, bacán, chévere, chido, bárbaro, ' +
      'servicio, excelente servicio, buenísimo servicio, maestro, ídolo, sos grande, impecable, de nuevo gracias, muy bueno, ' +
      'muy buena, buena esa, al pelo, joya, te amo, te amo bot',
  },
  farewell: {
    words: 'chao chau abur mimir piro',
    surely:
      'me voy hasta, me despido hasta, hablamos mañana, hablamos después, me voy buenas, me voy chau, me voy adiós, ' +
      'hasta luego, ahí te ves, nos vemos, me piro, a mimir, hasta otra, nos leemos, chao pescao',
    alone:
      'hablamos pronto, me duermo, ya me duermo, a dormir ya, me voy a dormir ya, me voy a trabajar, me voy al trabajo, ' +
      'me voy a cenar, me voy a comer, a trabajar, me voy, ya voy, mamá ya voy, me tengo que ir, tengo que irme, ya me voy, ' +
      'a la cama, a dormir, agur, hasta ahora, hasta después, me voy a la cama, adiós, chao, chau, hasta mañana, ' +
      'hasta pronto, hasta la próxima, hasta la vista, me despido, cuídate, cuidaos, que tengas buen día, ' +
      'que tengas un buen día, que descanses, buen fin de semana, feliz día, feliz noche, saludos, un saludo, abrazos, ' +
      'un abrazo, bye, me voy a dormir, nos hablamos, hablamos, hablamos luego, buen finde, buen domingo, que estés bien, ' +
      'que estén bien, que te vaya bien, dulces sueños, descansa, me retiro, hasta el lunes, hasta el sábado, cuidate, ' +
      'cuídense, besos, un beso, chaito, bai, bye bye, hasta la noche, buena noche, linda noche, lindo día, ' +
      'que tengas linda noche, feliz noche a todos',
  },
  greeting: {
    words: 'aloo epa quiubo',
    surely:
      'al otro lado, del otro lado, hola soy, hola me llamo, buenas soy, saludos desde, saludos a todos, hola desde, ' +
      'nos dé dios',
    alone:
      'hola qué hay, hola qué tal, qué hay, qué pasa, buenas a todos, hola a todas, qué tal estás, qué tal todo, ' +
      'hay alguien ahí, hay alguien por ahí, ya volví, hola, holi, holis, ola, hey, ey, buenas, buenos días, buen día, ' +
      'buenas tardes, buenas noches, muy buenas, hay alguien, alguien ahí, alguien, hello, hi, aquí estoy, ya estoy aquí, ' +
      'estás, hola a todos, buenass, qué tal a todos, wenas, wena, alo, aló, holi holi, hola hola, hola de nuevo, ' +
      'muy buenos días, muy buenas tardes, hola bot, hola amigo, hola amigos, saludos cordiales, hola grupo, hola gente, ' +
      'volví, presente, qué onda, qué hubo, epa, buenas noches gente, buenas gente, buenas tardes gente, ' +
      'buenas noches a todos',
  },
  nothing: {
    words: 'jaja jajaja probando',
    surely: '',
    alone:
      'ah ya veo, ya veo ya, exactamente, obvio, obviamente, desde luego, en serio, vaya, vaya vaya, caramba, caray, en fin, ' +
      'qué va, me parece bien, mhm, ajá, aja, mmh, mh, ok ok, no no, sí sí, ok, okay, okey, oki, vale, vale vale, de acuerdo, ' +
      'está bien, muy bien, bien, perfecto, claro, claro que sí, entendido, ya entiendo, lo entiendo, ya veo, exacto, ' +
      'correcto, cierto, así es, sí, si, sip, sipi, no, nop, no gracias, quizás, quizá, tal vez, a lo mejor, mmm, mm, hmm, ' +
      'eh, ah, oh, uf, jaja, jajaja, jejeje, jeje, jiji, haha, lol, xd, de nada, no hay de qué, por nada, nada, perdón, ' +
      'perdona, disculpa, lo siento, espera, un momento, un segundo, ya, listo, hecho, venga, vamos, dale, bueno, pues, ' +
      'pues nada, y, y qué, entonces, por qué, qué, quién, cómo, cuándo, dónde, ni idea, no lo sé, no sé, no lo tengo claro, ' +
      'encontrado, lástima, qué pena, interesante, por favor, órale, orale, sale, va, va pues, ándale, andale, simón, ya vas, ' +
      'dale dale, listo pues, ok ok gracias, bueno dale, por ahí, luego veo, después veo, otro día, mañana quizás, lo pienso, ' +
      'lo voy a pensar, uy, uff, ufff, guau, ah ya, ah ok, ah bueno, ya entendí, ok entiendo, sisi, nel, nanay, no creo, ' +
      'puede ser, ups, ups perdón, uy perdón, déjame pensar, dejame pensar, qué chistoso, chistoso, qué risa, qué gracioso, ' +
      'ok perfecto, mmm no estoy seguro, no estoy seguro, no estoy segura, tal cual, clarísimo, todo claro, probando, prueba, ' +
      'hum, probando probando, sigo esperando, ya mero, cuánto tarda, cuánto tardan, jsjs, jsjsjs, me muero de risa, ' +
      'muero de risa, muero, lloro, déjame pensarlo, te cuento luego, luego te cuento, para nada, obvio que sí, ' +
      'me equivoqué de chat, perdón me equivoqué, equivoqué de grupo, alguna novedad, alguna noticia, y eso, y eso qué, ' +
      'qué tiene que ver',
  },
};
