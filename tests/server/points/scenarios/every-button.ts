import { buttons } from '../../../../src/server/chat/messages/buttons.ts';
import { BUTTONS } from '../../support/every-button.ts';
import { ANNA, OWNER } from '../../support/test-bot.ts';
import { dataOfButton, makeThings, type Things } from '../../support/things-of-buttons.ts';
import { presses, repliedTo } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

type Kind = keyof typeof buttons;

let things: Things;
const thingsAreMade = async (world: World) => {
  things = await makeThings(world);
};

/** Replies in words that an owner is otherwise sent once, by buttons. */
const REPLIES: Partial<Record<Kind, RegExp>> = {
  reportCard: /Segnalazione/,
};

export const buttonIsPressed = (kind: Kind) => `the button ${kind} is pressed`;

export const kindsOfButtons = Object.keys(buttons).filter((kind): kind is Kind => kind in buttons);

/** A press on each button that the bot has; things of people are Anna's. */
export const everyButton: Record<string, Scenario> = Object.fromEntries(
  kindsOfButtons.map((kind): [string, Scenario] => {
    const [isFor] = BUTTONS[kind];
    const { [kind]: reply } = REPLIES;
    const press = presses(isFor === 'owners' ? OWNER : ANNA, () => dataOfButton(kind, things));
    return [buttonIsPressed(kind), { given: thingsAreMade, acts: [reply ? repliedTo(press, reply) : press] }];
  }),
);
