import { buttons } from '../../../../src/server/chat/messages/buttons.ts';
import { BUTTONS } from '../../support/every-button.ts';
import { ANNA, OWNER } from '../../support/test-bot.ts';
import { dataOfButton, makeThings, type Things } from '../../support/things-of-buttons.ts';
import { presses } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

type Kind = keyof typeof buttons;

let things: Things;
const thingsAreMade = async (world: World) => {
  things = await makeThings(world);
};

/** The reply is what an owner is otherwise sent once. */
const replied = ['killed before', 'killed after'] as const;
/** A message whose answer is lost comes again. */
const unanswered = ['lost'] as const;
/** A film comes again, and its subtitles with it. */
const filmAndMore = ['killed before', 'killed after', 'unknown', 'unmade'] as const;

/** Ends of effects after which nothing is promised, by buttons. */
const UNPROMISED: Partial<Record<Kind, NonNullable<Scenario['unpromised']>>> = {
  announce: unanswered,
  assign: unanswered,
  reportCard: replied,
  unmatchedTable: replied,
  version: filmAndMore,
  retry: filmAndMore,
};

export const buttonIsPressed = (kind: Kind) => `the button ${kind} is pressed`;

export const kindsOfButtons = Object.keys(buttons).filter((kind): kind is Kind => kind in buttons);

/** A press on each button that the bot has; things of people are Anna's. */
export const everyButton: Record<string, Scenario> = Object.fromEntries(
  kindsOfButtons.map((kind): [string, Scenario] => {
    const [isFor] = BUTTONS[kind];
    const { [kind]: unpromised = [] } = UNPROMISED;
    const press = presses(isFor === 'owners' ? OWNER : ANNA, () => dataOfButton(kind, things));
    return [buttonIsPressed(kind), { given: thingsAreMade, acts: [press], unpromised }];
  }),
);
