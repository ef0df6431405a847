import type { Reason } from './recommend-titles.ts';

const BECAUSE = {
  seen: (name: string) => `perché hai visto «${name}»`,
  liked: (name: string) => `piace a chi ama «${name}»`,
  wanted: (name: string) => `perché ti interessa «${name}»`,
} as const;

/** Texts of `/consigli`. */
export const recommendationTexts = {
  heading: 'Per te',
  nothing: 'Per ora non ho niente di nuovo da consigliarti: torna quando arrivano altri titoli.',
  /** Why a title is recommended; `shorten` cuts a title's name. */
  reason: (reason: Reason, shorten: (name: string) => string) => {
    switch (reason.by) {
      case 'neighbour':
        return BECAUSE[reason.of.choice](shorten(reason.of.name));
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
