import type { Series } from '../work.ts';

/** Series first aired before 1990, animation apart. */
export const classicSeries: readonly Series[] = [
  {
    type: 'serie',
    slug: 'bonanza-1959',
    titolo: 'Bonanza',
    data: '1959-09-12',
    autore: 'David Dortort',
    stagioni: 14,
    generi: ['Western', 'Dramma'],
    trama:
      "Ben Cartwright ha un ranch grande quanto una contea, tre figli avuti da tre mogli diverse e un forte senso della giustizia. Attorno alla Ponderosa, nel Nevada dei cercatori d'argento, passano banditi, predicatori e forestieri in cerca di aiuto. Ogni volta tocca alla famiglia decidere da che parte stare.",
  },
  {
    type: 'serie',
    slug: 'ai-confini-della-realta-1959',
    titolo: 'Ai confini della realtà',
    data: '1959-10-02',
    autore: 'Rod Serling',
    stagioni: 5,
    generi: ['Sci-Fi & Fantasy', 'Mistero', 'Dramma'],
    trama:
      "Un signore in abito scuro ci accoglie sulla soglia e ci avverte: da qui in poi le regole non valgono più. In ogni episodio una persona qualunque inciampa in qualcosa che non dovrebbe esistere, e il mondo di sempre mostra il suo rovescio. Paura, ironia e morale in mezz'ora di bianco e nero.",
  },
  {
    type: 'serie',
    slug: 'star-trek-1966',
    titolo: 'Star Trek',
    data: '1966-09-08',
    autore: 'Gene Roddenberry',
    stagioni: 3,
    generi: ['Sci-Fi & Fantasy', 'Action & Adventure'],
    trama:
      "L'astronave Enterprise viaggia per cinque anni oltre i confini dello spazio conosciuto. La guidano l'impulsivo capitano Kirk, il logico signor Spock e il dottor McCoy, che non è mai d'accordo con nessuno dei due. Ogni pianeta nasconde un enigma, e spesso parla di noi.",
  },
  {
    type: 'serie',
    slug: 'il-prigioniero-1967',
    titolo: 'Il prigioniero',
    data: '1967-09-29',
    autore: 'Patrick McGoohan',
    stagioni: 1,
    generi: ['Mistero', 'Sci-Fi & Fantasy', 'Dramma'],
    trama:
      'Un agente segreto sbatte la porta, torna a casa e si risveglia in un paesino di villeggiatura da cui nessuno può uscire. Qui tutti hanno un numero al posto del nome, e il suo è il Sei. Qualcuno vuole sapere perché si è dimesso; lui vuole soltanto sapere chi comanda.',
  },
  {
    type: 'serie',
    slug: 'odissea-1968',
    titolo: 'Odissea',
    data: '1968-03-24',
    autore: 'Franco Rossi',
    stagioni: 1,
    generi: ['Action & Adventure', 'Dramma', 'Sci-Fi & Fantasy'],
    trama:
      'La guerra di Troia è finita da anni, ma Ulisse non ha ancora rivisto Itaca. A casa lo aspettano una moglie assediata dai pretendenti e un figlio che non lo conosce; in mezzo ci sono mostri, maghe e un dio del mare che non perdona. Il poema di Omero diventa un grande kolossal televisivo.',
  },
  {
    type: 'serie',
    slug: 'le-avventure-di-pinocchio-1972',
    titolo: 'Le avventure di Pinocchio',
    data: '1972-04-08',
    autore: 'Luigi Comencini',
    stagioni: 1,
    generi: ['Famiglia', 'Sci-Fi & Fantasy', 'Dramma'],
    trama:
      'Geppetto è così povero e così solo che si costruisce un figlio con un pezzo di legno. Il burattino prende vita, scappa di casa e comincia a combinarne di tutti i colori, tra il Gatto e la Volpe, una Fata severa e molta fame vera. La fiaba di Collodi raccontata dalla parte dei bambini.',
  },
  {
    type: 'serie',
    slug: 'mash-1972',
    titolo: 'M*A*S*H',
    data: '1972-09-17',
    autore: 'Larry Gelbart',
    stagioni: 11,
    generi: ['Commedia', 'Dramma', 'War & Politics'],
    trama:
      'In un ospedale da campo della guerra di Corea i chirurghi operano giorno e notte sotto una tenda. Per non impazzire bevono gin distillato in casa, architettano scherzi e disobbediscono a ogni ordine insensato. Si ride moltissimo, finché non arriva il prossimo elicottero con i feriti.',
  },
  {
    type: 'serie',
    slug: 'happy-days-1974',
    titolo: 'Happy Days',
    data: '1974-01-15',
    autore: 'Garry Marshall',
    stagioni: 11,
    generi: ['Commedia', 'Famiglia'],
    trama:
      "Milwaukee, anni Cinquanta: Richie Cunningham è un bravo ragazzo con una famiglia affettuosa e pochissima fortuna con le ragazze. Per fortuna c'è Fonzie, giubbotto di pelle e pollici alzati, a cui basta schioccare le dita. Tra un frappè e un disco nel juke-box, crescere sembra quasi facile.",
  },
  {
    type: 'serie',
    slug: 'la-casa-nella-prateria-1974',
    titolo: 'La casa nella prateria',
    data: '1974-09-11',
    autore: 'Blanche Hanalis',
    stagioni: 9,
    generi: ['Famiglia', 'Dramma', 'Western'],
    trama:
      'Gli Ingalls arrivano in Minnesota con un carro, un violino e la voglia di ricominciare. La piccola Laura racconta la vita di frontiera: i raccolti che vanno male, la scuola, le liti con la perfida Nellie e gli inverni che non finiscono mai. Di soldi ce ne sono pochi, di coraggio parecchio.',
  },
  {
    type: 'serie',
    slug: 'fawlty-towers-1975',
    titolo: 'Fawlty Towers',
    data: '1975-09-19',
    autore: 'John Cleese, Connie Booth',
    stagioni: 2,
    generi: ['Commedia'],
    trama:
      'Basil Fawlty dirige un alberghetto sulla costa inglese e ha un solo problema: detesta gli ospiti. Mentre la moglie Sybil lo comanda a bacchetta e il cameriere Manuel capisce tutto al contrario, ogni piccola bugia diventa una catastrofe. Dodici episodi appena, tutti costruiti come orologi impazziti.',
  },
  {
    type: 'serie',
    slug: 'sandokan-1976',
    titolo: 'Sandokan',
    data: '1976-01-06',
    autore: 'Sergio Sollima',
    stagioni: 1,
    generi: ['Action & Adventure', 'Dramma'],
    trama:
      "Lo chiamano la Tigre della Malesia: un principe spodestato che combatte gli inglesi alla testa dei suoi pirati. Quando incontra la giovane Marianna, la Perla di Labuan, la sua guerra si complica parecchio. Abbordaggi, giungle e una celebre tigre nel romanzo d'avventura più amato dagli italiani.",
  },
  {
    type: 'serie',
    slug: 'radici-1977',
    titolo: 'Radici',
    data: '1977-01-23',
    autore: 'Alex Haley',
    stagioni: 1,
    generi: ['Dramma', 'War & Politics'],
    trama:
      'Nel Settecento il giovane Kunta Kinte viene catturato in Gambia e venduto come schiavo in America. Da lui comincia la storia di una famiglia che, di generazione in generazione, si tramanda un nome e il ricordo della libertà. Un racconto epico che costrinse un Paese intero a guardarsi indietro.',
  },
  {
    type: 'serie',
    slug: 'magnum-pi-1980',
    titolo: 'Magnum, P.I.',
    data: '1980-12-11',
    autore: 'Donald P. Bellisario, Glen A. Larson',
    stagioni: 8,
    generi: ['Crime', 'Action & Adventure', 'Mistero'],
    trama:
      "Thomas Magnum ha lasciato la Marina per fare l'investigatore privato alle Hawaii. Vive ospite nella villa di uno scrittore che nessuno vede mai, guida una Ferrari non sua e litiga con il maggiordomo Higgins e i suoi due dobermann. Sotto le camicie a fiori, però, resta un reduce del Vietnam.",
  },
  {
    type: 'serie',
    slug: 'a-team-1983',
    titolo: 'A-Team',
    data: '1983-01-23',
    autore: 'Frank Lupo, Stephen J. Cannell',
    stagioni: 5,
    generi: ['Action & Adventure', 'Commedia', 'Crime'],
    trama:
      'Quattro ex soldati accusati di un crimine che non hanno commesso vivono in fuga e si mettono al servizio di chi non ha nessuno a cui rivolgersi. Hannibal fa i piani, Sberla trova il necessario, Murdock vola e P.E. costruisce, purché non lo facciano salire su un aereo. Gli spari sono migliaia, i feriti nessuno.',
  },
  {
    type: 'serie',
    slug: 'la-piovra-1984',
    titolo: 'La piovra',
    data: '1984-03-11',
    autore: 'Ennio De Concini',
    stagioni: 10,
    generi: ['Crime', 'Dramma'],
    trama:
      'Il commissario Corrado Cattani arriva in Sicilia per indagare sulla morte del suo predecessore. Dietro il delitto trova banche, politica e una rete criminale che arriva ovunque e colpisce anche chi gli è più caro. Lo sceneggiato che portò la mafia nelle case di tutto il mondo.',
  },
  {
    type: 'serie',
    slug: 'miami-vice-1984',
    titolo: 'Miami Vice',
    data: '1984-09-16',
    autore: 'Anthony Yerkovich',
    stagioni: 5,
    generi: ['Crime', 'Action & Adventure', 'Dramma'],
    trama:
      'Sonny Crockett vive su una barca con un alligatore, Rico Tubbs è arrivato da New York in cerca di vendetta. Insieme si fingono trafficanti per incastrare i signori della droga della Florida. Giacche pastello, motoscafi e notti al neon, con la malinconia sempre in agguato.',
  },
  {
    type: 'serie',
    slug: 'la-signora-in-giallo-1984',
    titolo: 'La signora in giallo',
    data: '1984-09-30',
    autore: 'Peter S. Fischer, Richard Levinson, William Link',
    stagioni: 12,
    generi: ['Crime', 'Mistero', 'Dramma'],
    trama:
      "Jessica Fletcher, ex insegnante e vedova, scrive gialli di successo nella tranquilla Cabot Cove. Tranquilla si fa per dire: ovunque lei vada, prima o poi qualcuno muore e l'innocente di turno finisce nei guai. Le bastano una tazza di tè e un dettaglio fuori posto per rimettere tutto in ordine.",
  },
  {
    type: 'serie',
    slug: 'macgyver-1985',
    titolo: 'MacGyver',
    data: '1985-09-29',
    autore: 'Lee David Zlotoff',
    stagioni: 7,
    generi: ['Action & Adventure'],
    trama:
      'Angus MacGyver non porta la pistola: gli bastano un coltellino svizzero, un rotolo di nastro adesivo e qualche nozione di chimica. Per conto di una fondazione gira il mondo a liberare ostaggi e sventare disastri. Ogni trappola è un problema di fisica con il conto alla rovescia.',
  },
  {
    type: 'serie',
    slug: 'colomba-solitaria-1989',
    titolo: 'Colomba solitaria',
    data: '1989-02-05',
    autore: 'William D. Wittliff',
    stagioni: 1,
    generi: ['Western', 'Dramma', 'Action & Adventure'],
    trama:
      'Gus e Call, due vecchi ranger del Texas, si annoiano in un villaggio di polvere sul confine con il Messico. Un giorno decidono di portare una mandria fino al Montana, dove nessuno ha ancora allevato bestiame. Il viaggio è lungo migliaia di chilometri, e il West sta finendo insieme alla loro giovinezza.',
  },
  {
    type: 'serie',
    slug: 'decalogo-1989',
    titolo: 'Decalogo',
    data: '1989-12-10',
    autore: 'Krzysztof Kieślowski',
    stagioni: 1,
    generi: ['Dramma'],
    trama:
      "In un grigio quartiere di palazzoni a Varsavia si incrociano le vite di medici, studenti, amanti e padri. Ogni episodio prende un comandamento e lo mette alla prova davanti a una scelta che non ha risposte comode. Dieci storie da un'ora, legate dallo sguardo silenzioso di un uomo che passa.",
  },
];
