/** Replies to what people write besides titles. */
export const replies = {
  thanks: 'Prego! Quando vuoi, scrivimi un altro titolo.',
  farewell: 'A presto!',
  search: 'Scrivimi un titolo, una persona o un genere, e lo cerco.',
  bot: 'Sono un bot. So soltanto cercare film e serie e mandarteli qui. Scrivimi un titolo, una persona o un genere.',
  insult: 'Mi dispiace. Scrivimi che cosa cerchi, o che cosa non funziona, e ci riprovo.',
  other: 'Scrivimi un altro titolo, o qualche parola in più: chi ci recita, chi l’ha diretto, l’anno.',
  link: 'I link non li apro. Scrivimi il titolo che cerchi.',
  contact: (support: string | undefined) =>
    support === undefined
      ? 'Qui rispondo solo io, un bot. Per parlare con una persona scrivi a chi ti ha dato questo bot.'
      : `Qui rispondo solo io, un bot. Per parlare con una persona: ${support}`,
  oneLanguage: 'Scrivo soltanto in italiano, ma i titoli li trovo anche con il loro nome originale.',
  arrival:
    'Quando esce non lo so. Appena arriva qui te lo dico, se aspetti quel titolo o se è una serie che hai cominciato o nella tua ' +
    'lista. Gli avvisi sono in /avvisi.',
  /** Of several names. */
  alsoMissing: (names: readonly string[]) =>
    `${names.map((name) => `«${name}»`).join(', ')} ${names.length === 1 ? 'non c’è' : 'non ci sono'}.`,
  nearest: (words: string) => `«${words}» non c’è. Il più vicino che ho:`,
  notATitle: 'Non cercavo un titolo',
  unclear: (words: string | undefined) =>
    `${words === undefined ? 'Questo' : `«${words}»`} non l’ho capito. Sono un bot e cerco film e serie: scrivimi un titolo, una persona o ` +
    'un genere, oppure scegli.',
  choices: {
    title: 'Cercavo un titolo',
    wish: 'Qualcosa da vedere',
    broken: 'Un video non va',
    premium: 'Premium e pagamenti',
    requests: 'Le richieste',
    notices: 'Gli avvisi',
    contact: 'Parlare con una persona',
  },

  whatIsWrong: 'Che cosa non va?',
  whichVideo: 'Scegli il video, e lo segnalo a chi gestisce il bot.',
  belowTheVideo:
    'Se è un video, premi «Segnala un problema» sotto il video, e lo segnalo a chi gestisce il bot.',

  nothingToCancel:
    'Non hai un abbonamento che si rinnova, quindi non c’è niente da disdire e non ti viene addebitato altro.',
  howToCancel:
    'Per disdire premi «Non rinnovare più» qui sotto, oppure fallo in Telegram, in Impostazioni › Le mie Stelle. Premium ti resta ' +
    'fino alla fine del periodo pagato.',
  refunds: (support: string | undefined) =>
    `I rimborsi li fa chi gestisce il bot. Scrivi a ${support ?? 'chi ti ha dato questo bot'}, con la data e la ricevuta.`,
  ownData: 'I tuoi dati',
  eraseData: (hasButton: boolean) =>
    `${hasButton ? 'Con «I tuoi dati» vedi e cancelli' : 'Nella tua pagina, in «I tuoi dati», vedi e cancelli'} tutto quello che conservo di te. ` +
    'Gli avvisi li fermi con /avvisi.',

  onlyInPrivate: 'Qui in gruppo so aprire una serata, con /serata. Per tutto il resto scrivimi in privato.',
  toTheChat: 'Scrivimi in privato',
  nothingInline: 'Non trovo niente, cerca in chat',
};
