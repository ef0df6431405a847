import type { recommendations as italian } from '../it/recommendations.ts';
import type { Translated } from '../translated.ts';

export const recommendations: Translated<typeof italian> = {
  heading: 'For you',
  nothing: 'I have nothing new to suggest right now. Come back when other titles arrive.',
  reason: (reason, shorten) => {
    switch (reason.by) {
      case 'artist':
        return `${reason.role === 'regia' ? 'by' : 'with'} ${shorten(reason.artist)}, like “${shorten(reason.of.name)}”`;
      case 'genre':
        return reason.isMuchPlayed
          ? `among the most watched in ${reason.genre}, which you often choose`
          : `${reason.genre}, which you often choose`;
      case 'ranking':
        return 'among the most watched this month';
      case 'arrival':
        return 'just arrived';
    }
  },
};
