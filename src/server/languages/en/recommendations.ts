import type { recommendations as italian } from '../it/recommendations.ts';
import type { Translated } from '../translated.ts';

const BECAUSE = {
  seen: (name: string) => `because you watched “${name}”`,
  started: (name: string) => `because you started “${name}”`,
  liked: (name: string) => `liked by people who love “${name}”`,
  wanted: (name: string) => `because you’re interested in “${name}”`,
};

export const recommendations: Translated<typeof italian> = {
  heading: 'For you',
  nothing: 'I have nothing new to suggest right now. Come back when other titles arrive.',
  reason: (reason, shorten) => {
    switch (reason.by) {
      case 'neighbour':
        return BECAUSE[reason.of.choice](shorten(reason.of.name));
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
