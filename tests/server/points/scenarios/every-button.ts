import { buttons } from '../../../../src/server/chat/messages/buttons.ts';
import { ANNA, OWNER } from '../../support/test-bot.ts';
import { dataOfButton, makeThings, type Things } from '../../support/things-of-buttons.ts';
import { presses } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

type Kind = keyof typeof buttons;

let things: Things;
const thingsAreMade = async (world: World) => {
  things = await makeThings(world);
};

/** Buttons about something of Anna's. */
const OF_ANNA = new Set<Kind>(['withdraw', 'ownRequest', 'importList', 'askMissing']);

export const buttonIsPressed = (kind: Kind) => `the button ${kind} is pressed`;

export const kindsOfButtons = Object.keys(buttons).filter((kind): kind is Kind => kind in buttons);

/** A press on each button that the bot has. */
export const everyButton: Record<string, Scenario> = Object.fromEntries(
  kindsOfButtons.map((kind) => [
    buttonIsPressed(kind),
    {
      given: thingsAreMade,
      acts: [presses(OF_ANNA.has(kind) ? ANNA : OWNER, () => dataOfButton(kind, things))],
    },
  ]),
);
