/** A title's part and a version, by their names. */
type Version = { title: string; part: string; version: string };
type Edit = { from: string; to: string };

/** Changes by owners and helpers, in the desk's 'Ultime modifiche'. */
export const changes = {
  banned: 'Accesso bloccato',
  unbanned: 'Accesso sbloccato',
  sessionsEnded: 'Accessi chiusi',
  dataSent: 'Dati esportati',
  dataErased: 'Dati di una persona cancellati',
  helperAdded: 'Nominato collaboratore',
  helperRemoved: 'Non è più collaboratore',
  premiumGiven: (days: number | null) => {
    const length = days === 1 ? '1 giorno' : `${days} giorni`;
    return `Premium in regalo, ${days === null ? 'senza fine' : length}`;
  },
  premiumRevoked: 'Premium tolto',

  fieldWritten: ({ title, field, from, to }: Edit & { title: string; field: string }) =>
    `${title}, ${field}: ${from} → ${to}`,
  picture: 'un’immagine',
  titlesHidden: (name: string, titles: number) =>
    `${titles === 1 ? 'Nascosto' : 'Nascosti'}: ${namedFirst(name, titles)}`,
  titlesShown: (name: string, titles: number) => `Di nuovo nel catalogo: ${namedFirst(name, titles)}`,
  genreAdded: (genre: string, name: string, titles: number) =>
    `Genere ${genre} aggiunto: ${namedFirst(name, titles)}`,
  genreRemoved: (genre: string, name: string, titles: number) =>
    `Genere ${genre} tolto: ${namedFirst(name, titles)}`,
  titleMerged: (name: string, id: number, keep: number) => `Unito: ${name}, n. ${id}, nel n. ${keep}`,
  /** An owner has dropped it half done. */
  titleRemoved: (name: string, id: number) => `Rimosso: ${name}, n. ${id}`,
  titlesImported: (from: string) => `Titoli importati da «${from}»`,

  /** `version`: its distinguishing facts; may be empty. */
  versionRemoved: ({ title, part, version }: Version) =>
    `${title}, ${part}: video tolto${version && `, ${version}`}`,
  versionFirst: ({ title, part, version }: Version) => `${title}, ${part}: ${version} messa per prima`,
  /** A version that cannot be told apart. */
  versionNumber: (id: number) => `n. ${id}`,
  versionEdited: ({ title, part, field, from, to }: Edit & Omit<Version, 'version'> & { field: string }) =>
    `${title}, ${part}, ${field}: ${from} → ${to}`,
  subtitlesRemoved: ({ title, part, version }: Version) =>
    `${title}, ${part}: sottotitoli tolti${version && `, ${version}`}`,
  subtitlesEdited: ({ title, part, from, to }: Edit & Omit<Version, 'version'>) =>
    `${title}, ${part}, sottotitoli: ${from} → ${to}`,

  /** `video`: the name of one of them. */
  videosMatched: (title: string, video: string, videos: number) =>
    `«${title}»: ${videos === 1 ? 'abbinato' : 'abbinati'} ${listed(video, videos)}`,
  videosIgnored: (video: string, videos: number) =>
    `${videos === 1 ? 'Ignorato' : 'Ignorati'} ${listed(video, videos)}`,
  videosTakenBack: (videos: number) => `Di nuovo da abbinare: ${videos} video`,

  requestApproved: (name: string) => `Richiesta approvata: ${name}`,
  requestRejected: (name: string) => `Richiesta rifiutata: ${name}`,
  writtenByHand: 'un titolo scritto a parole',
  requestsReopened: (count: number) => `Richieste di nuovo aperte: ${count}`,
  reportResolved: (title: string, problem: string) => `Segnalazione risolta: ${title}, ${problem}`,
  reportDismissed: (title: string, problem: string) => `Segnalazione archiviata: ${title}, ${problem}`,
  reportsReopened: (count: number) => `Segnalazioni di nuovo aperte: ${count}`,

  announcement: {
    sent: (text: string) => `Annuncio inviato: ${text}`,
    scheduled: (text: string) => `Annuncio programmato: ${text}`,
    resumed: (text: string) => `Annuncio ripreso: ${text}`,
    stopped: (text: string) => `Annuncio fermato: ${text}`,
  },
  workRetried: (work: string, retried: number) => `Operazioni non riuscite: ritentate, ${work} (${retried})`,
};

function namedFirst(name: string, titles: number): string {
  if (titles === 1) return name;
  return titles === 2 ? `${name} e un altro` : `${name} e altri ${titles - 1}`;
}

function listed(video: string, videos: number): string {
  return videos === 1 ? video : `${videos} video (${video} …)`;
}
