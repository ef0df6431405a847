import { texts } from '../../chat/texts/texts.ts';
import type { StarSubscription } from './star-subscriptions.ts';

const date = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', dateStyle: 'long' });
const inSettings = 'Puoi gestirlo in Telegram, in Impostazioni › Le mie Stelle.';

const inStars = (count: number) => (count === 1 ? '1 Stella' : `${count} Stelle`);

type EndOfPremium = Date | 'without end';
const standing = (until: EndOfPremium) =>
  until === 'without end' ? texts.premiumEndless : texts.premiumUntil(until);

/** Texts about premium that renews itself and premium as a gift. */
export const premiumTexts = {
  subscribe: (stars: number) => `Abbonati: ${inStars(stars)} ogni 30 giorni`,
  /** At most 32 characters. */
  subscriptionTitle: (app: string) =>
    app.length <= 10 ? `Abbonamento a ${app} premium` : 'Abbonamento premium',
  subscriptionDescription:
    'Liste personali e ricerca con i filtri. Si rinnova ogni 30 giorni; con /abbonamento lo fermi quando vuoi.',
  subscriptionLabel: '30 giorni',
  moreInSubscription: 'Per il tuo abbonamento: /abbonamento.',
  thanksForSubscription: (until: EndOfPremium) =>
    `Grazie! ${standing(until)} Il tuo abbonamento si rinnova da solo: con /abbonamento lo fermi quando vuoi.`,
  renewed: (until: EndOfPremium) => `Il tuo abbonamento si è rinnovato. ${standing(until)}`,

  noSubscription: 'Non hai un abbonamento che si rinnova. Scrivi /premium per averlo.',
  subscription: ({ state, expiresAt, stars }: StarSubscription) => {
    const day = date.format(expiresAt);
    if (state === 'active') return `Il tuo abbonamento si rinnova il ${day}, per ${inStars(stars)}.`;
    if (state === 'canceled') return `Il tuo abbonamento finisce il ${day} e non si rinnova.`;
    return `Il rinnovo del tuo abbonamento non è riuscito: finisce il ${day}, se non bastano le tue Stelle. ${inSettings}`;
  },
  stopRenewing: 'Non rinnovare più',
  renewAgain: 'Rinnova di nuovo',
  subscriptionRefused: `Telegram non lo permette da qui. ${inSettings}`,

  giftHelp:
    'Scrivi /regala per un link da mandare a chi vuoi, o /regala e il @nome di chi usa già questo bot.',
  giftForYourself: 'Per te c’è /premium. Con /regala @nome lo regali a qualcun altro.',
  giftToUnknown: (who: string) =>
    `Non conosco ${who}: non ha ancora scritto a questo bot. Con /regala, senza nome, hai un link da mandargli.`,
  /** At most 32 characters. */
  giftTitle: 'Un mese di premium in regalo',
  giftDescription: (who: string | undefined) =>
    who === undefined
      ? 'Dopo il pagamento hai un link: chi lo apre per primo è premium per un mese.'
      : `${who} è premium per un mese, e lo sa da me.`,
  giftSent: 'Grazie! Il tuo regalo è arrivato.',
  giftLink: (link: string) =>
    `Grazie! Manda questo link a chi vuoi: chi lo apre per primo è premium per un mese.\n${link}`,
  giftUsed: 'Questo regalo è già stato aperto da qualcun altro.',
  giftUnknown: 'Questo regalo non c’è: forse è stato rimborsato.',
};
