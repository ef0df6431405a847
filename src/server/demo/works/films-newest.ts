import type { Film } from '../work.ts';

/** Films first released from December 2023 on, oldest first. */
export const newestFilms: readonly Film[] = [
  {
    type: 'film',
    slug: 'povere-creature-2023',
    titolo: 'Povere creature!',
    data: '2023-12-08',
    autore: 'Yorgos Lanthimos',
    minuti: 141,
    generi: ['Commedia', 'Fantascienza', 'Romance'],
    trama:
      'Bella Baxter ha il corpo di una donna e la mente di una bambina, opera di un chirurgo sfigurato che lei chiama God. Curiosa di tutto, scappa con un avvocato libertino e attraversa Lisbona, il mare e Parigi. Impara in fretta le parole, i piaceri e le ingiustizie, e non ne accetta nessuna per educazione.',
  },
  {
    type: 'film',
    slug: 'dune-parte-due-2024',
    titolo: 'Dune - Parte due',
    data: '2024-02-28',
    autore: 'Denis Villeneuve',
    minuti: 166,
    generi: ['Avventura', 'Azione', 'Fantascienza'],
    trama:
      'Sopravvissuto allo sterminio della sua casata, Paul Atreides impara a vivere nel deserto tra i Fremen e a cavalcare i vermi delle sabbie. Chani lo ama come uomo, altri lo attendono come messia. Tra la vendetta contro gli Harkonnen e le visioni di una guerra santa, ogni passo pesa come un destino.',
  },
  {
    type: 'film',
    slug: 'inside-out-2-2024',
    titolo: 'Inside Out 2',
    data: '2024-06-14',
    autore: 'Kelsey Mann',
    minuti: 96,
    generi: ['Animazione', 'Avventura', 'Commedia', 'Famiglia'],
    trama:
      "Riley compie tredici anni e nella sua testa suona l'allarme della pubertà. Alla console si presentano Ansia, Invidia, Noia e Imbarazzo, che hanno grandi progetti per il ritiro di hockey. Gioia e compagne finiscono in esilio e devono riportare indietro l'idea che Riley aveva di se stessa.",
  },
  {
    type: 'film',
    slug: 'vermiglio-2024',
    titolo: 'Vermiglio',
    data: '2024-09-19',
    autore: 'Maura Delpero',
    minuti: 119,
    generi: ['Dramma', 'Storia'],
    trama:
      "Ultimo inverno di guerra in un villaggio del Trentino: il maestro ha molti figli, una scuola e un grammofono che ama più del pane. L'arrivo di Pietro, disertore siciliano nascosto nel fienile, fa innamorare la primogenita Lucia. Tra neve, latte e sussurri sotto le coperte, la pace porta scompiglio.",
  },
  {
    type: 'film',
    slug: 'the-substance-2024',
    titolo: 'The Substance',
    data: '2024-09-20',
    autore: 'Coralie Fargeat',
    minuti: 141,
    generi: ['Fantascienza', 'Horror'],
    trama:
      'Licenziata dal suo programma di aerobica nel giorno del compleanno, la diva Elisabeth Sparkle prova un siero clandestino. Dal suo corpo ne nasce un altro, più giovane e perfetto, con cui dovrà alternarsi ogni sette giorni. La regola è una sola, e le due si detestano abbastanza da infrangerla.',
  },
  {
    type: 'film',
    slug: 'il-robot-selvaggio-2024',
    titolo: 'Il robot selvaggio',
    data: '2024-09-27',
    autore: 'Chris Sanders',
    minuti: 102,
    generi: ['Animazione', 'Avventura', 'Famiglia', 'Fantascienza'],
    trama:
      "Roz, un robot domestico, naufraga su un'isola abitata solo da animali, e nessuno ha compiti da affidargli. Un'ochetta appena uscita dall'uovo la prende per mamma, e lei deve insegnarle a mangiare, nuotare e volare prima dell'inverno. Una volpe sfrontata le fa da consulente, con qualche interesse personale.",
  },
  {
    type: 'film',
    slug: 'parthenope-2024',
    titolo: 'Parthenope',
    data: '2024-10-24',
    autore: 'Paolo Sorrentino',
    minuti: 136,
    generi: ['Dramma'],
    trama:
      "Nata dal mare davanti a Posillipo nel 1950, Parthenope porta il nome della sua città e come lei abbaglia chiunque la guardi. Studia antropologia, sfiora attrici, scrittori e prelati, perde la spensieratezza in un'estate a Capri. Gli altri le chiedono sempre a cosa stia pensando.",
  },
  {
    type: 'film',
    slug: 'conclave-2024',
    titolo: 'Conclave',
    data: '2024-10-25',
    autore: 'Edward Berger',
    minuti: 120,
    generi: ['Dramma', 'Mistero', 'Thriller'],
    trama:
      "Il papa è morto e al cardinale Lawrence, in piena crisi di fede, tocca organizzare l'elezione del successore. Chiusi dietro le porte della Sistina, i favoriti si contendono i voti tra sorrisi e dossier. Un porporato di Kabul che nessuno conosceva e vecchi segreti rimescolano ogni scrutinio.",
  },
  {
    type: 'film',
    slug: 'berlinguer-la-grande-ambizione-2024',
    titolo: 'Berlinguer - La grande ambizione',
    data: '2024-10-31',
    autore: 'Andrea Segre',
    minuti: 122,
    generi: ['Dramma', 'Storia'],
    trama:
      "Dal 1973 al 1978 Enrico Berlinguer guida il più grande partito comunista d'Occidente verso una strada che nessuno ha mai tentato. Sfugge a un incidente sospetto a Sofia, sfida Mosca, tratta con Moro, gioca con i figli al mare. Immagini d'archivio e finzione raccontano una speranza collettiva e le sue ferite.",
  },
  {
    type: 'film',
    slug: 'diamanti-2024',
    titolo: 'Diamanti',
    data: '2024-12-19',
    autore: 'Ferzan Özpetek',
    minuti: 135,
    generi: ['Commedia', 'Dramma'],
    trama:
      'Un regista convoca le sue attrici preferite e propone loro un film sulle donne. Si apre così la porta di una sartoria romana degli anni Settanta, dove le sorelle Canova e le loro lavoranti devono cucire gli abiti per una costumista da Oscar. Tra rocchetti e confidenze, ognuna ha uno strappo da nascondere.',
  },
  {
    type: 'film',
    slug: 'nosferatu-2024',
    titolo: 'Nosferatu',
    data: '2024-12-25',
    autore: 'Robert Eggers',
    minuti: 132,
    generi: ['Fantasy', 'Horror'],
    trama:
      'Wisborg, 1838: il giovane Thomas Hutter parte per i Carpazi a far firmare un contratto al conte Orlok. La moglie Ellen lo supplica di restare, perché da anni qualcosa la chiama nei sogni. Eggers riporta in vita il vampiro del muto fra candele, peste e ombre che allungano le dita sulla città.',
  },
  {
    type: 'film',
    slug: 'i-peccatori-2025',
    titolo: 'I peccatori',
    data: '2025-04-18',
    autore: 'Ryan Coogler',
    minuti: 137,
    generi: ['Azione', 'Dramma', 'Horror', 'Musica'],
    trama:
      'Mississippi, 1932: i gemelli Smoke e Stack tornano da Chicago con un camion di alcolici e aprono un locale in una vecchia segheria. Il cugino Sammie, figlio di un predicatore, suona un blues capace di lacerare il velo tra i vivi e i morti. Attirati dalla musica, alla porta bussano ospiti che chiedono il permesso di entrare.',
  },
  {
    type: 'film',
    slug: 'weapons-2025',
    titolo: 'Weapons',
    data: '2025-08-08',
    autore: 'Zach Cregger',
    minuti: 128,
    generi: ['Horror', 'Mistero', 'Thriller'],
    trama:
      'Alle due e diciassette di notte diciassette bambini della stessa classe si alzano, escono di casa e corrono nel buio a braccia aperte. In aula, la mattina dopo, ne resta uno solo. La maestra, un padre furioso, un poliziotto e altri raccontano a turno il proprio pezzo di un mistero sempre più sinistro.',
  },
  {
    type: 'film',
    slug: 'una-battaglia-dopo-l-altra-2025',
    titolo: "Una battaglia dopo l'altra",
    data: '2025-09-26',
    autore: 'Paul Thomas Anderson',
    minuti: 162,
    generi: ['Azione', 'Commedia', 'Crime', 'Thriller'],
    trama:
      "Sedici anni fa Bob faceva saltare in aria le cose con un gruppo di rivoluzionari, oggi fuma in vestaglia e controlla la figlia Willa con apprensione. Un vecchio nemico in divisa torna a cercarli e la ragazza sparisce. Lui dovrebbe ricordare la parola d'ordine, se solo non l'avesse dimenticata.",
  },
];
