import type { State } from '../../../wire.ts';
import type { Chat, Person } from '../../../wire-world.ts';

export const anna: Person = {
  id: 1001,
  firstName: 'Anna',
  languageCode: 'it',
  hasStarted: true,
  hasBlocked: false,
  isDeleted: false,
  stars: 100,
  subscriptions: [],
};

export const annasChat: Chat = {
  id: 1001,
  type: 'private',
  title: 'Anna',
  personIds: [1001],
  administratorIds: [],
  menuButton: { kind: 'commands' },
  commands: [],
  messages: [],
};

export const stateFixture: State = {
  sequence: 5,
  bot: {
    id: 7,
    username: 'vetrina_demo_bot',
    name: 'Vetrina',
    description: '',
    shortDescription: '',
    hasPrivacyMode: true,
    hasInlineFeedback: true,
  },
  appUrl: 'http://localhost:3000',
  people: [anna],
  ownerIds: [9009],
  chats: [annasChat],
  faults: [],
  clockAhead: 0,
  log: [],
};
