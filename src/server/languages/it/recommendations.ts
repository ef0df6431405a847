/** The reason of a recommendation. */
type Reason =
  | { by: 'artist'; of: { name: string }; artist: string; role: 'regia' | 'cast' }
  | { by: 'genre'; genre: string; isMuchPlayed: boolean }
  | { by: 'ranking' | 'arrival' };

/** About `/consigli`. */
export const recommendations = {
  heading: 'Per te',
  nothing: 'Per ora non ho niente di nuovo da consigliarti. Torna quando arrivano altri titoli.',
  /** The reason of a recommendation; `shorten` cuts a title's name. */
  reason: (reason: Reason, shorten: (name: string) => string) => {
    switch (reason.by) {
      case 'artist':
        return `${reason.role === 'regia' ? 'di' : 'con'} ${shorten(reason.artist)}, come «${shorten(reason.of.name)}»`;
      case 'genre':
        return reason.isMuchPlayed
          ? `fra i più visti del genere ${reason.genre}, che scegli spesso`
          : `del genere ${reason.genre}, che scegli spesso`;
      case 'ranking':
        return 'fra i più visti del mese';
      case 'arrival':
        return 'appena arrivato';
    }
  },
};
