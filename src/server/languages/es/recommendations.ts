import type { recommendations as italian } from '../it/recommendations.ts';
import type { Translated } from '../translated.ts';

export const recommendations: Translated<typeof italian> = {
  heading: 'Para ti',
  nothing: 'De momento no tengo nada nuevo que recomendarte. Vuelve cuando lleguen otros títulos.',
  reason: (reason, shorten) => {
    switch (reason.by) {
      case 'artist':
        return `${reason.role === 'regia' ? 'de' : 'con'} ${shorten(reason.artist)}, como «${shorten(reason.of.name)}»`;
      case 'genre':
        return reason.isMuchPlayed
          ? `entre lo más visto del género ${reason.genre}, que eliges a menudo`
          : `del género ${reason.genre}, que eliges a menudo`;
      case 'ranking':
        return 'entre lo más visto del mes';
      case 'arrival':
        return 'recién llegado';
    }
  },
};
