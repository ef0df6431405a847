import type { Series } from '../work.ts';

/** Science fiction, fantasy and the uncanny, aired since 1990. */
export const fantasticSeries: readonly Series[] = [
  {
    type: 'serie',
    slug: 'twin-peaks-1990',
    titolo: 'Twin Peaks',
    data: '1990-04-08',
    autore: 'David Lynch, Mark Frost',
    stagioni: 3,
    generi: ['Mistero', 'Crime', 'Dramma', 'Sci-Fi & Fantasy'],
    trama:
      "Il corpo di Laura Palmer, la ragazza più amata di Twin Peaks, viene ritrovato sulla riva avvolto nella plastica. L'agente Dale Cooper arriva da fuori con un registratore, la passione per il caffè e sogni molto strani. Nei boschi c'è qualcosa di antico, e i gufi non sono quello che sembrano.",
  },
  {
    type: 'serie',
    slug: 'x-files-1993',
    titolo: 'X-Files',
    data: '1993-09-10',
    autore: 'Chris Carter',
    stagioni: 11,
    generi: ['Sci-Fi & Fantasy', 'Mistero', 'Crime'],
    trama:
      "In uno scantinato dell'FBI Fox Mulder raccoglie i casi che nessuno sa spiegare, convinto che la sorella sia stata rapita dagli alieni. Gli viene affiancata Dana Scully, medico e scettica, con il compito di smentirlo. Tra mostri, cospirazioni e corridoi bui la verità è là fuori, ma qualcuno la nasconde bene.",
  },
  {
    type: 'serie',
    slug: 'buffy-l-ammazzavampiri-1997',
    titolo: "Buffy l'ammazzavampiri",
    data: '1997-03-10',
    autore: 'Joss Whedon',
    stagioni: 7,
    generi: ['Sci-Fi & Fantasy', 'Action & Adventure', 'Dramma'],
    trama:
      "Buffy Summers vorrebbe solo finire il liceo, ma è la Cacciatrice, l'unica ragazza al mondo capace di fermare i vampiri. E la scuola di Sunnydale è costruita proprio sopra la Bocca dell'Inferno. Con un bibliotecario inglese e pochi amici fidati, salva il mondo di notte e fa i compiti quando capita.",
  },
  {
    type: 'serie',
    slug: 'stargate-sg-1-1997',
    titolo: 'Stargate SG-1',
    data: '1997-07-27',
    autore: 'Brad Wright, Jonathan Glassner',
    stagioni: 10,
    generi: ['Sci-Fi & Fantasy', 'Action & Adventure'],
    trama:
      "Un anello di metallo trovato in Egitto apre la strada verso mille pianeti. Il colonnello O'Neill guida la squadra SG-1 con un archeologo, un'astrofisica e un guerriero alieno che ha cambiato bandiera. Dall'altra parte ci sono civiltà da scoprire e falsi dèi che non gradiscono visite.",
  },
  {
    type: 'serie',
    slug: 'alias-2001',
    titolo: 'Alias',
    data: '2001-09-30',
    autore: 'J.J. Abrams',
    stagioni: 5,
    generi: ['Action & Adventure', 'Sci-Fi & Fantasy', 'Dramma'],
    trama:
      "Sydney Bristow studia all'università e intanto fa la spia, convinta di lavorare per la CIA. Quando scopre chi sono davvero i suoi capi, decide di diventare un agente doppio. Tra parrucche, missioni in mezzo mondo e le profezie di un inventore del Rinascimento, non può fidarsi nemmeno di suo padre.",
  },
  {
    type: 'serie',
    slug: 'firefly-2002',
    titolo: 'Firefly',
    data: '2002-09-20',
    autore: 'Joss Whedon',
    stagioni: 1,
    generi: ['Sci-Fi & Fantasy', 'Action & Adventure', 'Western'],
    trama:
      "Il capitano Mal Reynolds ha perso la guerra e adesso vive di piccoli contrabbandi ai margini del sistema, con una nave malandata e un equipaggio di spostati. Un giorno imbarca un medico con un baule misterioso, e le autorità cominciano a cercarli ovunque. Lo spazio come l'ultima frontiera, cavalli compresi.",
  },
  {
    type: 'serie',
    slug: 'lost-2004',
    titolo: 'Lost',
    data: '2004-09-22',
    autore: 'J.J. Abrams, Jeffrey Lieber, Damon Lindelof',
    stagioni: 6,
    generi: ['Mistero', 'Action & Adventure', 'Dramma', 'Sci-Fi & Fantasy'],
    trama:
      "Un aereo partito da Sydney si spezza in volo e i superstiti si ritrovano su un'isola del Pacifico che non è su nessuna rotta. Ci sono rumori nella giungla, una botola chiusa e qualcuno che li osserva. Ciascuno nasconde un passato da cui fuggiva, e l'isola sembra conoscerlo.",
  },
  {
    type: 'serie',
    slug: 'fringe-2008',
    titolo: 'Fringe',
    data: '2008-09-09',
    autore: 'J.J. Abrams, Alex Kurtzman, Roberto Orci',
    stagioni: 5,
    generi: ['Sci-Fi & Fantasy', 'Mistero', 'Dramma'],
    trama:
      "Per spiegare un volo atterrato senza superstiti l'agente Olivia Dunham deve far uscire dal manicomio il dottor Walter Bishop, genio smemorato e goloso di dolci. Con lui c'è il figlio Peter, che non gli parla da anni. I loro casi sfiorano l'impossibile e disegnano, poco a poco, uno schema.",
  },
  {
    type: 'serie',
    slug: 'true-blood-2008',
    titolo: 'True Blood',
    data: '2008-09-07',
    autore: 'Alan Ball',
    stagioni: 7,
    generi: ['Sci-Fi & Fantasy', 'Dramma', 'Mistero'],
    adult: true,
    trama:
      'Grazie al sangue sintetico i vampiri hanno smesso di nascondersi e chiedono gli stessi diritti degli umani. In una cittadina della Louisiana Sookie, cameriera capace di leggere nel pensiero, si innamora di Bill proprio perché la sua mente tace. Intanto qualcuno uccide, e il caldo del Sud accende ogni desiderio.',
  },
  {
    type: 'serie',
    slug: 'il-trono-di-spade-2011',
    titolo: 'Il Trono di Spade',
    data: '2011-04-17',
    autore: 'David Benioff, D. B. Weiss',
    stagioni: 8,
    generi: ['Sci-Fi & Fantasy', 'Dramma', 'Action & Adventure'],
    trama:
      "Nel continente di Westeros le estati durano anni e il potere dura molto meno. Quando il re chiede a Ned Stark di scendere al Sud per aiutarlo a governare, le grandi casate affilano spade e matrimoni. Oltre il mare una principessa in esilio sogna il ritorno, e oltre la Barriera l'inverno sta arrivando.",
  },
  {
    type: 'serie',
    slug: 'orphan-black-2013',
    titolo: 'Orphan Black',
    data: '2013-03-30',
    autore: 'Graeme Manson, John Fawcett',
    stagioni: 5,
    generi: ['Sci-Fi & Fantasy', 'Dramma', 'Action & Adventure'],
    trama:
      "Sarah, truffatrice senza un soldo, vede una sconosciuta identica a lei gettarsi sotto un treno e decide di rubarle l'identità. Scopre così di non essere unica, e che qualcuno dà la caccia a tutte le donne con il suo volto. Una sola attrice, tantissimi personaggi e una domanda: a chi appartiene un corpo?",
  },
  {
    type: 'serie',
    slug: 'the-leftovers-svaniti-nel-nulla-2014',
    titolo: 'The Leftovers - Svaniti nel nulla',
    data: '2014-06-29',
    autore: 'Damon Lindelof, Tom Perrotta',
    stagioni: 3,
    generi: ['Dramma', 'Mistero', 'Sci-Fi & Fantasy'],
    trama:
      'Un 14 ottobre qualunque il due per cento degli abitanti della Terra scompare nello stesso istante, senza una spiegazione. Tre anni dopo il capo della polizia Kevin Garvey cerca di tenere insieme una cittadina e la propria famiglia. Chi è rimasto deve inventarsi un modo per credere in qualcosa.',
  },
  {
    type: 'serie',
    slug: 'stranger-things-2016',
    titolo: 'Stranger Things',
    data: '2016-07-15',
    autore: 'Matt Duffer, Ross Duffer',
    stagioni: 5,
    generi: ['Sci-Fi & Fantasy', 'Mistero', 'Dramma'],
    trama:
      'Hawkins, Indiana, 1983: il piccolo Will sparisce tornando a casa in bicicletta. Mentre la madre e lo sceriffo lo cercano, i suoi tre amici trovano nel bosco una ragazzina rasata che muove gli oggetti con il pensiero. Dadi da venti facce, luci di Natale e un mondo capovolto dietro le pareti.',
  },
  {
    type: 'serie',
    slug: 'westworld-2016',
    titolo: 'Westworld - Dove tutto è concesso',
    data: '2016-10-02',
    autore: 'Jonathan Nolan, Lisa Joy',
    stagioni: 4,
    generi: ['Sci-Fi & Fantasy', 'Western', 'Dramma', 'Mistero'],
    trama:
      'In un parco a tema i ricchi giocano al Far West con androidi indistinguibili dagli esseri umani, liberi di amarli o di ucciderli. Ogni notte la memoria delle macchine viene cancellata. Ma Dolores, la figlia del rancher, comincia a ricordare, e il copione si riempie di crepe.',
  },
  {
    type: 'serie',
    slug: 'dark-2017',
    titolo: 'Dark',
    data: '2017-12-01',
    autore: 'Baran bo Odar, Jantje Friese',
    stagioni: 3,
    generi: ['Sci-Fi & Fantasy', 'Mistero', 'Dramma', 'Crime'],
    trama:
      "A Winden, cittadina tedesca all'ombra di una centrale nucleare, scompare un ragazzo, proprio come trentatré anni prima. Quattro famiglie legate da segreti cercano risposte in una grotta nel bosco. La domanda giusta non è dove siano finiti gli scomparsi, ma quando.",
  },
  {
    type: 'serie',
    slug: 'il-miracolo-2018',
    titolo: 'Il miracolo',
    data: '2018-05-08',
    autore: 'Niccolò Ammaniti',
    stagioni: 1,
    generi: ['Dramma', 'Mistero', 'Sci-Fi & Fantasy'],
    trama:
      'Nel covo di un boss la polizia trova una statuetta della Madonna che piange sangue, litri e litri, senza fermarsi. Il presidente del Consiglio, a pochi giorni da un voto decisivo, ordina di tenere tutto nascosto. Ma chi la vede, dal prete in crisi alla biologa, non riesce più a vivere come prima.',
  },
  {
    type: 'serie',
    slug: 'hill-house-2018',
    titolo: 'Hill House',
    data: '2018-10-12',
    autore: 'Mike Flanagan',
    stagioni: 1,
    generi: ['Mistero', 'Dramma', 'Sci-Fi & Fantasy'],
    trama:
      "Da bambini i cinque fratelli Crain passarono un'estate in una villa che i genitori volevano ristrutturare e rivendere. Da adulti ne portano ancora addosso la paura, ognuno a modo suo. Una nuova tragedia li costringe a ritrovarsi, e a chiedersi quali fantasmi stessero in casa e quali in famiglia.",
  },
  {
    type: 'serie',
    slug: 'watchmen-2019',
    titolo: 'Watchmen',
    data: '2019-10-20',
    autore: 'Damon Lindelof',
    stagioni: 1,
    generi: ['Sci-Fi & Fantasy', 'Dramma', 'Action & Adventure'],
    trama:
      "A Tulsa i poliziotti nascondono il volto dietro una maschera per difendersi da un gruppo di suprematisti bianchi. L'omicidio di un amico spinge la detective Angela Abar a scavare in una storia che parte dal massacro del 1921. Decenni dopo il celebre fumetto, i supereroi hanno ancora molto da farsi perdonare.",
  },
  {
    type: 'serie',
    slug: 'his-dark-materials-queste-oscure-materie-2019',
    titolo: 'His Dark Materials - Queste oscure materie',
    data: '2019-11-03',
    autore: 'Jack Thorne',
    stagioni: 3,
    generi: ['Sci-Fi & Fantasy', 'Dramma', 'Action & Adventure'],
    trama:
      "Nel mondo di Lyra ogni persona ha un daimon, un animale che è la sua anima e le cammina accanto. Quando il suo amico Roger scompare, la ragazza parte verso il Nord con uno strumento d'oro che dice sempre la verità. Troverà orsi corazzati, streghe e una polvere che fa paura ai potenti.",
  },
  {
    type: 'serie',
    slug: 'wandavision-2021',
    titolo: 'WandaVision',
    data: '2021-01-15',
    autore: 'Jac Schaeffer',
    stagioni: 1,
    generi: ['Sci-Fi & Fantasy', 'Mistero', 'Commedia', 'Dramma'],
    trama:
      'Wanda e Visione sono freschi sposi in una cittadina perfetta, con le risate del pubblico e i vicini impiccioni come in una vecchia sitcom. Ogni puntata salta di un decennio, e ogni volta qualcosa stona. Fuori dallo schermo, qualcuno cerca di capire come siano finiti lì.',
  },
  {
    type: 'serie',
    slug: 'andor-2022',
    titolo: 'Andor',
    data: '2022-09-21',
    autore: 'Tony Gilroy',
    stagioni: 2,
    generi: ['Sci-Fi & Fantasy', 'Action & Adventure', 'Dramma', 'War & Politics'],
    trama:
      "Cassian Andor è un ladro che vive di espedienti e dell'Impero vorrebbe soltanto non sentir parlare. Un incidente lo mette in fuga e sulla strada di Luthen, che nell'ombra tesse i fili di una rivolta ancora senza nome. Niente spade laser: solo burocrati, spie e gente comune che smette di obbedire.",
  },
];
