/** Replies to what people write besides titles. */
export const replies = {
  thanks: 'Prego! Quando vuoi, scrivimi un altro titolo.',
  farewell: 'A presto!',
  search: 'Scrivimi un titolo, una persona o un genere, e lo cerco.',
  link: 'I link non li apro. Scrivimi il titolo che cerchi.',
  contact: (support: string | undefined) =>
    support === undefined
      ? 'Qui rispondo solo io, un bot. Per parlare con una persona scrivi a chi ti ha dato questo bot.'
      : `Qui rispondo solo io, un bot. Per parlare con una persona: ${support}`,
  nearest: (words: string) => `«${words}» non c’è. Il più vicino che ho:`,
  notATitle: 'Non cercavo un titolo',
  /** Buttons for other meanings of a line that no title fits. */
  doors: { broken: 'Un video non va', premium: 'Premium e pagamenti', how: 'Come funziona' },
  how:
    'Sul televisore: apri questa chat con Telegram sul televisore o sul computer, oppure trasmetti lo schermo del telefono.\n\n' +
    'Sottotitoli e lingue: li scegli sulla scheda del titolo e nelle /preferenze.\n\n' +
    'Salvare: il video resta in questa chat, dove lo ritrovi quando vuoi.\n\n' +
    'Qualità: dove ci sono più versioni le scegli sulla scheda del titolo; nelle /preferenze dici quale vuoi di solito.\n\n' +
    'È legale? Di quello che c’è qui risponde chi gestisce il bot: /terms.\n\n' +
    'Quanto costa? Cercare e guardare non costa niente.',
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
