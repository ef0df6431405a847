import type { Film } from '../work.ts';

/** Films first released between 1995 and 1999, oldest first. */
export const lateNinetiesFilms: readonly Film[] = [
  {
    type: 'film',
    slug: 'l-odio-1995',
    titolo: "L'odio",
    data: '1995-05-31',
    autore: 'Mathieu Kassovitz',
    minuti: 98,
    generi: ['Crime', 'Dramma'],
    trama:
      "Dopo una notte di scontri nella banlieue parigina, un ragazzo è in coma e un poliziotto ha perso la pistola. L'ha trovata Vinz, che gira per ventiquattr'ore con gli amici Hubert e Saïd tra noia, sfottò e rabbia. Il tempo scorre sullo schermo come il ticchettio di una miccia.",
  },
  {
    type: 'film',
    slug: 'babe-maialino-coraggioso-1995',
    titolo: 'Babe, maialino coraggioso',
    data: '1995-08-04',
    autore: 'Chris Noonan',
    minuti: 91,
    generi: ['Commedia', 'Famiglia'],
    trama:
      'Vinto a una fiera di paese, il maialino Babe arriva in una fattoria dove ogni animale ha il suo posto e il suo destino è il pranzo di Natale. Adottato da una cagna pastore, scopre che alle pecore basta chiedere per favore. Il taciturno signor Hoggett comincia a farsi una strana idea.',
  },
  {
    type: 'film',
    slug: 'seven-1995',
    titolo: 'Seven',
    data: '1995-09-22',
    autore: 'David Fincher',
    minuti: 127,
    generi: ['Crime', 'Mistero', 'Thriller'],
    trama:
      "In una metropoli dove piove sempre, un detective a una settimana dalla pensione e il suo irruento sostituto si trovano davanti a delitti allestiti come sermoni. Ogni vittima incarna un peccato capitale. L'assassino ha un disegno preciso, e la lista non è ancora finita.",
  },
  {
    type: 'film',
    slug: 'ghost-in-the-shell-1995',
    titolo: 'Ghost in the Shell',
    data: '1995-11-18',
    autore: 'Mamoru Oshii',
    minuti: 83,
    generi: ['Animazione', 'Azione', 'Fantascienza'],
    trama:
      "Nel 2029 quasi tutti hanno innesti collegati alla rete, e il maggiore Motoko Kusanagi di umano conserva soltanto una parte del cervello. La sua squadra dà la caccia al Signore dei Pupazzi, un hacker capace di riscrivere i ricordi altrui. L'indagine la mette davanti alla domanda che teme di più: chi è lei, davvero?",
  },
  {
    type: 'film',
    slug: 'toy-story-1995',
    titolo: 'Toy Story - Il mondo dei giocattoli',
    data: '1995-11-22',
    autore: 'John Lasseter',
    minuti: 81,
    generi: ['Animazione', 'Avventura', 'Commedia', 'Famiglia'],
    trama:
      'Quando nessuno guarda, i giocattoli di Andy prendono vita, e il cowboy Woody ne è il capo indiscusso. Poi arriva Buzz Lightyear, ranger spaziale luccicante e convinto di non essere un giocattolo. La rivalità li fa finire fuori casa, a un passo dalla cameretta del terribile Sid.',
  },
  {
    type: 'film',
    slug: 'jumanji-1995',
    titolo: 'Jumanji',
    data: '1995-12-15',
    autore: 'Joe Johnston',
    minuti: 104,
    generi: ['Avventura', 'Famiglia', 'Fantasy'],
    trama:
      "Due fratelli trovano in soffitta un gioco da tavolo che suona come un tamburo e trasforma ogni lancio di dadi in realtà. Ne escono scimmie dispettose, un cacciatore e Alan, un uomo rimasto imprigionato nella giungla da quando era bambino. L'unico modo per rimettere a posto le cose è finire la partita.",
  },
  {
    type: 'film',
    slug: 'fargo-1996',
    titolo: 'Fargo',
    data: '1996-03-08',
    autore: 'Joel Coen',
    minuti: 98,
    generi: ['Crime', 'Dramma', 'Thriller'],
    trama:
      "Un venditore d'auto indebitato assolda due balordi per rapire la moglie e spillare il riscatto al ricco suocero. Nelle pianure innevate del Minnesota il piano deraglia quasi subito. A rimettere insieme i pezzi è Marge, capo della polizia, incinta di sette mesi e di una calma disarmante.",
  },
  {
    type: 'film',
    slug: 'scream-1996',
    titolo: 'Scream',
    data: '1996-12-20',
    autore: 'Wes Craven',
    minuti: 111,
    generi: ['Horror', 'Mistero', 'Thriller'],
    trama:
      "A Woodsboro un assassino con la maschera da fantasma telefona alle vittime e le interroga sui film dell'orrore. Sidney, che ha già perso la madre, capisce di essere nel mirino. Gli amici conoscono a memoria tutte le regole del genere, e questo rende chiunque un sospettato.",
  },
  {
    type: 'film',
    slug: 'principessa-mononoke-1997',
    titolo: 'Principessa Mononoke',
    data: '1997-07-12',
    autore: 'Hayao Miyazaki',
    minuti: 133,
    generi: ['Animazione', 'Avventura', 'Fantasy'],
    trama:
      "Colpito dalla maledizione di un dio cinghiale, il principe Ashitaka lascia il villaggio per cercarne l'origine. Trova una città che fonde il ferro divorando la foresta, e una ragazza allevata dai lupi che le ha dichiarato guerra. Nessuno dei contendenti ha del tutto torto.",
  },
  {
    type: 'film',
    slug: 'titanic-1997',
    titolo: 'Titanic',
    data: '1997-12-19',
    autore: 'James Cameron',
    minuti: 195,
    generi: ['Dramma', 'Romance', 'Storia'],
    trama:
      'Aprile 1912: sul transatlantico più grande del mondo Rose viaggia in prima classe verso un matrimonio che non vuole, Jack in terza con un biglietto vinto a poker. Si incontrano a poppa, nella notte sbagliata o forse in quella giusta. Intorno a loro una nave magnifica corre incontro al ghiaccio.',
  },
  {
    type: 'film',
    slug: 'la-vita-e-bella-1997',
    titolo: 'La vita è bella',
    data: '1997-12-20',
    autore: 'Roberto Benigni',
    minuti: 116,
    generi: ['Commedia', 'Dramma', 'Guerra'],
    trama:
      "Arezzo, anni Trenta: Guido, cameriere ebreo dalla fantasia inesauribile, corteggia la maestra Dora a colpi di trovate. Qualche anno dopo viene deportato con il figlioletto Giosuè. Per proteggerlo dall'orrore gli racconta che il lager è un grande gioco a punti, con un carro armato in palio.",
  },
  {
    type: 'film',
    slug: 'ring-1998',
    titolo: 'Ring',
    data: '1998-01-31',
    autore: 'Hideo Nakata',
    minuti: 96,
    generi: ['Horror', 'Mistero'],
    trama:
      "Tra gli studenti gira voce di una videocassetta maledetta: chi la guarda riceve una telefonata e muore dopo sette giorni. La giornalista Reiko indaga sulla fine della nipote e commette l'errore di premere play. Il conto alla rovescia passa per un'isola, un pozzo e una ragazza dai lunghi capelli neri.",
  },
  {
    type: 'film',
    slug: 'the-truman-show-1998',
    titolo: 'The Truman Show',
    data: '1998-06-05',
    autore: 'Peter Weir',
    minuti: 103,
    generi: ['Commedia', 'Dramma'],
    trama:
      'Truman Burbank vende assicurazioni in una cittadina perfetta, con una moglie perfetta e vicini sempre sorridenti. Un giorno dal cielo sereno cade un riflettore. Il mondo intero sa già quello che lui comincia appena a sospettare: la sua vita è lo spettacolo più seguito della televisione.',
  },
  {
    type: 'film',
    slug: 'lola-corre-1998',
    titolo: 'Lola corre',
    data: '1998-08-20',
    autore: 'Tom Tykwer',
    minuti: 80,
    generi: ['Azione', 'Crime', 'Thriller'],
    trama:
      "Manni ha perso i soldi di un malavitoso e Lola ha venti minuti per procurargli centomila marchi. Non le resta che correre attraverso Berlino, con i capelli rosso fuoco e la musica techno nelle orecchie. Basta un secondo di ritardo sulle scale perché tutto prenda un'altra piega.",
  },
  {
    type: 'film',
    slug: 'la-leggenda-del-pianista-sull-oceano-1998',
    titolo: "La leggenda del pianista sull'oceano",
    data: '1998-10-28',
    autore: 'Giuseppe Tornatore',
    minuti: 165,
    generi: ['Dramma', 'Musica'],
    trama:
      "Un neonato abbandonato sul piroscafo Virginian riceve il nome dell'anno in cui è stato trovato: Novecento. Cresce tra la sala macchine e la prima classe e diventa un pianista prodigioso, senza mai mettere piede a terra. Un amico trombettista ne racconta la storia a chi fatica a crederci.",
  },
  {
    type: 'film',
    slug: 'matrix-1999',
    titolo: 'Matrix',
    data: '1999-03-31',
    autore: 'Lana Wachowski, Lilly Wachowski',
    minuti: 136,
    generi: ['Azione', 'Fantascienza'],
    trama:
      "Di giorno programmatore, di notte pirata informatico, Neo sente che nel mondo c'è qualcosa di sbagliato. Il misterioso Morpheus gli offre due pillole e la possibilità di sapere quanto è profonda la tana del coniglio. La verità ha l'aspetto di un codice verde che cade come pioggia.",
  },
  {
    type: 'film',
    slug: 'tutto-su-mia-madre-1999',
    titolo: 'Tutto su mia madre',
    data: '1999-04-16',
    autore: 'Pedro Almodóvar',
    minuti: 101,
    generi: ['Commedia', 'Dramma'],
    trama:
      "Dopo aver perso il figlio diciassettenne, l'infermiera Manuela lascia Madrid per Barcellona in cerca del padre che il ragazzo non ha mai conosciuto. Lungo la strada raccoglie un'attrice in crisi, una suora incinta e la travolgente Agrado. Insieme formano una famiglia che nessuno aveva previsto.",
  },
  {
    type: 'film',
    slug: 'the-blair-witch-project-1999',
    titolo: 'The Blair Witch Project - Il mistero della strega di Blair',
    data: '1999-07-14',
    autore: 'Daniel Myrick, Eduardo Sánchez',
    minuti: 81,
    generi: ['Horror', 'Mistero'],
    trama:
      'Tre studenti di cinema si inoltrano nei boschi del Maryland per girare un documentario su una leggenda locale. Di loro restano soltanto le riprese, ritrovate un anno dopo. Una mappa persa, rami legati in strane figure e rumori nella notte bastano a togliere il sonno.',
  },
  {
    type: 'film',
    slug: 'il-gigante-di-ferro-1999',
    titolo: 'Il gigante di ferro',
    data: '1999-08-06',
    autore: 'Brad Bird',
    minuti: 86,
    generi: ['Animazione', 'Avventura', 'Famiglia', 'Fantascienza'],
    trama:
      'Maine, 1957: il piccolo Hogarth trova nel bosco un robot alto come un palazzo, ghiotto di metallo e senza memoria. Lo nasconde nel deposito di un artista rottamatore e gli insegna a parlare e a leggere i fumetti. Ma in piena Guerra fredda un agente del governo vede nemici dappertutto.',
  },
  {
    type: 'film',
    slug: 'il-sesto-senso-1999',
    titolo: 'Il sesto senso',
    data: '1999-08-06',
    autore: 'M. Night Shyamalan',
    minuti: 107,
    generi: ['Dramma', 'Mistero', 'Thriller'],
    trama:
      'Lo psicologo infantile Malcolm Crowe, segnato da un paziente che non ha saputo aiutare, prende in cura Cole, otto anni e troppi segreti. Il bambino ha paura di tutto e ha le sue ragioni: vede persone che gli altri non vedono. Credergli è il primo passo, ed è anche il più difficile.',
  },
];
