/**
 * Lines that people write to a bot besides titles, by their meaning. Phrases have commas between them; `*` ends a stem, `…`
 * is any words, and a common word may come between the others. `surely`: wherever it is in a line; `alone`: where all else are
 * `common` words, since with others it may be a title; `words`: each tells the remark where the rest of the line is talk.
 */
export const remarks = {
  common:
    'detto solo costate serve accettate togliermi cosi c no quell stato stata fatemi vederlo vederla guardarlo metà inizio ' +
    'fine ogni continuamente continuo punto iniziato cercavo cerco guardare vedere scrivere rispondere il lo la i gli le l un ' +
    'uno una di a da in con su per tra fra del dello della dei degli delle dell d al allo alla ai agli alle dal dallo dalla ' +
    'dai nel nello nella nei sul sulla e ed o ma se che chi cui ci vi ne mi ti si lui lei noi voi loro io tu me te mio mia ' +
    'miei mie tuo tua tuoi tue nostro vostro vostra questo questa questi queste quest quello quella quelli quelle quel quei ' +
    'qua qui cosa cose come dove quando quanto quanta perche quale quali sono sei siamo siete era ho hai ha abbiamo avete ' +
    'hanno stai sta stiamo fare fai fa faccio fate fatto posso puoi puo possiamo potete potrei potresti devo devi deve dovrei ' +
    'vorrei voglio vuoi vuole volevo vorremmo bisogno sapere so sai dire dimmi ditemi dirmi piu ancora gia sempre mai adesso ' +
    'ora oggi ieri domani stasera stamattina subito poi prima dopo molto tanto troppo poco po tutto tutti tutta tutte niente ' +
    'nulla bene male proprio davvero veramente anche pure bot app telegram ciao salve buongiorno buonasera hey ehi scusa ' +
    'scusate scusi favore piacere cortesia ok okay allora quindi cioe beh eh ah oh amico ragazzi capo bro gentile gentilmente ' +
    'film serie video titolo titoli qualcosa qualcuno altro altra altri mese mesi anno settimana giorno giorni volta sera ' +
    'serata cortesemente cavolo cazzo diavolo gestore moglie marito fidanzata fidanzato figli bambini bimbi sto roba coso ' +
    'metto mettere metti mettete qualche fino stanotte weekend senza circa almeno entrambi angelo caro cara tipo secondo ' +
    'minuti minuto fammi lasciami lasciatemi mandami mandatemi avere essere dare andare venire stare restare resta tenere tre ' +
    'due quattro cinque dieci ore volte grazie',
  /** Words of everyday life, in talk more than in names: what people tell each other. */
  everyday:
    'compio compie compleann* mamm* papà babbo nonna nonno nonni nonne zia zie sorell* fratell* cugin* amic* ragazz* bambin* bimb* suocer* nipot* ' +
    'vicin* colleghi prof maestra amore tesoro gente mangi* bev* dorm* svegli* alzat* cucin* cen* pranz* colazion* lavor* ' +
    'studi* legg* parl* chiam* telefon* rispond* ascolt* aspett* arriv* torn* uscit* usciamo esco entr* viagg* guid* cammin* ' +
    'corr* gioc* vinc* vinto perdo perso compr* vend* port* prest* regal* butt* apri chiudi accend* spegn* lav* puli* piang* ' +
    'piant* ridere litig* lasciat* sposat* incontr* conosc* ricord* dimentic* pens* credo crede spero speriamo sembr* pare ' +
    'capita successo finit* finisc* cominci* inizia provo provat* sentit* sento visto vista visti scegl* decid* piac* odio ' +
    'addorment* confermo vengo venite viene vado andiamo passo passi passate porto tieni tifo tifi cambi* rived* muoio muore ' +
    'morto spoiler* succede casa letto divano cucina camera salotto pigiama pizza pasta birr* vino caffè pane latte popcorn ' +
    'patatin* cena pranzo gelato panin* torta sushi spesa febbre influenza raffredd* stanc* sonno mattina pomeriggio notte ' +
    'lunedì martedì mercoledì giovedì venerdì sabato domenica natale pasqua vacanz* ferie estate inverno compleann* piov* ' +
    'pioggia nevic* freddo caldo temporale partita calcio inter milan juve napoli gol squadra esam* scuola compiti ufficio ' +
    'turno treno bus autobus macchina traffico telefono cell cellulare telefonino wifi internet batteria computer chat gruppo ' +
    'cane gatt* libro attor* attric* regista trama protagonista finale capolavoro noios* netflix prime sky rai cinema peccato ' +
    'delusione delus* schifezza assurd* incredibil* strano strana brutt* divertent* trist* sinceramente onestamente magari ' +
    'felic* sete stanchez* musica canzon* denunci* spii licenziat* russa maschio femmina colpi acqua tavola festa auguri ' +
    'marit* moglie fidanzat* cugino capodanno coppia innamorat* malissimo benino fame fidanzatin* sposi genitori gemelli ' +
    'cognat* compagn* bimbo cucciol* scherz* sogn* sbagliato caffe spritz aperitivo cioccolat* nutella ristorante spiaggia ' +
    'palestra ospedale dottore medico farmacia tosse denti mutua pioggerella nebbia ombrello divertito divertiamo annoio ' +
    'organizz* invit* raggiung* prenot* ordin* cucino scusami sbrigati muoviti corri zitto guardando dritta giro dai metro ' +
    'stazione aereo valigia benzina parcheggio semaforo bolletta affitto stipendio riunione laurea interrogazione ' +
    'professoressa ripetizioni smartphone caricatore instagram tiktok facebook foto selfie vocale coperta cuscino calze ' +
    'ciabatte ascensore citofono campanello chiavi vicini condominio manchi mettiti cappotto meglio',
  /** Endings of verbs that are in talk more than in names, and of superlatives. */
  inflections:
    'iamo amoci iamoci ando andoti arono erono irono avamo avate avano evano assimo assero eresti erebbe eremo erete armi ' +
    'arti arci ermi erti erci irmi irti irci atemi ateci atelo atela etemi etelo itemi issimo issima issimi issime endo erei',
  /** Short spellings, each with its word, and endings that belong to the word before them. */
  short:
    'pross prossima, nn non, cmq comunque, ke che, xke perche, xche perche, xk perche, x per, qst questo, tt tutto, nnt niente, grz grazie, ' +
    'graz grazie, qnd quando, qnt quanto, qlc qualcosa, qlcs qualcosa, qlcn qualcuno, sn sono, cn con, dv dove, abb abbonamento, ' +
    'abbo abbonamento, msg messaggi, sti questi, prem premium, bn bene, xo pero',
  endings: '',
  /** Said to somebody: a name may follow ('grazie Marco'). */
  hails:
    'grazie, ciao, salve, buongiorno, buonasera, buonanotte, ehi, hey, arrivederci, complimenti, a presto, a domani, ciao ciao, hei',

  /** Words that mean money or leaving only beside one that tells it. */
  acts:
    'annull* cancell* interromp* sospend* smett* ferm* stacc* stopp* blocc* chiud* togl* disattiv* elimin* rimuov* lasciare ' +
    'uscire autorizzato autorizzata doppio doppia due prendermi prendete preso presi sbaglio differenza sparite spariti ' +
    'sparire automatico automatica account profilo sapete',

  /** Words for what is paid for, about which people complain. */
  service: 'premium vip abbonamento abbonato abbonata abbonati pago paghiamo pagando',

  refund: {
    words:
      'rimbors* rifond* addebit* prelev* storno stornare stornate scalato scalata scalate scalatemi scalare truffa truffat* ' +
      'truffator* fregato fregati derubat* rubato rubati rubate ridatemi ridarmi ridate restitu* risarci* riavere rivoglio ' +
      'accreditat* riaccredit* rimettetemi rimborsi',
    surely:
      'soldi buttati, soldi sprecati, mi dovete … stelle, mi spettano, risulto senza, ancora senza premium, ' +
      'pagamento … senza premium, riesco a pagare, ho sbagliato a pagare, soldi spariti, mie stelle, pagato per sbaglio, ' +
      'pagato per errore, tolto … stelle, preso … soldi, mi … scalato, scalato … soldi, tolto … soldi, pagamento … riuscito, ' +
      'pagamento … fallito, pagamento … andato, non riconosco, pagato senza, pagato per niente, pagato ma, ho già pagato, ' +
      'ho pagato due, rimbors*, prelevato … soldi, i miei soldi, storno, transazione, ridat* … soldi, ridammi … soldi, ' +
      'rivoglio … soldi, indietro … soldi, soldi indietro, restitui* … soldi, mi restitui*, addebit*, pagato due volte, ' +
      'ho pagato … non, mi avete rubato, mi avete fregato, problema … pagamento, problemi … pagamento, pagamento non, ' +
      'errore … pagamento, stelle indietro, rivoglio … stelle, rubat* … stelle, stelle sparit*, sparite … stelle, ' +
      'pres* … stelle, pagato e, pagato per nulla, non ho ricevuto quello, indietro quello che, indietro i miei, ' +
      'errore … pagato, rimettetemi, riaccreditat*, ridare … stelle, riavere i soldi, riavere i miei, riavere le stelle, ' +
      'non intendevo comprare, comprato per sbaglio, l’ho preso per sbaglio, non ho autorizzato, mai autorizzato, ' +
      'arriv* … premium, premium … arrivato, premium non … attiv*, senza il premium, dopo aver pagato, dopo il pagamento, ' +
      'da quando ho pagato, dopo che ho pagato',
    alone:
      'truffa, che truffa, siete una truffa, siete dei truffatori, ho pagato, mi avete truffato, truffatori, è una truffa',
  },
  leave: {
    words:
      'disdi* disdett* disiscriv* disabbon* desottoscriv* recesso recedere rescind* disattivazione mollo iscrizione bloccate',
    surely:
      'mi cancelli dal, mi cancelli dalla, mi cancellate dal, mi cancellate dalla, mi tolga dal, mi tolga dalla, mi levi dal, ' +
      'mi levi dalla, cancellami dal, cancellami dalla, cancellatemi dal, cancellatemi dalla, toglimi dal, toglimi dalla, ' +
      'levami dal, levami dalla, se annullo, smettere di spendere, riesco a cancellar*, se cancello, tolg* … rinnov*, ' +
      'togli* … rinnov*, elimin* … rinnov*, uscir* … abbonament*, uscir* … premium, non mi serve più, rinnov* … togli*, ' +
      'chiud* … premium, sospend* … premium, interromp* … premium, blocc* … premium, stop … premium, disdir*, disdic*, ' +
      'disdett*, annull* … abbonament*, cancell* … abbonament*, termin* … abbonament*, interromp* … abbonament*, ' +
      'sospend* … abbonament*, blocc* … abbonament*, ferm* … abbonament*, chiud* … abbonament*, togli* … abbonament*, ' +
      'disattiv* … abbonament*, stop abbonament*, fine abbonament*, elimin* … abbonament*, smett* … abbonament*, ' +
      'lasci* … abbonament*, annull* … premium, cancell* … premium, disattiv* … premium, togli* … premium, elimin* … premium, ' +
      'lasci* … premium, ferm* … premium, non … rinnov*, ferm* … rinnov*, blocc* … rinnov*, disattiv* … rinnov*, ' +
      'annull* … rinnov*, rinnovo automatico, non voglio più pagare, non pago più, non voglio pagare, smett* di pagare, ' +
      'non … più … abbonament*, non … più premium, disabbon*, disiscriv*, recedere, recesso, uscire da premium, ' +
      'uscire dall’abbonament*, non pagare, tolgo … abbonamento, mi tolgo, toglietemi, levatemi, fatemi uscire, ' +
      'non mi interessa più, mollare … abbonamento, liberarmi … abbonamento, abbonamento … non lo voglio, ' +
      'non voglio … abbonamento, non voglio … premium, non voglio … rinnov*, smettere … pagare, far scadere, lasciar scadere, ' +
      'non mi abbono, blocca … pagamenti, bloccate … pagamenti, ferma … pagamenti, niente premium, cambiato idea, ' +
      'ho ripensato, basta premium, fermare il pagamento, pagamento automatico, annullatemi tutto, annullami tutto, ' +
      'cancellatemi tutto, cancellami tutto, fermare tutto, ferma tutto, fermate tutto, per disattivare, voglio sospendere, ' +
      'sospendere per, non ne voglio più sapere, disattiva* tutto, togli* da qui, stuf* di pagare, stufat* di pagare, ' +
      'stanc* di pagare, stufat* dell’abbonament*, stuf* dell’abbonament*, tagli* le spese, ridurre le spese, permettermelo, ' +
      'permettermi il premium, non me lo posso permettere, perso il lavoro, mi togliete, mi toglierebbe, mi togliereste, ' +
      'mi cancellereste, non mi addebit*, smettere di addebit*',
    alone:
      'chiudo qui, la chiudo qui, finisce qui, togliermi, chiudere tutto, voglio essere cancellato, essere cancellato, ' +
      'essere cancellata, vorrei smettere, smettere, parare, basta pagamenti, voglio togliermi, finirla, uscire, uscita, ' +
      'come si esce, esco, annulla, come si cancella, come si annulla, annullare, annullo, annulla tutto, cancellare, ' +
      'cancello, cancella tutto, come esco, voglio uscire, vorrei uscire, me ne vado, voglio andarmene, voglio andare via, ' +
      'lascio, voglio smettere, annullamento, cancellazione',
  },
  erase: {
    words: 'cronologia privacy gdpr oblio dati archivi registrato conservate conservato',
    surely:
      'diritto alla cancellazione, oblio, cancellarmi, eliminarmi, cancellarsi, cancell* … account, elimin* … account, ' +
      'chiud* … account, cancell* … profilo, elimin* … profilo, cancell* … dati, elimin* … dati, cancell* … iscrizione, ' +
      'cancell* tutto di me, dati personali, i miei dati, quali dati, che dati, dati avete, dati hai, gdpr, sapete di me, ' +
      'sai di me, informazioni avete, informazioni hai, sparire da, cosa conservate, cosa conservi, ' +
      'tutto quello che avete su, tutto quello che sapete, su di me, il mio numero … togli*, avete il mio numero, ' +
      'avete registrato, elimin* tutto, rimuov* … account, togli* … account, togli* … il mio numero',
    alone: 'cancellami, cancellatemi, eliminami, eliminatemi, rimuovimi, dimenticami, mi cancello, privacy',
  },
  premium: {
    words:
      'premium vip abbon* rinnov* pagare pago paga paghi paghiamo pagate pagano pagando pagato pagata pagati pagamento ' +
      'pagamenti pagherei pagherò pagarvi pagarlo costa costo costi costano costare costerà costerebbe costoso costosi prezzo ' +
      'prezzi prezziario tariff* euro euri soldi denaro quattrini stelle stelline postepay paypal satispay bancomat crypto ' +
      'criptovalute bitcoin bonifico iban revolut mastercard visa contanti fattura fatturazione ricevuta scontrin* sconto ' +
      'sconti scontato coupon promo promozion* offerta offerte mensile mensilità annuale semestrale trimestrale canone quota ' +
      'gratis gratuit* acquist* comprare comprato compro comprarlo spendere spendo speso regalarlo regalare riscatt* banca ' +
      'bancar* dollari centesimi sottoscri* scade spende vantaggi nascosti upgrade pagant*',
    surely:
      'bonifico, satispay, apple pay, google pay, bonifici, po caro, troppo caro, troppo cara, la ricevuta, una ricevuta, ' +
      'la fattura, una fattura, legale pagare, sicuro pagare, si rinnov*, finito il mese, quanto si spende, quanto spendo, ' +
      'compr* … stelle, usare le stelle, premium, abbonament*, abbonar*, mi abbono, abbonati, quanto costa, quanto costano, ' +
      'costa qualcosa, si paga, bisogna pagare, devo pagare, c’è da pagare, come pago, pagare con, pagare in, ' +
      'rinnova da solo, prova gratuita, periodo di prova, stelle telegram, posso regalar*, si può regalar*, cosa ci guadagno, ' +
      'quanto mi costa, quanto vi devo, cosa include, che vantaggi, mi scade, quando scade, uno sconto, sconti per, ' +
      'si può pagare, posso pagare, la carta, mia carta, carta di, versione gratis, versione gratuita, versione a pagamento, ' +
      'con paypal, averlo gratis, fare l’upgrade, faccio l’upgrade, aumentato il prezzo, stelle mi sembrano, dividere con, ' +
      'condividere con, si può dividere, si può condividere, conviene fare, o … stelle',
    alone:
      'comprare, comprarlo, compro, acquistare, bancomat, paypal, pagando, se pago, caro, cari, carissimo, costoso, ' +
      'esagerato, mensile, annuale, soldi, euro, stelle, cosa si compra, quanto costate, accettate, quote, quota, costo, ' +
      'offerta, offerte, quant’è, vantaggi, quanto viene, quanto pago, costa, costi, prezzo, prezzi, tariffe, tariffa, ' +
      'gratis, gratuito, gratuita, gratuiti, a pagamento, pagamento, pagamenti, pagare, pago, sconto, sconti, fattura, ' +
      'ricevuta, rinnovo, rinnovare, scadenza, regalarlo, regalarla, regalare, coupon, codice sconto, promo, promozione',
  },
  notices: {
    words:
      'notific* avviso avvisi avvisate avvisami avvisarmi avvisatemi avvertimi avvertitemi newsletter vibra vibrare promemoria ' +
      'messaggini messaggi scrivermi mandarmi smettila',
    surely:
      'tolgo gli avvisi, tolgo le notifiche, come tolgo … notifiche, togliere gli avvisi, togliere le notifiche, ' +
      'zittisc* … avvisi, zittisc* … notifiche, non scriver*, non mandarmi, smett* … scriver*, smett* … mandar*, ' +
      'smett* … messaggi, non … più messaggi, non … più notifiche, non … più avvisi, basta … messaggi, basta … notifiche, ' +
      'basta … avvisi, disattiv* … notifiche, disattiv* … avvisi, togli* … notifiche, togli* … avvisi, spegn* … notifiche, ' +
      'ferm* … notifiche, attiv* … notifiche, attiv* … avvisi, troppi avvisi, non disturbar*, lasciami in pace, ' +
      'lasciatemi in pace, non scrivetemi, smettila di scriver*, smettetela di mandar*, troppe notific*, troppi messagg*, ' +
      'riattiv* … notific*, riattiv* … avvisi, ricevere novità, più novità, niente novità, scrivi troppo, scrivete troppo, ' +
      'non avvisar*, non avvert*, meno messaggi, meno avvisi, avvisi di quando, non mandatemi, non mi mandate',
    alone: 'silenzia, silenzio, spam, stop, basta, notifiche, avvisi, smettila, smettetela',
  },
  broken: {
    words:
      'bloccato bloccata bloccano bloccati riblocca impall* crasha crashato buffering lagga laggato laggando lag sgranat* ' +
      'pixel* pixelat* sfocat* sincronizz* sincronia desincronizz* asincrono audio sottotitol* subs doppiaggio doppiato ' +
      'doppiata labiale schermo schermata gracchia rimbomba eco volume riproduzione riprodurre malfunziona* errore errori ' +
      'guasto guasta rotto rotta difett* problema problemi problemino link streaming rallenta scatti rotella distorto ' +
      'distorta disturbato muto tagliato tagliata interrompe interrotto interrotta copertina locandina inguardabile ' +
      'inascoltabile caricamento bottone bottoni pulsante pulsanti tasto riparte sente vede nero apre chiude file labbra ' +
      'sincrono qualità voce lento uguale carica sballato sballata sballati sballate voci spagnolo francese tedesco ' +
      'portoghese russo arabo cinese rumeno albanese ucraino polacco turco giapponese greco blocca delus* delusione lamentele ' +
      'peggior* sfasat* desincronizzat*',
    surely:
      'una vita per, mettete una vita, metti una vita, ci mette una vita, in realtà è la, in realtà è il, è arrivato altro, ' +
      'arrivato un altro, mi è arrivata un’altra, non si capisce, non capisco cosa dicono, si è spent*, si spegne, ' +
      'versione sbagliata, non c’è l’episodio, non c’è la puntata, episodio non c’è, puntata non c’è, non è completo, ' +
      'non è completa, download … fallito, il link non, è in russo, è in inglese, è in francese, sono in inglese, ' +
      'parla inglese e, è tutto in, lo volevo in, la volevo in, lo voglio in, la voglio in, lo vorrei in, la vorrei in, ' +
      'lo cercavo in, sottotitoli sono in, sottotitoli in arabo, perché è in, audio non c’è, audio non si, ' +
      'sottotitoli non ci sono, sottotitoli non si, l’audio non, i sottotitoli non, si sente solo, continua a bloccar*, ' +
      'continua a ferm*, è impossibile, film in inglese ma, audio è in, è in lingua originale, sfasat*, non c’è l’audio, ' +
      'non c’è audio, non c’è il video, non disponibile, non è disponibile, manca il secondo tempo, manca la fine, ' +
      'manca il finale, film tagliato, è tagliat*, in ritardo, schermata nera, schermata bianca, resta nero, rimane nero, ' +
      'si è bloccat*, si è ferm*, si è impallat*, va a rilento, non parte, non si carica, non si riesce, qualcosa è andato, ' +
      'è sparito, è scomparso, non trovo il video, volume basso, audio basso, si sente basso, non vedo i sottotitoli, ' +
      'non ci sono i sottotitoli, è sgranat*, video sgranato, si disconnette, mi butta fuori, non funziona, non funzionano, ' +
      'non funge, non funzia, non vanno, non partono, non si apre, non si aprono, non si avvia, non si vede, non si vedono, ' +
      'non si sente, non si sentono, non sento, non vedo niente, non vedo nulla, non vedo il video, non carica, ' +
      'non si scarica, non riesco a veder*, non riesco a guardar*, non riesco ad aprir*, non riesco ad entrar*, ' +
      'non riesco a scaricar*, non riesco a far*, non mi fa, non mi apre, non mi arriva, non mi è arrivato, non è arrivato, ' +
      'non arriva, non risponde, non rispondi, si blocca, si bloccano, si impalla, si interrompe, si ferma, si pianta, ' +
      'fuori sincrono, senza audio, manca l’audio, manca … audio, mancano … sottotitoli, sottotitoli sbagliati, ' +
      'audio … sbagliato, lingua sbagliata, video sbagliato, video rotto, link rotto, file corrotto, video corrotto, ' +
      'schermo nero, si vede male, si sente male, si vede tutto nero, si vede nero, qualità pessima, c’è un problema, ' +
      'ho un problema, ho problemi, ci sono problemi, problema con, problemi con, problema tecnico, dà errore, ' +
      'segnalare … problema, continua a caricare, carica all’infinito, è lentissimo, lagga, non succede, gira a vuoto, ' +
      'resta fermo, è doppi*, mi si è, non mi si, si è rotto, si è rotta, non me lo, non me la, è muto, è muta, ' +
      'tutto bloccato, si è piantat*, va tutto a, a scatti, è sfocat*, si sentono solo, non c’è la fine, rimane fermo, ' +
      'rimane bloccat*, resta bloccat*, caricamento infinito, non finisce di caricare, a quadretti, a quadrettoni, si vede a, ' +
      'rotellina, rotella che gira, la clessidra, da ieri che, sono in tedesco, è in tedesco, senza sottotitoli, ' +
      'senza l’audio, senza voce, senza finale, qualità fa, si è chiusa, si chiude, caricare per, carica da, da ore, ' +
      'musica e niente, niente voci, solo musica, il film non c’è, audio doppio, doppio audio, si vede doppio, manca la voce, ' +
      'ogni volta, sempre la stessa, mai una volta, così non si può, non si può andare, ci mettete tanto, ci mettete troppo, ' +
      'è una vergogna che, non è possibile, di nuovo lo stesso, stesso problema, sulla tv no, tele no, non va, mi si vede, ' +
      'mi manca l’ultima, manca la puntata, manca metà, perdete colpi, chiede una password, sempre i soliti, ' +
      'troppa pubblicità, troppe pubblicità, troppi annunci, tanta pubblicità, tutta questa pubblicità, pien* di pubblicità, ' +
      'pubblicità ovunque, ancora la pubblicità, ancora pubblicità, stuf* di, stanc* di, sono stuf*, non se ne può più, ' +
      'non ne posso più, uno schifo, una vergogna, vergognos*, scandalos*, inaccettabil*, presa in giro, mi sono rotto, ' +
      'ci avete rotto, delus*, sempre gli stessi, sempre le stesse, sempre lo stesso, sempre le solite, questo non è il film, ' +
      'questa non è la serie, non è il film che, è un altro film, collegamento … scaduto, link … scaduto, senza sub, ' +
      'non si può vedere, non si possono vedere, non si può guardare, non trovo mai, mai niente qui',
    alone:
      'disastro, è un disastro, in russo, in tedesco, in francese, in arabo, in giapponese, impossibile, impossibile vederlo, ' +
      'sub non sincronizzati, mi dice errore, errore, crasha, rotto, bloccato, problema, problemi, bug, guasto, lento, ' +
      'segnalare, segnalazione, fermo, è lento, buffering, non riesco',
  },
  requests: {
    words: 'richiesta richieste richiedere richiedo richiesto richiesti aggiungere aggiungete',
    surely:
      'si chiede, si chiedono, le richieste, una richiesta, mie richieste, tempi delle richieste, come si chied*, ' +
      'avevo richiesto, avevo chiesto, vi ho chiesto, ti ho chiesto, si possono chiedere, si può chiedere, che non avete, ' +
      'che non hai, aggiungere film, aggiungete film, aggiungi film, mia richiesta, annull* … richiest*, ' +
      'cancell* … richiest*, ritir* … richiest*, come … richiedere, come … richiedo, come si richied*, come … chiedere un, ' +
      'come … chiedo un, fare richiest*, fate richieste, accettate richieste, posso richiedere, posso chiedere, ' +
      'si può richiedere, si possono richiedere, dove … richied*, film che ho richiesto, film che ho chiesto, ' +
      'ho richiesto un, ho chiesto un, chiedere un film, chiedervi un film, aggiungere un, suggerir* un, ' +
      'che fine ha fatto la mia, mettete qualche, mettete altri, mettete più, me lo cercate, me la cercate, me lo trovate, ' +
      'me la trovate',
    alone:
      'potete aggiungere, puoi aggiungere, potete mettere, richiesta, richieste, richiedere, richiedo, manca un film, ' +
      'mancano dei film, mancano molti film, mancano tanti film, mancano film, aggiungere, aggiungete altri, proporre un film',
  },
  arrival: {
    words:
      'uscirà usciranno arriverà arriveranno sequel prossimamente uscite anteprima cinema esce escono aspetto caricate ' +
      'stagion* puntat* episod* ep eps seguito prosegu* continuerà usciti',
    surely:
      'quando torna, quando tornano, quando ricomincia, quando riprende, quando riprendono, quando ricominciano, ' +
      'quando continua, ci sarà un seguito, ci sarà una seconda, ci sarà la seconda, ci sarà il secondo, ci sarà un secondo, ' +
      'stagione arriva, ancora niente episodio, ancora niente episodi, ancora niente puntata, ancora niente puntate, ' +
      'ancora niente stagione, ancora nessun episodio, ancora nessuna puntata, aspetto la nuova stagione, aspetto … stagione, ' +
      'aspetto … puntata, aspetto … episodio, esce qualcosa di nuovo, esce niente di nuovo, quando uscite, a che ora esce, ' +
      'a che ora escono, stagione … quando, episodi … quando, quando … seguito, quando lo mett*, quando lo caric*, ' +
      'quando esce, quando escono, quando uscirà, quando usciranno, quando arriva, quando arrivano, quando arriverà, ' +
      'quando arriveranno, quando c’è la … stagione, quando … nuova stagione, quando … nuovi episodi, ' +
      'quando … prossima stagione, quando … prossimo episodio, quando mett*, quando aggiung*, quando caric*, ' +
      'quando sarà disponibile, quando saranno disponibili, quando … disponibil*, ci sarà la … stagione, ' +
      'ci sarà una … stagione, a quando la … stagione, data di uscita, quando la mett*, quando li mett*, quando lo aggiung*, ' +
      'ci sarà il seguito, faranno … stagione, è prevista … stagione, esce … stagione, tra quanto, fra quanto, puntata nuova, ' +
      'nuova puntata, puntate nuove, nuove puntate, episodio nuovo, quante stagioni, quanti episodi, altre stagioni, ' +
      'un’altra stagione, ep successivo, ep dopo, prossimo ep, altri episodi, altre puntate, c’è anche il due, ' +
      'c’è anche il 2, e il 2, e il 3, e la 2, e la 3, e il due, e il tre, esce la, esce il, uscirà il, uscirà la, ' +
      'il secondo quando, il terzo quando, dopo che c’è, c’è la seconda, c’è la terza, c’è il secondo, c’è il terzo, ' +
      'ne fanno, continua ancora, poi continua, ci saranno altri, ci saranno altre, ne esce, hanno chiuso, finisce così, ' +
      'è finita qui, è in sospeso, l’hanno cancellata, la rinnovano, è stata rinnovata, novità su, anche la seconda di, ' +
      'anche la terza di, metterete anche, parte 3 … quando, parte 2 … quando, quando … parte 2, quando … parte 3, fanno la, ' +
      'fanno il, quante puntate, seconda parte … quando, quando … seconda parte, la quarta quando, la terza quando, ' +
      'la seconda quando, la quinta quando, quando la quarta, quando la terza, quando la seconda, avete solo la, ' +
      'c’è solo la prima, solo la prima stagione, capitolo 2, capitolo 3, capitolo due, finisce qui o, c’è un seguito, ' +
      'ha un seguito, avrà un seguito, continua o, ce n’è un’altra, ci sono altre puntate, ci sono altri episodi, ' +
      'ho finito la puntata, ho finito l’episodio, finita la stagione, finito la stagione, dove sta la prossima, ' +
      'dov’è la prossima, dove trovo la prossima, prossima ep, parte finale, non lo fate, non la fate, cosa viene dopo, ' +
      'che viene dopo, come continua, sul più bello, quale viene dopo, il seguito di, c’è il seguito, il seguito esiste, ' +
      'a che episodio siamo, a che puntata siamo, secondo tempo, avanti con la, restanti puntate, puntate restanti, ' +
      'ne voglio ancora, season finale, il 2 ce l',
    alone:
      'prossime uscite, prossimi arrivi, nuova stagione, prossima stagione, nuovi episodi, prossimo episodio, a quando, ' +
      'parte seconda, seconda parte, continua, il resto, seguito, e poi, e dopo, prossimo, prossima, avanti, successivo, ' +
      'successiva',
  },
  contact: {
    words:
      'whatsapp telefonare telefonarvi mail email recapito recapiti contatto contatti contattare contattarvi operatore ' +
      'operatrice assistenza proprietario proprietaria titolare amministratore amministratrice admin moderatore responsabile ' +
      'ufficio sede reclamo reclami lamentela lamentele lamentarmi centralino indirizzo numero chiamatemi collaborazione parlare ' +
      'gestisce',
    surely:
      'lamentarmi, lamentarsi, posso lamentar*, un reclamo, reclami, chi ti paga, chi vi paga, chi ti ha fatto, ' +
      'chi ti ha creato, chi ti ha programmato, con chi parlo, qualcuno con cui parlare, persona con cui parlare, ' +
      'un operatore, parlare con … persona, parlare con … qualcuno, parlare con … operatore, parlare con … umano, ' +
      'parlare con … amministratore, parlare con … proprietario, parlare con … gestore, parlare con … admin, chi gestisce, ' +
      'chi è il proprietario, chi è l’amministratore, chi è l’admin, chi ti gestisce, servizio clienti, assistenza clienti, ' +
      'operatore umano, chi c’è dietro, chi sta dietro, dietro a questo bot, dietro questo bot, chi comanda, ' +
      'con chi posso parlare, a chi mi rivolgo, a chi posso chiedere, scrivere al proprietario, scrivere all’admin, ' +
      'mi serve una persona, contattare il, contattare l, numero da chiamare, un numero di, vi posso chiamare, ' +
      'posso chiamarvi, un’email, una mail, un contatto, la vostra mail, chi risponde, chi mi risponde, risponde qualcuno, ' +
      'di chi è questo, di chi è il bot, di chi è sto, a chi appartiene, il tuo capo, il vostro capo, il capo, ' +
      'qualcuno che risponde, qualcuno che mi risponde, qualcuno risponde, chiamami al, chiamatemi, tuo whatsapp, ' +
      'vostro whatsapp',
    alone:
      'assistenza, umano, una persona vera, persona reale, persona vera, un essere umano, sviluppatore, creatore, contattare, ' +
      'contatto, contatti, operatore, supporto, amministratore, admin, proprietario, customer care, numero di telefono, ' +
      'e-mail, email',
  },
  insult: {
    words:
      'cialtron* capre capra stronz* coglion* merda merde merdos* vaffa* vaffanculo fanculo affanculo puttan* troia troie ' +
      'bastard* idiot* imbecill* cretin* deficient* scemo scema scemi stupid* schifo schifos* incapac* inutil* incompetent* ' +
      'buffon* vergogn* mortacci mongoloide ritardat* ferraglia rincoglion* rimbambit* tonto tonti ciarlatan* imbroglion* ' +
      'fetent* zozz* infame infami cesso cessi cornut* minchi* ebete babbeo babbei fesso fessi ciuccio somar* asino rottame ' +
      'cafon* bifolc* fottiti fottetevi crepa ammazzati accannat* cagare mannaggia possino pietà pietos* mazza bidon* ' +
      'tostapane bimbominkia inett* penos* ridicol* patetic* scandalos* fallit* sfigat* rincoglionito analfabet* ignorant* ' +
      'maledett* stracc* deficienza cojone coion* ciucciati',
    surely:
      'pezzi di merda, fai schifo, fate schifo, non sai fare, non sapete fare, non servi a, non servite a, non vali, ' +
      'non capisci niente, non capisci nulla, non capite niente, bot di m, app di m, siete dei ladri, siete ladri, branco di, ' +
      'bot inutile, bot stupido, bot scemo, vaffanculo, affanculo, fanculo, fottiti, che schifo, fa schifo, fai cagare, ' +
      'fa cagare, vai a cagare, vai al diavolo, mi hai rotto, sei inutile, siete inutili, sei stupido, sei scemo, ' +
      'sei un incapace, sei pessimo, siete ridicoli, sei ridicolo, fai pena, fate pena, fai veramente pena, fai ridere, ' +
      'fate ridere, non capisci un, sei un bidone, che palle, rotto le palle, rotto i coglioni, mi hai stufato, ' +
      'mi avete stufato, bot del cazzo, del cavolo, un tubo, non serve a niente, non serve a nulla, a quel paese, fa pena, ' +
      'mavaffa, ma va a, ma vaff, incapaci, incompetent*, vi possino, possino ammazz*, una mazza, fai pietà, fate pietà, ' +
      'farti un giro, farvi un giro, vai a farti, andate a farvi, ti odio, vi odio, mi fate incazzare, mi fai incazzare, ' +
      'pezzo di, siete la rovina, sparati, sparatevi, va a cagare, andate a cagare, andate al diavolo, de merda, a cagare, ' +
      'a cacare',
    alone:
      'inutile, merde, siete delle merde, zitto, taci, stai zitto, mannaggia, cagata, che cagata, palle, due palle, ' +
      'pagliaccio, pagliacci, buffoni, buffone, ritardato, testa di cazzo, faccia di merda, cesso, ladri, figlio di puttana, ' +
      'di merda, rompicoglioni, stronzo, stronzi, coglione, coglioni, bastardo, bastardi, idiota, idioti, imbecille, cretino, ' +
      'deficiente, vaffa, stupido, scemo, merda, schifo, pessimo, ridicolo, brutto, cacca, porco, puttana, troia, ignorante, ' +
      'incapace, orribile, terribile, vergogna, vergognatevi, cazzo, pena, ridicoli, cagata pazzesca, pietoso, penoso, ' +
      'che tristezza, vergognoso, scandaloso, uno schifo',
  },
  other: {
    words: 'omonim* intendevo precedente',
    surely:
      'hai frainteso, avete frainteso, volevo la serie, volevo il film, dammi il precedente, dammi quello, non è questo, ' +
      'non è questa, non è quello, non è quella, non era questo, non era quello, non cercavo questo, non cerco questo, ' +
      'non volevo questo, non voglio questo, film sbagliato, titolo sbagliato, serie sbagliata, quello di prima, ' +
      'ce n’è un altro, ne hai un altro, ne hai altri, ce ne sono altri, c’è altro, altro film, altra roba, ' +
      'non intendevo questo, non intendevo quello, mi sono sbagliat*, ho sbagliato titolo, ho sbagliato film, capito male, ' +
      'capito niente, non hai capito, l’ho visto, l’ho vista, l’ho già, li ho visti, quello dell’altra volta, ' +
      'della volta scorsa, quello lì no, quella lì no, mi hai dato un altro, mi hai mandato un altro, non c’entra, ' +
      'era un altro, non il film, non la serie, quello vecchio, quella vecchia, intendevo il, intendevo la, dicevo il, ' +
      'dicevo la, dicevo quello, dicevo quella, hai sbagliato, avete sbagliato, non c’entra nulla, non c’entra niente, ' +
      'il penultimo, la penultima',
    alone:
      'non lui, non lei, il continuo, non così, il due, frainteso, mostrami il prossimo, mostrami il successivo, mostrami, ' +
      'dammi il prossimo, dammi il successivo, il successivo, quello prossimo, quello giusto, quello corretto, ' +
      'quello con lo stesso nome, stesso nome, omonimo, quello vero, quello uscito prima, quello più vecchio, ' +
      'quello più nuovo, più vecchio, più recente, più nuovo, il più vecchio, l’originale, la versione vecchia, ' +
      'la versione originale, il remake, non il remake, parte, la parte, parte due, prima parte, terza parte, mandato, ' +
      'avanti, vedere uno diverso, fammene vedere, fammene, uno diverso, il seguente, quello precedente, precedente, giusto, ' +
      'volevo un altro, nessuno di quelli, quell’altro, quell’altra, intendevo, quello dopo, quella dopo, quello successivo, ' +
      'il prossimo, un altro titolo, intendevo un altro, non è lui, non è lei, diverso, non intendevo, non questo, ' +
      'non questa, non quello, non quella, no questo no, questo no, questa no, quello prima, quella prima, quello sopra, ' +
      'quello sotto, un altro, un’altra, altro, altri, sbagliato, sbagliata, non mi piace, non mi interessa, ' +
      'nessuno di questi, niente di questo, il primo, il secondo, il terzo, l’ultimo, la prima, la seconda, quello nuovo, ' +
      'il precedente, torna indietro, indietro, già visto, già vista, visto, lascia stare, lascia perdere, fa niente, ' +
      'non importa, qualcos’altro, qualcosa altro, qualcosa d’altro, altri film, no aspetta, quell’altro ancora, riprova, ' +
      'ritenta',
  },
  language: {
    words:
      'lingua traduci tradurre parli parlo inglese spagnolo francese tedesco portoghese russo arabo cinese rumeno albanese ' +
      'ucraino polacco turco giapponese greco mettilo mettila catalano interfaccia falo',
    surely:
      'parlo italiano, parlo inglese, parlo spagnolo, non capisco l’italiano, non so l’italiano, sono inglese, sono spagnolo, ' +
      'parlare italiano, parlare inglese, parlare spagnolo, parla in, parlare in, parla italiano, parla inglese, parlami in, ' +
      'in un’altra lingua, cambiare lingua, cambia lingua, cambio lingua, parli inglese, parli italiano, parli spagnolo, ' +
      'parli in, scrivi in, scrivermi in, scrivimi in, rispondi in, rispondimi in, lingua del bot, in che lingua, parlate in, ' +
      'passa all’inglese, passare all’inglese, metti in inglese, metti in italiano',
    alone: 'lingua, in italiano, inglese, spagnolo, francese, tedesco, italiano',
  },
  wish: {
    words:
      'consigli* consigliare suggeri* proponi proponimi proponete ispirazione ispirami sorprendimi stupiscimi annoio annoiat* ' +
      'noia svago passatempo rilassante leggerino strappalacrime tirami scegli idea',
    surely:
      'una sorpresa per stasera, fammi una sorpresa, facci una sorpresa, dammi un’idea, dammi idee, dacci un’idea, hai idee, ' +
      'hai un’idea, qualche idea, che si guarda, cosa si guarda, che si vede stasera, cosa si vede stasera, scegli un film, ' +
      'scegli una serie, cosa mi fai vedere, dammi un consiglio, non so cosa scegliere, cosa guardo, cosa guardiamo, ' +
      'cosa mi guardo, non so cosa guardare, non so che guardare, non so cosa vedere, non so che vedere, cosa mi consigli, ' +
      'cosa ci consigli, che mi consigli, cosa consigli, cosa posso guardare, cosa posso vedere, cosa c’è di bello, ' +
      'che c’è di bello, cosa hai di bello, cos’hai di bello, qualcosa di bello, qualcosa di carino, ' +
      'qualcosa di interessante, mi annoio, sorprendimi, sorprendici, fai tu, scegli tu, decidi tu, scegli per me, ' +
      'un film a caso, qualcosa a caso, film per stasera, cosa ci guardiamo, cosa vedo stasera, consigli per stasera, ' +
      'hai consigli, mi consigliate, consigliate qualcosa, suggerisci qualcosa, suggeriscimi, qualcosa da vedere, ' +
      'qualcosa da guardare, non so che film, non so cosa mettere, proponi qualcosa, stupiscimi, tira fuori qualcosa, ' +
      'dimmi tu, quanti film, quante serie, quanti titoli, qualcosa che, qualcosa per, qualcosa con cui, mi guardo stasera, ' +
      'ci guardiamo stasera, qualcosa di leggero, film leggero, mi consigli un, ci consigli un, consigli un bel, ' +
      'suggerimenti per, idee per, che film mi, che film guard*, che film ved*, che serie guard*, una dritta, roba bella, ' +
      'da divorare, qualcosa di corto, qualcosa di breve, serata romantica, da quale parto, da dove parto, da quale comincio, ' +
      'da quale inizio, mi suggerisc*',
    alone:
      'sorpresa, una sorpresa, un’idea, idee, idea, ispirami, ispirazione, cosa proponi, un consiglio, scegliere, ' +
      'mi fai vedere, quali film, che film ci sono, quali film ci sono, film ci sono, quali film hai, quali serie hai, ' +
      'cosa c’è, cosa c’è da vedere, che c’è, cosa danno, cosa c’è stasera, a caso, consiglio, consigli, consigliami, ' +
      'consigliatemi, suggerimenti, suggerimento, che noia, annoiato, annoiata, qualcosa, vedere qualcosa, guardare qualcosa, ' +
      'cosa vedere, cosa guardare, che film, un bel film, bel film, bei film, film belli, vedere un film, guardare un film, ' +
      'che cosa hai, cosa avete, che film hai, che film avete, catalogo, lista film, lista dei film, tutti i film, ' +
      'i più visti, più visti, più popolari',
  },
  help: {
    words:
      'istruzioni tutorial comandi spieg* aiutami aiutatemi aiutarmi inesperto principiante negato negata imbranat* televisore ' +
      'televisione chromecast telecomando',
    surely:
      'trovo il tasto, trovo il pulsante, dov’è il pulsante, dov’è il tasto, dove si preme, avere i sottotitoli, ' +
      'mettere i sottotitoli, attivare i sottotitoli, con i sottotitoli in, che ho salvati, ho salvato, che ho messo, ' +
      'dove sono finiti, alla mia lista, alla lista, nella mia lista, nella lista, dalla lista, dalla mia lista, ' +
      'dov’è la mia, dove sono le mie, dov’è finita la mia, stesso account, due telefoni, un altro telefono, devo installare, ' +
      'si deve installare, bisogna installare, cercare per, passo passo, passo per passo, mi guidi, come posso usare, ' +
      'non so cosa fare, come faccio, una mano, cosa posso fare, cosa devo, che devo, mi aiuti, mi aiutate, mi puoi aiutare, ' +
      'puoi aiutarmi, potete aiutarmi, sul televisore, alla tv, sulla tv, sulla smart tv, col computer, dal computer, ' +
      'come si mett*, come attivo i sottotitoli, come funziona, come funzioni, come funzionate, come si usa, come ti uso, ' +
      'come ti si usa, come lo uso, come la uso, come uso il bot, come uso l’app, cosa sai fare, che sai fare, ' +
      'cosa puoi fare, cosa fai, a cosa servi, a che servi, a cosa serve, a che serve, come si fa, come posso guardar*, ' +
      'come posso veder*, come posso scaricar*, come posso cercar*, come si guard*, come si scaric*, come si ved*, ' +
      'come si cerc*, come guardo, come vedo, come scarico, come cerco, come trovo, non ho capito, non capisco, mi spieghi, ' +
      'mi puoi spiegare, puoi spiegarmi, spiegami, che faccio, da dove comincio, da dove inizio, dove guardo, dove vedo, ' +
      'dove si guarda, dove si vede, come inizio, come comincio, è legale, di cosa si tratta, come lo metto, come la metto, ' +
      'senza internet, offline, senza connessione, posso vederlo, posso vederla, posso guardarlo, lo vedo in tv, ' +
      'vederlo in tv, sulla tele, nel televisore, con la chromecast, si può vedere, dove trovo, dove sono i, dove sta il, ' +
      'dove stanno i, come scelgo, come tolgo, come metto, come cambio, cos’è sto, cos’è questo, che roba è, ' +
      'a che cosa serve, si può scaricare, non so usar*, dove li guardo, dove le guardo, dove lo guardo, dove lo vedo, ' +
      'dove li vedo, dove si vedono, dove si guardano, come si accende, come si spegne, serve internet, serve un’app, ' +
      'serve l’app, serve scaricare, tutto schermo, schermo intero, si può mettere, dove clicco, dove si clicca, dove premo, ' +
      'dove tocco, cosa devo fare',
    alone:
      'la mia lista, lista, le mie liste, liste, i preferiti, i miei preferiti, cronologia, ricerca, filtri, sottotitoli, ' +
      'lingue, cosa posso, posso scaricare, in televisione, sulla televisione, sul telefono, sul pc, aiuto, aiutami, ' +
      'aiutatemi, aiutarmi, help, info, informazioni, informazione, istruzioni, guida, menu, comandi, start, inizio, ' +
      'funzioni, funziona, tutorial, spiegazione, domanda, una domanda, ho una domanda, scaricare, regole, faq, impostazioni',
  },
  bot: {
    words: 'robot chatgpt barzelletta programmato',
    surely:
      'di che paese, sai chi sono, sai il mio nome, sai come mi chiamo, parli con tutti, quante lingue parli, come ti chiami, ' +
      'sei un bot, sei un robot, sei una persona, sei una ai, intelligenza artificiale, chatgpt, quanti anni hai, ' +
      'che tempo fa, che ore sono, che giorno è, sei single, cosa stai facendo, sei sveglio, sei un computer, o un computer, ' +
      'sei vero, sei una macchina, sei umano, sei finto, sei programmat*, parlo con una persona, parlo con un umano, ' +
      'mi racconti, raccontami una, sai parlare, mi capisci, capisci cosa, mi leggi, capisci l, quanti film avete, ' +
      'quante serie avete, dove li prendete, dormi mai, ti stanchi, hai sentimenti, ti piace il, maschio o femmina, mi spii, ' +
      'ci spiate, capisci quello',
    alone:
      'dove vivi, dove stai, quando dormi, quanto sei alto, che lavoro fai, hai amici, hai una ragazza, hai un ragazzo, ' +
      'ti amo, mi annoi, chi sei, cosa sei, come stai, come va, come butta, sei reale, sei vivo, dove sei, raccontami, ' +
      'barzelletta, ti voglio bene, hai fame, che fai, cosa ne pensi, mi ami, di dove sei, dove abiti, test, che dici, ' +
      'parlami, parliamo, chiacchierare, mi senti, buon compleanno, buon natale, buone feste, buon anno, auguri, ' +
      'buona pasqua, forza roma, robot, sono triste, sono felice, sono stanco, sono stanca, come va la vita, ' +
      'novità da raccontare, che combini, come te la passi',
  },
  thanks: {
    words:
      'ringrazi* gentilissim* bravissim* mitico mitica mitici benedica riconoscente debitore debitrice debitori complimenti ' +
      'complimentoni infinite bellissim* buonissim* ottim* fantastic* eccezional* strepitos* spettacolar* meraviglios* ' +
      'favolos* splendid* grandios* stupend* fenomenal* comodissim* utilissim* velocissim* efficientissim* perfettissim* geni ' +
      'genio spacca spaccate spaccano goduria adoro apprezz* promoss* approvat* svoltat* salvato salvata contentissim* ' +
      'felicissim* soddisfatt* applausi chapeau piaciut* benissimo impeccabil* bravissime efficient* gentili premurosi ' +
      'graditissim* azzeccat* bestiale fichissim* fighissim* bombetta bravi fortissim* mitiche wow regalone obrigado arigato ' +
      'merci obbligatissim*',
    surely:
      'qualità pazzesca, avete fatto felici, avete fatto felice, mi avete fatto, siete mitici, ci avete fatto, ' +
      'mi avete svoltato, mi hai svoltato, alla grande grazie, funziona alla grande, mi è piaciuto molto, mi è piaciuta, ' +
      'vi sono grat*, ti sono grat*, ringraziar*, grazie per il, grazie per la, grazie per l, grazie per tutto, ' +
      'grazie per avermi, grazie dell, grazie della, grazie mille, mille grazie, tante grazie, grazie tante, grazie infinite, ' +
      'grazie davvero, grazie ancora, ti ringrazio, vi ringrazio, grazie a te, grazie a voi, grazie comunque, ' +
      'grazie lo stesso, ti devo un, vi devo un, funziona tutto, tutto funziona, ora funziona, adesso funziona, ' +
      'sei un tesoro, sei una forza, siete una forza, sei stato bravo, sei stata brava, sei una macchina da guerra, ' +
      'mi hai salvato, mi avete salvato, bel servizio, ottimo servizio, bella questa app, bello questo bot, ' +
      'mi piace questo bot, mi piace un sacco, vi amo, gran bel, sei un angelo, siete degli angeli, siete un mito, ' +
      'sta piacendo molto, siete il massimo, sei il massimo, apprezzo molto, apprezzo davvero, adesso va, ora va, ' +
      'bel film davvero, che forza, evvai, finalmente funziona, funziona finalmente, troppo forte, sei un grande, ' +
      'siete dei grandi, meglio di netflix, dio ti benedica, che dio ti, tvb, proprio quello che, esattamente quello che, ' +
      'dieci e lode, 10 e lode, qualità top, davvero utile, lo cercavo da anni, ci voleva, siete dei geni, sei un fenomeno, ' +
      'una bomba, che bomba, troppo comodo, qualcosa che funziona, che funziona davvero, ho pianto, ho riso, ' +
      'bellissima serie, bellissimo film, gran cosa, che meraviglia, che spettacolo, grande bot, mille punti, dieci punti, ' +
      'su 10, stelle su, 5 stelle, cinque stelle, voto 10, è una figata, siete una certezza, tanta roba, tanta stima, ' +
      'vi faccio i, arrivato subito, arrivata subito, si vede benissimo, si sente benissimo, vi voglio bene, ' +
      'era quello che volevo, sei un amore, grazie di, troppo bell*, bello sto, bella sta, non ci credevo, tutto d’un fiato, ' +
      'funziona da dio, va da dio, si vede da dio, che qualità, che bel regalo, la migliore app, il miglior bot, ' +
      'subito grazie, una salvezza, manna dal cielo, un angelo, degli angeli, un miracolo, ci avete salvato, ' +
      'salvato la serata, trovato al volo, trovato subito, ecco funziona, ah funziona, il migliore su, la migliore su, ' +
      'i migliori su, finalmente un bot, finalmente un’app, parte subito, va subito, partito subito, funziona subito, ' +
      'parte al volo, che velocità, che rapidità, si vede nitid*, come farei senza, come faremmo senza, molto obbligat*, ' +
      'te se ama, ve se ama, a buon rendere, ti meriti, vi meritate, troppo gentil*, siete i meglio, sei il meglio, ' +
      'meglio di … pag*, meglio di … euro',
    alone:
      'che servizio, contento, contenta, contentissimo, soddisfatto, soddisfatta, meno male, mitica, mitici, alla grande, ' +
      'che bella sorpresa, bella sorpresa, sorpresa, che sorpresa, che bella, ottima qualità, ottima scelta, ottima, ottimi, ' +
      'trovata, grazie trovato, comodissimo, comodo, velocissimi, velocissimo, rapidissimi, troppo forti, ' +
      'ti meriti un premio, vi meritate un premio, meriti un premio, favolosi, ottimo bot, bell’app, gran lavoro, gran film, ' +
      'film stupendo, film bellissimo, serie bellissima, che figata, figata, commovente, emozionante, grandioso, assai, ' +
      'ho risolto, risolto, molte grazie, a posto così, a posto, bel film grazie, bel film, bel bot, utile, sei utile, ' +
      'sei stato utile, mitico, super, ottimo, buono, troppo buono, gentili, sei dolce, che gentile, ti adoro, vi adoro, ' +
      'perfetto grazie, grazie, graze, grz, ringrazio, gentilissimo, gentilissimi, gentilissima, molto gentile, sei gentile, ' +
      'siete grandi, siete i migliori, sei il migliore, sei fantastico, sei un mito, sei forte, sei bravo, sei bravissimo, ' +
      'sei un genio, bravo, brava, bravi, bravissimo, bravissimi, complimenti, grande, grandi, fantastico, ottimo lavoro, ' +
      'bel lavoro, buon lavoro, funziona benissimo, bellissimo, mi è piaciuto, mi piace, che bello, stupendo, spettacolo, ' +
      'spettacolare, magnifico, meraviglioso, bello, top, wow, evviva, fenomeno, fenomeni, campione, campioni, servizio, ' +
      'siete forti, siete fantastici, top del top, il top, numero uno, numeri uno, sei il top, che bellezza, favoloso, ' +
      'splendido, splendida, perfetti, apposto, apposto così, grandissimo, grandissimi, bella zio, grassie, grassie ciò, ' +
      'grasie, bomba, grande davvero, tantissimo, perfetto davvero, perfetta, geniale, geniali, sei geniale, siete geniali',
  },
  farewell: {
    words: 'buonanotte arrivederci',
    surely: 'ci vediamo, vado notte, ci si becca, mi scotta',
    alone:
      'dormo, ora dormo, vado a dormire, ci si sente, vado al lavoro, vado a lavorare, vado a lavoro, vado a mangiare, ' +
      'vado a cena, alla prox, vado, devo andare, devo scappare, scappo, vado via, tardi, è tardi, ora vado, a letto, ' +
      'a nanna, stacco, vado a letto, a risentirci, stammi bene, ciao ciao, a domani, a presto, a dopo, arrivederci, addio, ' +
      'buonanotte, buona notte, notte, buona serata, buona giornata, buon weekend, buon fine settimana, alla prossima, ' +
      'ci sentiamo, saluti, buona visione, ci risentiamo, ci becchiamo, ci si vede, buona domenica, buon sabato, ' +
      'buon venerdì, a sabato, a domenica, a lunedì, a stasera, a più tardi, a più, buon riposo, sogni d’oro, dormi bene, ' +
      'vado a nanna, statemi bene, me ne torno a letto, buon proseguimento, buon lavoro, ciao a presto, buona serata a tutti, ' +
      'ciaone, spengo, ciao raga, raga',
  },
  greeting: {
    words: 'buongiornissimo buondì',
    surely:
      'dall’altra parte, qualcuno dall’altra, ciao sono, ciao mi chiamo, salve sono, ciao bello, ciao bella, ciao caro, ' +
      'ciao cara',
    alone:
      'c’è nessuno, c’è qualcuno qui, ci siete, buona giornata a tutti, buon mattino, bentrovati, bentrovato, permesso, ' +
      'è permesso, ue, uè, ueue, ciao, salve, hey, ehi, ehilà, ehila, hei, ei, buongiorno, buon giorno, buondì, buonasera, ' +
      'buona sera, buon pomeriggio, buon dì, yo, hola, hello, hi, ci sei, c’è qualcuno, qualcuno, eccomi, rieccomi, pronto, ' +
      'ciao ragazzi, buongiorno mondo, weilà, we, salve a tutti, ciao di nuovo, sono tornato, sono tornata, alò, oi, ' +
      'buon pranzo, heilà, eilà, heila, ciao a te, sera, sera a tutti, sera raga, uè uagliò, bonasera, bongiorno, we bello, ' +
      'bella raga, ue bello, buonasera a voi, buongiorno a voi, buonasera a te, salve gente, buonasera gente, ciao gente, ' +
      'buongiorno gente',
  },
  nothing: {
    words: '',
    surely: '',
    alone:
      'uffa, ah ecco, ecco, ecco qua, interessante, accidenti, cioè, appunto, vero, esattamente, assolutamente, sicuro, ' +
      'figuriamoci, pazienza, amen, benone, va benone, benissimo, va benissimo, capisco, mhm, mmh, mh, uhm, ops, bene bene, ' +
      'ok ok, no no, sì sì, ok sì, ok, okay, oki, okok, va bene, vabbè, vabbe, va beh, bene, perfetto, ottimo, capito, ' +
      'ho capito, chiaro, certo, certamente, d’accordo, esatto, giusto, sì, si, sisi, yes, no, nono, no grazie, forse, boh, ' +
      'mah, bah, mmm, mm, hmm, haha, hahaha, ahah, ahaha, ahahah, hihi, eheh, xd, lol, uff, prego, fatto, figurati, niente, ' +
      'nulla, scusa, scusami, scusate, come non detto, figo, dai, andiamo, aspetta, un attimo, attimo, un momento, vediamo, ' +
      'ah, oh, eh, già, infatti, peccato, cavolo, mannaggia, daje, trovato, visto che, e quindi, quindi, allora, ma, perché, ' +
      'cosa, che, chi, come, dove, quando, azz, ammazza, caspita, oddio, vabbuò, fa lo stesso, come vuoi, magari, sì dai, ' +
      'dai sì, ci penso, ci penserò, forse domani, un’altra volta, ok dopo, lo guardo dopo, bello così, ricevuto, ' +
      'affare fatto, ehm, mah non lo so, non lo so, non so, che ridere, rido, aspetta un secondo, un secondo, secondo me, ' +
      'mi sta piacendo, sta piacendo, che barba, che sonno, simpatico, mmm non saprei, non saprei, boh non saprei, evviva, ' +
      'ah capito, tutto chiaro, prova, prova prova, prova uno due tre, confermo, sto aspettando, allora quindi, muoio, ' +
      'muoio dal ridere, sto male, sto morendo, lol muoio, certo che sì, ma certo, ma anche no, per niente, ricevuto capo, ' +
      'ok capo, ho sbagliato chat, scusa ho sbagliato, ho sbagliato gruppo, era per un altro, è arrivato',
  },
};
