/** The bot's commands, by their first names: their names in this language, and their purposes. */
export const commands = {
  start: { name: 'start', what: '' },
  cerca: { name: 'cerca', what: 'Cerca un titolo' },
  serata: { name: 'serata', what: 'Scegli con gli amici che cosa guardare' },
  continua: { name: 'continua', what: 'Riprendi quello che hai cominciato' },
  consigli: { name: 'consigli', what: 'Dieci titoli scelti per te' },
  visti: { name: 'visti', what: 'Che cosa hai già visto' },
  richieste: { name: 'richieste', what: 'Chiedi un titolo e segui le tue richieste' },
  premium: { name: 'premium', what: 'Che cosa hai con Premium, e come averlo' },
  avvisi: { name: 'avvisi', what: 'Avvisi, qualità e lingua' },
  help: { name: 'help', what: 'Che cosa so fare, e a chi chiedere' },

  paysupport: { name: 'paysupport', what: 'Pagamenti' },
  terms: { name: 'terms', what: 'Condizioni' },
  privacy: { name: 'privacy', what: 'Privacy' },
  lingua: { name: 'lingua', what: 'Lingua' },

  titolo: { name: 'titolo', what: 'La scheda di un titolo: /titolo 12' },
  nuovo: { name: 'nuovo', what: 'Crea un titolo: /nuovo Nome (anno)' },
  video: { name: 'video', what: 'Aggiungi il video di un titolo: /video 12 https://…' },
  canale: { name: 'canale', what: 'Collega un canale di video: /canale @nome' },
  concedi: { name: 'concedi', what: 'Regala premium: /concedi 42 30' },
  revoca: { name: 'revoca', what: 'Togli premium: /revoca 42' },
  annuncio: { name: 'annuncio', what: 'Scrivi a tutti: /annuncio 12 Il testo' },
  rimborsa: { name: 'rimborsa', what: 'Rimborsa un pagamento: /rimborsa stx…' },
  statistiche: { name: 'statistiche', what: 'Statistiche: /statistiche 30' },
  consegne: { name: 'consegne', what: 'Le consegne non riuscite' },
  segnalazioni: { name: 'segnalazioni', what: 'I problemi segnalati' },
  blocca: { name: 'blocca', what: 'Blocca una persona: /blocca 42' },
  sblocca: { name: 'sblocca', what: 'Sblocca una persona: /sblocca 42' },

  // In no menu: messages name it when it is needed.
  abbonamento: { name: 'abbonamento', what: '' },
  regala: { name: 'regala', what: '' },
  lista: { name: 'lista', what: '' },
  richiedi: { name: 'richiedi', what: '' },
};
