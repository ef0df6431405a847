import type { OwnTexts } from './texts-type.ts';
import { clockTime, longDate, plural } from './formats.ts';

/** One's own page and movie nights in Spanish, which only our server has. */
export const texts = {
  ownPage: {
    chooseFilm: 'Elige una película',
    importList: 'Importa tu lista',
    sections: 'Secciones de tu página',
    minutes: (count: number) => `${count} min`,

    toContinue: {
      heading: 'Seguir viendo',
      progress: (part: string, watched: number, episodes: number) =>
        `${part} · ${watched} de ${episodes} vistos`,
      removed: 'La he quitado de aquí. Vuelve cuando veas otro episodio.',
      notRemoved: 'La serie no se ha quitado. Inténtalo de nuevo.',
      empty: 'No hay nada a medias. Pulsa «Reproducir» en un título y lo sigues desde aquí.',
    },

    recommendations: {
      heading: 'Para ti',
      remove: (title: string) => `No me interesa: ${title}`,
      removed: (title: string) => `Ya no te recomiendo «${title}».`,
      refused: 'La recomendación no se ha quitado. Inténtalo de nuevo.',
      empty: 'De momento no tengo nada nuevo que recomendarte. Vuelve cuando lleguen otros títulos.',
    },

    watched: {
      heading: 'Vistos',
      remove: (part: string) => `Quitar ${part} de los vistos`,
      restore: (part: string) => `Volver a poner ${part} entre los vistos`,
      refused: 'El cambio no se ha guardado. Inténtalo de nuevo.',
      empty: 'Todavía nada. Pulsa «Visto» en la página de un título y lo verás aquí.',
    },

    requests: {
      heading: 'Tus peticiones',
      field: '¿Qué título falta?',
      inCatalogue: 'En el catálogo',
      toAsk: 'Para pedir',
      offers: 'Qué quieres pedir',
      noneInCatalogue: 'Todavía no está.',
      noneOfThese: 'Ninguno de estos: tal como lo has escrito',
      asWritten: 'Tal como lo has escrito',
      ask: (title: string) => `Pedir ${title}`,
      waiting: (people: number) =>
        `Pendiente · ${people <= 1 ? 'de momento solo lo has pedido tú' : `lo quieren ${people} personas`}`,
      approved: (people: number) =>
        `Aprobada, te escribo cuando esté · ${people <= 1 ? 'de momento solo lo has pedido tú' : `lo quieren ${people} personas`}`,
      withdraw: (title: string) => `Retirar «${title}»`,
      withdrawn: 'Petición retirada.',
      refused: 'La petición no se ha retirado. Inténtalo de nuevo.',
      empty: 'No tienes peticiones abiertas. Escribe aquí arriba el título que falta.',
      sent: 'Petición enviada. Te cuento en el chat cómo ha ido.',
      joined: (people: number) => `Alguien ya lo ha pedido. Ahora lo queréis ${people} personas.`,
      own: 'Ya lo has pedido. Te cuento en el chat cómo ha ido.',
      exists: 'Ya está en el catálogo, puedes verlo.',
      waits: 'Ya está en el catálogo, pero todavía no se puede ver. Te aviso cuando llegue.',
      rejected: 'Este título ya ha sido rechazado.',
      tooMany: 'Ya tienes demasiadas peticiones abiertas. Retira una.',
      unavailable: 'Ahora no puedo leer la ficha de este título. Inténtalo de nuevo dentro de un momento.',
      failed: 'La petición no se ha enviado.',
    },

    arrivals: {
      heading: 'Próximamente',
      waiting: 'Te escribo cuando llegue',
      waitingForSeason: (season: number) => `Temporada ${season} · te escribo cuando llegue`,
      remove: (title: string) => `No avisarme: ${title}`,
      removed: (title: string) => `Ya no te aviso de «${title}».`,
      refused: 'El cambio no se ha guardado. Inténtalo de nuevo.',
      empty:
        'No esperas nada. Pulsa «Reproducir» en un título que todavía no está y te escribo cuando llegue.',
    },

    notices: {
      heading: 'Notificaciones',
      about: 'Te escribo cuando llega un título que esperas y antes de que termine Premium.',
      episodes: 'Nuevos episodios',
      aboutEpisodes: 'De las series que has empezado o que están en tu lista, si vas al día.',
      digest: 'Novedades de la semana',
      aboutDigest: 'Una vez a la semana, las novedades de tus géneros.',
      refused: 'Las notificaciones no se han cambiado. Inténtalo de nuevo.',
    },

    lists: {
      newNameOf: (name: string) => `Nuevo nombre de ${name}`,
      more: 'Más',
      rename: 'Renombrar',
      save: 'Guardar',
      up: 'Subir',
      down: 'Bajar',
      remove: 'Eliminar',
      removeQuestion: (name: string) => `¿Eliminar «${name}»?`,
      removeWarning: 'La lista desaparece, los títulos siguen en el catálogo. No se puede deshacer.',
    },

    premium: {
      benefitsName: 'Con Premium tienes',
      benefits: {
        lists: ['Tus propias listas', 'Con el nombre y el orden que quieras'],
        filters: ['Búsqueda con filtros', 'Por género, año, duración y tipo'],
        titles: ['Cada título en su sitio', 'Lo añades a tus listas desde su página'],
      },
      firstList: 'Crea tu primera lista',
      tryFilters: 'Prueba los filtros',
      discover: 'Descubre Premium',
      offer: 'Crea tus listas y encuentra enseguida la película ideal.',
      endless: 'Tienes Premium, sin fecha de fin.',
      until: (ms: number) => `Tienes Premium hasta el ${longDate(ms)}.`,
      renews: (ms: number, count: number) =>
        `La suscripción se renueva el ${longDate(ms)}, por ${plural(count, { one: '1 Estrella', other: `${count} Estrellas` })}.`,
      ends: (ms: number) => `La suscripción termina el ${longDate(ms)} y no se renueva.`,
      renewalFailed: (ms: number) =>
        `La renovación ha fallado. Recarga tus Estrellas a más tardar el ${longDate(ms)}, o Premium termina ese día.`,
      subscribe: (count: number) =>
        `Suscribirme por ${plural(count, { one: '1 Estrella', other: `${count} Estrellas` })}`,
      aboutRenewal: 'Se renueva cada 30 días y la paras desde aquí cuando quieras.',
      stop: 'No renovar más',
      resume: 'Volver a renovar',
      gift: (count: number) =>
        `Regalar un mes por ${plural(count, { one: '1 Estrella', other: `${count} Estrellas` })}`,
      aboutGift:
        'Después del pago te escribo un enlace en el chat. Quien lo abra primero tiene Premium durante un mes.',
      thanks: '¡Gracias! Premium llega enseguida.',
      thanksForGift: '¡Gracias! El enlace del regalo está en el chat del bot.',
      pending: 'El pago está en curso. Te escribo en el chat cuando llegue.',
      failed: 'El pago ha fallado.',
      notOpened: 'El pago no se ha abierto.',
      hasOne: 'Ya tienes una suscripción, o Premium sin fecha de fin.',
      refused: 'Telegram no lo permite desde aquí. Hazlo en Ajustes › Mis Estrellas.',
    },

    preferences: {
      heading: 'Preferencias',
      about: 'Cuando un título tiene más de una versión, te envío la que más se acerca a estas preferencias.',
      quality: 'Calidad',
      language: 'Idioma',
      audioLanguage: 'Idioma del audio',
      any: 'Cualquiera',
      refused: 'Las preferencias no se han cambiado. Inténtalo de nuevo.',
      asInMessenger: 'Como en Telegram',
      titleLanguage: 'Títulos',
      asInApp: 'Como la app',
    },

    imports: {
      heading: 'Listas de otros servicios',
      about:
        'Trae lo que has visto, guardado o votado en otros sitios. Exporta tus datos de Letterboxd, IMDb o Trakt y elige el archivo, ZIP, Excel, CSV o JSON.',
      file: 'Archivo de la lista',
      choose: 'Elegir un archivo',
      reading: 'Leyendo el archivo…',
      lookingUp: 'Los busco en el catálogo y te cuento cómo ha ido.',
      progress: (reached: number, titles: number) => `${reached} de ${titles}`,
      missing: 'Faltan:',
      more: (count: number) => (count === 1 ? 'y otro' : `y otros ${count}`),
      request: (count: number) => (count === 1 ? 'Pedirlo' : 'Pedir los que faltan'),
      notRequested: 'Las peticiones no se han enviado. Inténtalo de nuevo.',
      notSent: (file: string, isOnline: boolean) =>
        `${isOnline ? '' : 'No hay red. '}«${file}» no se ha enviado. Inténtalo de nuevo o envíalo en el chat del bot.`,
      tooLarge: 'El archivo es demasiado grande. El máximo son 5 MB.',
      refused: 'Ya has decidido sobre este archivo, o ha pasado demasiado tiempo.',
    },

    nights: {
      about:
        'Elegid juntos qué ver, un título cada vez, hasta que uno os guste a todos. Abre la noche de cine e invita a los demás con su enlace.',
      open: 'Noches de cine en curso',
      voting: 'Votación abierta',
      chosen: 'Título elegido',
      people: (count: number) => (count === 1 ? 'de momento solo estás tú' : `sois ${count}`),
      new: 'Nueva noche de cine',
      what: 'Qué',
      more: 'Más opciones',
      filmsAndSeries: 'Películas y series',
      maxDuration: 'Duración máxima',
      any: 'Cualquiera',
      votingTime: 'Tiempo para votar',
      howMany: 'Cuántos sois',
      unknown: 'No lo sé',
      unwatched: 'Solo sin ver',
      aboutUnwatched: 'Títulos que ninguno de vosotros ha visto.',
      without: 'Sin estos géneros',
      start: 'Abrir la noche de cine',
      failed: 'La noche de cine no se ha abierto.',
    },

    data: {
      heading: 'Tus datos',
      about:
        'Te envío al chat un archivo con todo lo que guardo sobre ti: listas, vistos, peticiones, votos y preferencias. Solo lo lees tú.',
      send: 'Enviarme mis datos',
      notSent: 'El archivo no se ha enviado.',
      erase: 'Borrar mis datos',
      eraseWarning:
        'Borro para siempre listas, vistos, peticiones, votos y preferencias. También pierdes Premium, sin reembolso, y la suscripción se para. No hay vuelta atrás.',
      eraseForEver: 'Borrar para siempre',
      keep: 'No borrar',
      erasedHeading: 'Datos borrados',
      erased: 'Hecho. Ya no guardo nada sobre ti.',
      comeBack: 'Si cambias de idea, abre la app desde el chat. Se empieza de cero.',
      notFromLink: 'Para borrar tus datos, abre la app desde el chat.',
      notAnOwner:
        'Gestionas este catálogo. Tus datos se podrán borrar cuando ya no seas propietario. No ha cambiado nada.',
      notSoSoon: 'Has borrado tus datos hace poco. Inténtalo de nuevo en unos minutos.',
      notErased: 'Tus datos no se han borrado. Inténtalo de nuevo dentro de un momento.',
      renewalGoesOn:
        'Telegram no me deja parar la renovación de la suscripción. Párala tú, en Ajustes › Mis Estrellas.',
    },
  },

  movieNight: {
    name: 'Noche de cine',
    leave: 'Salir de la noche de cine',
    goHome: 'Ir al inicio',
    onlyYou: 'De momento solo tú',
    members: 'Participantes',
    memberCount: (count: number) => `${count} participantes`,
    membersAndCommands: 'Participantes y comandos',
    until: (ms: number) => `hasta\u00a0las\u00a0${clockTime(ms)}`,
    progress: 'Cómo va la noche de cine',
    you: 'Tú',
    alsoYou: ' (tú)',
    opened: 'ha abierto la noche de cine',
    done: 'Ha terminado',
    votedOf: (count: number, all: number) => `${count} de ${all}`,
    remove: 'Quitar',
    removeMember: (name: string) => `Quitar a ${name}`,
    confirmRemoving: (name: string) => `Confirma: quitar a ${name}`,
    offline: 'No tienes conexión. Tus votos se quedan aquí y se envían en cuanto vuelvas a tenerla.',
    joined: (name: string) => `${name} se ha unido.`,
    finished: (name: string) => `${name} ha terminado.`,
    chosen: (title: string, reason: string) => `Título elegido: ${title}. ${reason}`,

    titles: 'Títulos de la noche de cine',
    yourVote: 'Tu voto',
    voteFor: (title: string) => `Voto para ${title}`,
    votes: {
      no: { full: 'No', short: 'No' },
      later: { full: 'Hoy no, pero otro día sí', short: 'Otro día' },
      yes: { full: 'Me apunto', short: 'Me apunto' },
    },
    undoLast: 'Deshacer el último',
    plot: 'Sinopsis',
    through: 'Has terminado. Faltan los demás',
    shownHere: (endsAt: number | null) =>
      `En cuanto un título os guste a todos, aparecerá aquí${endsAt === null ? '.' : `; si no, a la${clockTime(endsAt).startsWith('1:') ? '' : 's'} ${clockTime(endsAt)} se elige el mejor compromiso.`}`,

    invite: 'Invitar',
    sendTheLink: 'Manda el enlace a quien va a ver algo contigo.',
    invitation: (title: string) => `${title}: ven a elegir qué ver.`,
    asList: 'Mostrar como lista',
    moreMinutes: (minutes: number) => `${minutes} minutos más`,
    decide: 'Decidir ahora',
    close: 'Cerrar la noche de cine',
    closeForAll: 'Toca otra vez para cerrarla para todos',
    countdown: { 30: 'Cuenta atrás: 30 segundos', 120: 'Cuenta atrás: 2 minutos' },
    failed: 'Algo no ha funcionado. Inténtalo de nuevo.',

    allPress: 'Pulsad todos',
    pressTogetherIn: 'Pulsad play juntos en',
    play: '¡Play!',
    watch: 'Ver',
    delivered: 'Está en el chat del bot. Pulsa play a la señal.',
    notDelivered: 'El bot no ha podido enviártelo.',
    sentToChat: 'El bot te lo envía en su chat.',
    lead: {
      compromise: 'El mejor compromiso',
      unanimous: 'Todos de acuerdo',
    },

    problems: {
      missing: [
        'Esta noche de cine no existe',
        'El enlace no es válido, o la noche de cine terminó hace tiempo.',
      ],
      removed: [
        'Ya no participas en esta noche de cine',
        'Quien la abrió te ha quitado de los participantes.',
      ],
      over: [
        'Esta noche de cine ha terminado',
        'Para abrir otra escribe /nochedecine al bot, o su nombre y «nochedecine» en un grupo.',
      ],
      gone: [
        'El título elegido ya no está',
        'Para elegir otro escribe /nochedecine al bot, o su nombre y «nochedecine» en un grupo.',
      ],
      full: ['Ya no se puede entrar en esta noche de cine', 'Ha terminado, o está completa.'],
      unreachable: ['No consigo entrar en la noche de cine', 'Sigo intentándolo. Comprueba la conexión.'],
      empty: [
        'No hay títulos para esta noche de cine',
        'Con estas elecciones el catálogo no tiene nada que proponer.',
      ],
    },
  },
} satisfies OwnTexts;
