import { formatsOf } from '../../lib/formats.ts';
import type { premium as italian } from '../it/premium.ts';
import type { Translated } from '../translated.ts';
import { chat } from './chat.ts';

const { date, plural } = formatsOf('en-GB');
const inSettings = 'You can manage it in Telegram, under Settings › My Stars.';

const inStars = (count: number) => plural(count, { one: '1 Star', other: `${count} Stars` });

const standing = (until: Date | 'without end') =>
  until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until);

export const premium: Translated<typeof italian> = {
  prices: (stars) =>
    `It costs ${inStars(stars)} either way. The subscription renews every 30 days, the month doesn’t.`,
  inShort: (stars) =>
    `Premium costs ${inStars(stars)} every 30 days and gives you custom lists and search with filters. See /premium.`,
  subscribe: (stars) => `Subscribe: ${inStars(stars)} every 30 days`,
  subscriptionTitle: (app) => (app.length <= 11 ? `${app} Premium subscription` : 'Premium subscription'),
  subscriptionDescription:
    'Custom lists and search with filters. It renews every 30 days; stop it at any time with /premium.',
  subscriptionLabel: '30 days',
  newList: 'For another custom list, send /list and its name.',
  gift: 'Give a month',
  thanksForSubscription: (until) =>
    `Thank you! ${standing(until)} Your subscription renews itself. Stop it at any time with /premium.`,
  renewed: (until) => `Your subscription was renewed. ${standing(until)}`,

  noSubscription: 'You have no subscription that renews. Send /premium to get one.',
  subscription: ({ state, expiresAt, stars }) => {
    const day = date(expiresAt);
    if (state === 'active') return `Your subscription renews on ${day}, for ${inStars(stars)}.`;
    if (state === 'canceled') return `Your subscription ends on ${day} and doesn’t renew.`;
    return `The renewal failed. Premium stays active until ${day}. Top up your Stars by then. ${inSettings}`;
  },
  stopRenewing: 'Stop renewing',
  renewAgain: 'Renew again',
  subscriptionRefused: `Telegram doesn’t allow it from here. ${inSettings}`,
  alreadySubscribed: 'You already have a subscription. Send /premium to see it.',
  stopItYourself: `Telegram doesn’t let me stop the renewal of your subscription. Please stop it yourself. ${inSettings}`,
  stillRenews:
    'Telegram doesn’t let me stop the renewal of the subscription. Only the person who bought it can stop it, in Telegram, ' +
    'under Settings › My Stars, or with /subscription.',
  refunded: (stars) => `Refund of ${inStars(stars)}`,
  renewalStopped: 'The subscription no longer renews.',

  ending: (until) =>
    `Your Premium ends on ${date(until)}. To extend it, send /premium.\n\n` +
    'Don’t want these messages? /notifications',

  payment: ({ paidAt, stars, userId, renews }) =>
    `${date(paidAt)}, ${inStars(stars)} from ${userId ?? ''}${renews ? ', subscription' : ''}`,

  giftHelp:
    'Send /gift for a link that you can send to anybody, or /gift and the @username of somebody who already uses this bot.',
  giftForYourself: 'For yourself there is /premium. With /gift @username you give it to somebody else.',
  giftToUnknown: (who) =>
    `I don’t know ${who}. They haven’t written to this bot yet. With /gift and no name you get a link to send them.`,
  giftTitle: 'A month of Premium as a gift',
  giftDescription: (who) =>
    who === undefined
      ? 'After the payment you get a link. Whoever opens it first has Premium for a month.'
      : `You give a month to ${who}. I’ll let them know.`,
  giftSent: 'Thank you! Your gift has arrived.',
  giftLink: (link) =>
    `Thank you! Send this link to anybody. Whoever opens it first has Premium for a month.\n${link}`,
  giftReceived: ({ giver, app, until }) =>
    `${giver === undefined ? 'You’ve been given' : `${giver} gives you`} a month of Premium on ${app}: films and series to ` +
    `watch right here in the chat, with custom lists and search with filters. ${standing(until)}\n\n` +
    'Open the app with the button, or send me the title you’re looking for.',
  giftUsed: 'Somebody else has already opened this gift.',
  giftOver: 'You’ve already opened this gift.',
  giftUnknown: 'This gift is no longer there. It may have been refunded.',
};
