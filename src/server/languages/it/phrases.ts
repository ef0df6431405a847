/**
 * Lines that are no search, by their reply: each is a whole line or clause, whatever its accents, capitals and repeated letters.
 * Commas are between them; at most 60 of each.
 */
export const phrases = {
  thanks:
    'grazie, grz, grazie mille, mille grazie, tante grazie, grazie tante, molte grazie, grazie infinite, grazie davvero, ok grazie, ' +
    'grazie lo stesso, grazie a voi, grazie a te, grazie di tutto, grazie di cuore, grazie ancora, grazie per tutto, grazie bot, ' +
    'grazie ragazzi, grazie amico, ti ringrazio, vi ringrazio, perfetto grazie, ottimo grazie, sì grazie, no grazie, gentilissimo, ' +
    'gentilissima, gentilissimi, molto gentile, troppo gentile, sei gentile, brava, bravi, bravissimo, bravissimi, complimenti, ' +
    'sei un grande, siete grandi, siete i migliori, sei il migliore, sei un mito, siete mitici, mitico, fantastico, ottimo lavoro, ' +
    'bel lavoro, bellissimo, bel film, ottimo servizio, che bello, perfetto, ottimo, funziona, ora funziona, trovato, top, super, wow',
  greeting:
    'ciao, ciao a tutti, ciao bot, ciao ciao, salve, salve a tutti, ehi, hey, ehilà, ue, buongiorno, buon giorno, buongiorno a tutti, ' +
    'buongiorno a voi, buondì, buon pomeriggio, buonasera, buona sera, buonasera a tutti, ciao come va, come va, come stai, ' +
    'ci sei, ci siete, c’è nessuno, c’è qualcuno, sono tornato, sono tornata, eccomi, pronto',
  farewell:
    'arrivederci, addio, a presto, a domani, a dopo, a più tardi, alla prossima, ci vediamo, ci sentiamo, ci vediamo domani, ' +
    'buonanotte, buona notte, notte, buona serata, buona giornata, buon weekend, buona domenica, buon fine settimana, sogni d’oro, ' +
    'vado a letto, vado a dormire, vado a nanna, devo andare, vado, buona visione, stammi bene, saluti, ciao a presto, ciao a domani',
  notices:
    'stop, basta, smettila, smettetela, basta messaggi, basta notifiche, basta avvisi, troppi messaggi, troppe notifiche, troppi avvisi, ' +
    'non scrivermi, non scrivermi più, non scrivetemi più, smettila di scrivermi, smettetela di scrivermi, non mandarmi più messaggi, ' +
    'non mandarmi più niente, non mandatemi più messaggi, non mandarmi più avvisi, non mandarmi più notifiche, non voglio notifiche, ' +
    'non voglio più notifiche, non voglio più avvisi, non voglio più messaggi, non voglio più ricevere messaggi, ' +
    'non voglio ricevere avvisi, niente più messaggi, togli le notifiche, togli gli avvisi, disattiva le notifiche, ' +
    'disattiva gli avvisi, disattivare avvisi, come tolgo le notifiche, come tolgo gli avvisi, come disattivo le notifiche, ' +
    'come disattivo gli avvisi, come spengo le notifiche, come attivo le notifiche, come attivo gli avvisi, lasciami in pace, ' +
    'lasciatemi in pace, mi scrivete troppo, silenzia, spam, notifiche, avvisi',
  refund:
    'rimborso, il rimborso, un rimborso, voglio il rimborso, voglio un rimborso, vorrei un rimborso, vorrei il rimborso, ' +
    'chiedo il rimborso, rimborsami, rimborsatemi, voglio essere rimborsato, voglio essere rimborsata, come ottengo il rimborso, ' +
    'come chiedo il rimborso, chi mi rimborsa, ridatemi i soldi, ridammi i soldi, rivoglio i soldi, rivoglio i miei soldi, ' +
    'voglio i miei soldi, voglio indietro i miei soldi, restituitemi i soldi, ridatemi le stelle, rivoglio le stelle, ' +
    'rivoglio le mie stelle, soldi indietro, stelle indietro, soldi spariti, ho pagato due volte, pagato due volte, ' +
    'ho pagato per sbaglio, ho comprato per sbaglio, ho sbagliato a pagare, mi avete addebitato due volte, doppio addebito, ' +
    'pagamento doppio, mi hanno scalato i soldi, mi avete tolto le stelle, ho pagato, ho già pagato, ho pagato e non funziona, ' +
    'ho pagato ma non funziona, ho pagato e non ho premium, pagato ma niente, pagamento non riuscito, errore nel pagamento, ' +
    'problema con il pagamento, dove sono le mie stelle, non riconosco questo addebito, truffa, truffatori, è una truffa, ' +
    'siete una truffa, siete dei truffatori, mi avete truffato',
  leave:
    'disdire, disdetta, voglio disdire, vorrei disdire, come disdico, come faccio a disdire, come si disdice, posso disdire, ' +
    'si può disdire, disdico tutto, disdire abbonamento, disdire l’abbonamento, voglio disdire l’abbonamento, disdetta abbonamento, ' +
    'disdire premium, come disdico premium, annulla, annullare, voglio annullare, come annullo, come si annulla, annulla abbonamento, ' +
    'annulla l’abbonamento, annullare abbonamento, annulla premium, annullare premium, come annullo l’abbonamento, ' +
    'cancella abbonamento, cancella l’abbonamento, cancellare l’abbonamento, voglio cancellare l’abbonamento, stop abbonamento, ' +
    'disattiva abbonamento, disattiva premium, togli l’abbonamento, non voglio rinnovare, non voglio più rinnovare, non rinnovare, ' +
    'non rinnovatemi, blocca il rinnovo, disattiva il rinnovo, rinnovo automatico, disattiva rinnovo automatico, ' +
    'togliete il rinnovo automatico, non voglio più pagare, voglio smettere di pagare, non voglio più premium, disiscrivimi, ' +
    'come mi disiscrivo, come mi disabbono, fatemi uscire, voglio uscire, come esco, basta pagamenti, come si cancella',
  erase:
    'privacy, gdpr, cancellami, cancellatemi, eliminami, voglio cancellarmi, cancella i miei dati, cancellate i miei dati, ' +
    'elimina i miei dati, eliminate i miei dati, cancella il mio account, elimina il mio account, eliminate il mio account, ' +
    'elimina account, cancella account, cancella il mio profilo, voglio cancellare il mio account, voglio eliminare il mio account, ' +
    'come elimino il mio account, come cancello il mio account, i miei dati, che dati avete, quali dati avete, quali dati raccogliete, ' +
    'cosa sapete di me, diritto all’oblio',
  how:
    'aiuto, aiutami, help, info, istruzioni, informazioni, guida, come funziona, come funziona il bot, come funziona questo bot, come si usa, ' +
    'come ti uso, come funzioni, cosa sai fare, che sai fare, cosa puoi fare, cosa fai, che cosa sai fare, a cosa servi, tutorial, ' +
    'quanto costa, quanto si paga, è gratis',
};
