import type { Series } from '../work.ts';

/** Animated series of every age and country. */
export const animationSeries: readonly Series[] = [
  {
    type: 'serie',
    slug: 'le-avventure-di-lupin-iii-1971',
    titolo: 'Le avventure di Lupin III',
    data: '1971-10-24',
    autore: 'Monkey Punch',
    stagioni: 1,
    generi: ['Animazione', 'Action & Adventure', 'Commedia', 'Crime'],
    trama:
      "Nipote del celebre Arsenio, Lupin è un ladro gentiluomo con la giacca verde e il vizio delle sfide impossibili. Con lui ci sono il pistolero Jigen, il samurai Goemon e la bellissima Fujiko, che lo imbroglia quasi sempre. Alle calcagna ha l'ispettore Zenigata, testardo come nessuno.",
  },
  {
    type: 'serie',
    slug: 'heidi-1974',
    titolo: 'Heidi',
    data: '1974-01-06',
    autore: 'Isao Takahata',
    stagioni: 1,
    generi: ['Animazione', 'Famiglia', 'Dramma'],
    trama:
      'Orfana e allegra, la piccola Heidi viene affidata al nonno, un burbero che vive da solo in una baita sulle Alpi svizzere. Bastano il pane con il formaggio fuso, le caprette di Peter e il vento tra gli abeti per farla sentire a casa. Poi qualcuno decide che deve trasferirsi a Francoforte.',
  },
  {
    type: 'serie',
    slug: 'atlas-ufo-robot-1975',
    titolo: 'Atlas UFO Robot',
    data: '1975-10-05',
    autore: 'Gō Nagai',
    stagioni: 1,
    generi: ['Animazione', 'Sci-Fi & Fantasy', 'Action & Adventure'],
    trama:
      "Actarus sembra un tranquillo stalliere, ma è il principe di un pianeta distrutto e nasconde un robot gigantesco. Quando le forze di Vega attaccano la Terra, sale a bordo di Goldrake e si lancia in battaglia tra lame rotanti e alabarde spaziali. Con lui per molti italiani cominciò l'era dei robot.",
  },
  {
    type: 'serie',
    slug: 'capitan-harlock-1978',
    titolo: 'Capitan Harlock',
    data: '1978-03-14',
    autore: 'Leiji Matsumoto',
    stagioni: 1,
    generi: ['Animazione', 'Sci-Fi & Fantasy', 'Action & Adventure'],
    trama:
      "Nel 2977 gli esseri umani sono ricchi, pigri e non credono più a nulla. Solo un pirata con il mantello nero e un teschio sulla bandiera si accorge che le Mazoniane stanno arrivando. A bordo dell'Arcadia, con quaranta compagni e molta malinconia, Harlock combatte per una Terra che lo vuole in prigione.",
  },
  {
    type: 'serie',
    slug: 'conan-il-ragazzo-del-futuro-1978',
    titolo: 'Conan, il ragazzo del futuro',
    data: '1978-04-04',
    autore: 'Hayao Miyazaki',
    stagioni: 1,
    generi: ['Animazione', 'Action & Adventure', 'Sci-Fi & Fantasy'],
    trama:
      "Dopo una guerra che ha sommerso i continenti, Conan cresce con il nonno su un'isoletta, forte come dieci ragazzi. Il mare gli porta Lana, inseguita da chi vuole riaccendere le macchine del vecchio mondo. Per salvarla lui attraversa l'oceano, senza paura e quasi sempre senza scarpe.",
  },
  {
    type: 'serie',
    slug: 'lady-oscar-1979',
    titolo: 'Lady Oscar',
    data: '1979-10-10',
    autore: 'Riyoko Ikeda',
    stagioni: 1,
    generi: ['Animazione', 'Dramma', 'War & Politics'],
    trama:
      'Il generale de Jarjayes voleva un maschio e alleva la sua ultima figlia come un soldato. Oscar diventa capitano della guardia di Maria Antonietta, in una Versailles di balli, intrighi e amori taciuti. Fuori dai cancelli il popolo ha fame, e lei dovrà scegliere che uniforme indossare.',
  },
  {
    type: 'serie',
    slug: 'il-mistero-della-pietra-azzurra-1990',
    titolo: 'Il mistero della pietra azzurra',
    data: '1990-04-13',
    autore: 'Hideaki Anno',
    stagioni: 1,
    generi: ['Animazione', 'Action & Adventure', 'Sci-Fi & Fantasy'],
    trama:
      'Parigi, 1889: il giovane inventore Jean incontra Nadia, acrobata di circo con un leoncino e una pietra che brilla davanti al pericolo. Una banda di ladri maldestri li insegue, e qualcuno di molto peggio dopo di loro. A salvarli sarà il Nautilus del misterioso capitano Nemo.',
  },
  {
    type: 'serie',
    slug: 'sailor-moon-1992',
    titolo: 'Sailor Moon',
    data: '1992-03-07',
    autore: 'Naoko Takeuchi',
    stagioni: 5,
    generi: ['Animazione', 'Sci-Fi & Fantasy', 'Action & Adventure'],
    trama:
      "Piagnucolona, golosa e sempre in ritardo a scuola, Bunny scopre da una gatta parlante di essere una guerriera che veste alla marinara. Trova altre ragazze come lei e combatte le forze del male, con l'aiuto di un misterioso cavaliere mascherato. L'amicizia, qui, è davvero un'arma.",
  },
  {
    type: 'serie',
    slug: 'neon-genesis-evangelion-1995',
    titolo: 'Neon Genesis Evangelion',
    data: '1995-10-04',
    autore: 'Hideaki Anno',
    stagioni: 1,
    generi: ['Animazione', 'Sci-Fi & Fantasy', 'Dramma', 'Action & Adventure'],
    trama:
      'Nel 2015 creature chiamate Angeli attaccano la città di Neo Tokyo-3, e solo ragazzi di quattordici anni possono pilotare le macchine che le fermano. Shinji, convocato dal padre che lo aveva abbandonato, non vuole salire a bordo. La battaglia più dura si combatte dentro di lui.',
  },
  {
    type: 'serie',
    slug: 'daria-1997',
    titolo: 'Daria',
    data: '1997-03-03',
    autore: 'Glenn Eichler, Susie Lewis',
    stagioni: 5,
    generi: ['Animazione', 'Commedia'],
    trama:
      "Occhiali tondi, anfibi e voce piatta: Daria Morgendorffer si trasferisce a Lawndale e trova il liceo esattamente stupido come temeva. Con l'amica Jane osserva genitori stressati, insegnanti sull'orlo di una crisi e una sorella ossessionata dalla moda. Il suo sarcasmo è una difesa, e funziona quasi sempre.",
  },
  {
    type: 'serie',
    slug: 'cowboy-bebop-1998',
    titolo: 'Cowboy Bebop',
    data: '1998-04-03',
    autore: "Shin'ichirō Watanabe",
    stagioni: 1,
    generi: ['Animazione', 'Sci-Fi & Fantasy', 'Action & Adventure', 'Crime'],
    trama:
      'Nel 2071 Spike e Jet danno la caccia ai ricercati su e giù per il sistema solare, con il frigorifero quasi sempre vuoto. Sulla Bebop salgono anche una truffatrice piena di debiti, una ragazzina hacker e un cane molto intelligente. A ritmo di jazz, ognuno cerca di seminare il proprio passato.',
  },
  {
    type: 'serie',
    slug: 'winx-club-2004',
    titolo: 'Winx Club',
    data: '2004-01-28',
    autore: 'Iginio Straffi',
    stagioni: 8,
    generi: ['Animazione', 'Famiglia', 'Sci-Fi & Fantasy'],
    trama:
      'Bloom è una ragazza di Gardenia come tante, finché non salva una fata e scopre di avere poteri magici. Ad Alfea, la scuola delle fate, trova le amiche con cui fonda il Winx Club. Tra lezioni, ali scintillanti e tre streghe perfide, cerca anche la verità sulle proprie origini.',
  },
  {
    type: 'serie',
    slug: 'avatar-la-leggenda-di-aang-2005',
    titolo: 'Avatar - La leggenda di Aang',
    data: '2005-02-21',
    autore: 'Michael Dante DiMartino, Bryan Konietzko',
    stagioni: 3,
    generi: ['Animazione', 'Action & Adventure', 'Sci-Fi & Fantasy', 'Famiglia'],
    trama:
      "Aria, acqua, terra e fuoco vivevano in equilibrio, prima che la Nazione del Fuoco muovesse guerra a tutti. Due fratelli trovano nel ghiaccio Aang, un dodicenne rimasto addormentato cent'anni: è l'Avatar, l'unico che può dominare i quattro elementi. Deve solo impararli, possibilmente divertendosi.",
  },
  {
    type: 'serie',
    slug: 'death-note-2006',
    titolo: 'Death Note',
    data: '2006-10-04',
    autore: 'Tsugumi Ohba',
    stagioni: 1,
    generi: ['Animazione', 'Mistero', 'Crime', 'Sci-Fi & Fantasy'],
    trama:
      'Light Yagami, studente modello, raccoglie da terra un quaderno nero: basta scriverci un nome e quella persona muore. Decide di ripulire il mondo dai criminali, sotto gli occhi divertiti di un dio della morte. Sulle sue tracce si mette L, un detective geniale che nessuno ha mai visto in faccia.',
  },
  {
    type: 'serie',
    slug: 'fullmetal-alchemist-brotherhood-2009',
    titolo: 'Fullmetal Alchemist: Brotherhood',
    data: '2009-04-05',
    autore: 'Hiromu Arakawa',
    stagioni: 1,
    generi: ['Animazione', 'Action & Adventure', 'Sci-Fi & Fantasy', 'Dramma'],
    trama:
      "Da piccoli i fratelli Elric hanno tentato con l'alchimia ciò che è vietato, e ne hanno pagato il prezzo: Edward ha perso due arti, Alphonse tutto il corpo. Ora cercano la pietra filosofale per tornare com'erano. La ricerca li porta al cuore di uno Stato militare che custodisce un segreto terribile.",
  },
  {
    type: 'serie',
    slug: 'adventure-time-2010',
    titolo: 'Adventure Time',
    data: '2010-04-05',
    autore: 'Pendleton Ward',
    stagioni: 10,
    generi: ['Animazione', 'Commedia', 'Famiglia', 'Sci-Fi & Fantasy'],
    trama:
      "Finn, ultimo bambino umano in circolazione, e Jake, cane che si allunga a piacere, vivono in una casa sull'albero nella Terra di Ooo. Salvano principesse di gomma, sfidano un re dei ghiacci molto solo e non rifiutano mai una missione. Sotto i colori di caramella, il mondo nasconde una storia antica e triste.",
  },
  {
    type: 'serie',
    slug: 'gravity-falls-2012',
    titolo: 'Gravity Falls',
    data: '2012-06-15',
    autore: 'Alex Hirsch',
    stagioni: 2,
    generi: ['Animazione', 'Commedia', 'Mistero', 'Famiglia'],
    trama:
      "I gemelli Dipper e Mabel passano l'estate in Oregon dal prozio Stan, che spenna i turisti con un museo di finte stranezze. Quelle vere, però, sono nel bosco, e un diario numero tre le descrive tutte. Gnomi, codici segreti e maglioni improbabili per le vacanze più strane della loro vita.",
  },
  {
    type: 'serie',
    slug: 'l-attacco-dei-giganti-2013',
    titolo: "L'attacco dei giganti",
    data: '2013-04-07',
    autore: 'Hajime Isayama',
    stagioni: 4,
    generi: ['Animazione', 'Action & Adventure', 'Sci-Fi & Fantasy', 'Dramma'],
    trama:
      "Da cent'anni ciò che resta dell'umanità vive dietro mura altissime, al riparo dai giganti che divorano gli uomini. Il giorno in cui la prima cinta viene sfondata, il piccolo Eren giura di sterminarli tutti. Arruolandosi scoprirà che il mondo fuori è molto diverso da come glielo hanno raccontato.",
  },
  {
    type: 'serie',
    slug: 'bojack-horseman-2014',
    titolo: 'BoJack Horseman',
    data: '2014-08-22',
    autore: 'Raphael Bob-Waksberg',
    stagioni: 6,
    generi: ['Animazione', 'Commedia', 'Dramma'],
    trama:
      'Negli anni Novanta era la star di una sitcom per famiglie, oggi è un cavallo di mezza età che beve troppo in una villa di Hollywood. Per tornare alla ribalta BoJack accetta che una ghostwriter scriva la sua autobiografia. Gag a raffica e animali parlanti nascondono una riflessione durissima sul cambiare.',
  },
  {
    type: 'serie',
    slug: 'arcane-2021',
    titolo: 'Arcane',
    data: '2021-11-06',
    autore: 'Christian Linke, Alex Yee',
    stagioni: 2,
    generi: ['Animazione', 'Action & Adventure', 'Sci-Fi & Fantasy', 'Dramma'],
    trama:
      'Piltover è la città del progresso, Zaun il sottosuolo che ne respira i fumi. Vi e Powder, due sorelle cresciute di espedienti, rubano cristalli capaci di unire magia e scienza, e la loro vita esplode. Mentre le due città scivolano verso la guerra, il legame tra loro diventa la miccia.',
  },
  {
    type: 'serie',
    slug: 'strappare-lungo-i-bordi-2021',
    titolo: 'Strappare lungo i bordi',
    data: '2021-11-17',
    autore: 'Zerocalcare',
    stagioni: 1,
    generi: ['Animazione', 'Commedia', 'Dramma'],
    trama:
      'Zero è un fumettista di Rebibbia con mille paranoie e un armadillo gigante che gli fa da coscienza. In treno con Sarah e Secco verso Biella, ripensa alla scuola, alle occasioni mancate e ad Alice, che un tempo gli piaceva. Credeva che bastasse seguire la linea tratteggiata per diventare grandi.',
  },
  {
    type: 'serie',
    slug: 'questo-mondo-non-mi-rendera-cattivo-2023',
    titolo: 'Questo mondo non mi renderà cattivo',
    data: '2023-06-09',
    autore: 'Zerocalcare',
    stagioni: 1,
    generi: ['Animazione', 'Commedia', 'Dramma'],
    trama:
      "Cesare torna nel quartiere dopo molti anni e non riconosce più nulla; Zero non riconosce più lui. Intanto un centro di accoglienza scatena la rabbia di una periferia dove qualcuno soffia sul fuoco. Tra Sarah, Secco e l'immancabile Armadillo, restare dalla parte giusta è meno facile di quanto sembri.",
  },
  {
    type: 'serie',
    slug: 'pluto-2023',
    titolo: 'Pluto',
    data: '2023-10-26',
    autore: 'Naoki Urasawa',
    stagioni: 1,
    generi: ['Animazione', 'Sci-Fi & Fantasy', 'Mistero', 'Crime'],
    trama:
      "Qualcuno sta distruggendo, uno dopo l'altro, i sette robot più evoluti del pianeta, e lascia sul posto un paio di corna. Indaga Gesicht, detective dell'Europol e robot a sua volta, tormentato da un sogno che non dovrebbe poter fare. Un giallo malinconico nato da una storia di Osamu Tezuka.",
  },
];
