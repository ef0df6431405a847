import { formatsOf } from '../../lib/formats.ts';
import { chat } from './chat.ts';

const { date } = formatsOf('it-IT');
const inSettings = 'Puoi gestirlo in Telegram, in Impostazioni › Le mie Stelle.';

const inStars = (count: number) => (count === 1 ? '1 Stella' : `${count} Stelle`);

type Subscription = { state: string; expiresAt: Date; stars: number };
type Payment = { paidAt: Date; stars: number; userId: string | null; renews: boolean };
type EndOfPremium = Date | 'without end';
const standing = (until: EndOfPremium) =>
  until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until);

/** About premium as a subscription and as a gift. */
export const premium = {
  prices: (stars: number) =>
    `Costa ${inStars(stars)} in tutti e due i modi. L’abbonamento si rinnova ogni 30 giorni, il mese no.`,
  inShort: (stars: number) =>
    `Premium costa ${inStars(stars)} ogni 30 giorni e dà liste personali e ricerca con i filtri. Lo trovi in /premium.`,
  subscribe: (stars: number) => `Abbonati: ${inStars(stars)} ogni 30 giorni`,
  /** At most 32 characters. */
  subscriptionTitle: (app: string) =>
    app.length <= 10 ? `Abbonamento a ${app} Premium` : 'Abbonamento Premium',
  subscriptionDescription:
    'Liste personali e ricerca con i filtri. Si rinnova ogni 30 giorni; con /premium lo fermi quando vuoi.',
  subscriptionLabel: '30 giorni',
  newList: 'Per una lista personale in più scrivi /lista e il suo nome.',
  gift: 'Regala un mese',
  thanksForSubscription: (until: EndOfPremium) =>
    `Grazie! ${standing(until)} Il tuo abbonamento si rinnova da solo. Con /premium lo fermi quando vuoi.`,
  renewed: (until: EndOfPremium) => `Il tuo abbonamento si è rinnovato. ${standing(until)}`,

  noSubscription: 'Non hai un abbonamento che si rinnova. Scrivi /premium per averlo.',
  subscription: ({ state, expiresAt, stars }: Subscription) => {
    const day = date(expiresAt);
    if (state === 'active') return `Il tuo abbonamento si rinnova il ${day}, per ${inStars(stars)}.`;
    if (state === 'canceled') return `Il tuo abbonamento finisce il ${day} e non si rinnova.`;
    return `Il rinnovo non è riuscito. Premium resta attivo fino al ${day}. Ricarica le Stelle entro quel giorno. ${inSettings}`;
  },
  stopRenewing: 'Non rinnovare più',
  renewAgain: 'Rinnova di nuovo',
  subscriptionRefused: `Telegram non lo permette da qui. ${inSettings}`,
  alreadySubscribed: 'Hai già un abbonamento. Scrivi /premium per vederlo.',
  /** To a person who got a refund. */
  stopItYourself: `Telegram non mi lascia fermare il rinnovo dell’abbonamento. Fermalo tu. ${inSettings}`,
  /** To an owner. */
  stillRenews:
    'Telegram non mi lascia fermare il rinnovo dell’abbonamento. Può fermarlo solo chi l’ha comprato, in Telegram, ' +
    'in Impostazioni › Le mie Stelle, oppure con /abbonamento.',
  /** In 'Ultime modifiche'. */
  refunded: (stars: number) => `Rimborso di ${inStars(stars)}`,
  renewalStopped: 'L’abbonamento non si rinnova più.',

  ending: (until: Date) =>
    `Il tuo Premium finisce il ${date(until)}. Per prolungarlo scrivi /premium.\n\n` +
    'Non vuoi questi avvisi? /avvisi',

  /** A payment on one line; nobody's when its person was erased. */
  payment: ({ paidAt, stars, userId, renews }: Payment) =>
    `${date(paidAt)}, ${inStars(stars)} da ${userId ?? ''}${renews ? ', abbonamento' : ''}`,

  giftHelp:
    'Scrivi /regala per un link da mandare a chi vuoi, o /regala e il @nome di chi usa già questo bot.',
  giftForYourself: 'Per te c’è /premium. Con /regala @nome lo regali a qualcun altro.',
  giftToUnknown: (who: string) =>
    `Non conosco ${who}. Non ha ancora scritto a questo bot. Con /regala, senza nome, hai un link da mandargli.`,
  /** At most 32 characters. */
  giftTitle: 'Un mese di Premium in regalo',
  giftDescription: (who: string | undefined) =>
    who === undefined
      ? 'Dopo il pagamento hai un link. Chi lo apre per primo è premium per un mese.'
      : `Regali un mese a ${who}. Ci penso io a dirglielo.`,
  giftSent: 'Grazie! Il tuo regalo è arrivato.',
  giftLink: (link: string) =>
    `Grazie! Manda questo link a chi vuoi. Chi lo apre per primo è premium per un mese.\n${link}`,
  giftReceived: ({ giver, app, until }: { giver: string | undefined; app: string; until: EndOfPremium }) =>
    `${giver === undefined ? 'Hai ricevuto in regalo' : `${giver} ti regala`} un mese di Premium su ${app}: film e serie da ` +
    `guardare qui in chat, con le tue liste personali e la ricerca con i filtri. ${standing(until)}\n\n` +
    'Apri l’app con il pulsante, oppure scrivimi il titolo che cerchi.',
  giftUsed: 'Questo regalo è già stato aperto da qualcun altro.',
  giftOver: 'Hai già aperto questo regalo.',
  giftUnknown: 'Questo regalo non c’è più. Forse è stato rimborsato.',
};
