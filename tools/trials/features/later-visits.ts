import { buttonOf, waitFor } from './chats.ts';
import type { PersonPlan } from './plan.ts';
import type { World } from './world.ts';

const NOTICE_MS = 120_000;

/** A person's actions once owners have started to decide, and the messenger's reports of them. */
export async function laterVisit(
  world: World,
  person: PersonPlan,
  everybody: readonly PersonPlan[],
): Promise<void> {
  if (person.blocksTheBot) return;
  if (person.unmarks) await takeMarkBack(world, person);
  if (person.opensGiftOf !== undefined) await openGift(world, person, everybody[person.opensGiftOf]);
  if (person.stopsRenewal) await stopRenewal(world, person);
  else if (person.pays === 'subscription') await renew(world, person);
  if (person.asksForAdvice) await askForAdvice(world, person);
}

async function takeMarkBack({ people }: World, { id }: PersonPlan): Promise<void> {
  const delivery = people.latest(id, (message) => buttonOf(message, '✓ Visto') !== undefined);
  if (!delivery) return;
  await people.until(
    `${id} takes a mark back`,
    () => people.press(delivery, '✓ Visto'),
    () => buttonOf(delivery, 'Visto'),
  );
}

async function openGift({ people }: World, { id }: PersonPlan, giver: PersonPlan | undefined): Promise<void> {
  const thanks = giver && people.latest(giver.id, ({ text }) => text.includes('start=regalo_'));
  const [, code] = /start=(regalo_[\w-]+)/.exec(thanks?.text ?? '') ?? [];
  if (code === undefined) return;
  await people.until(
    `${id} opens a gift`,
    () => people.say(id, `/start ${code}`),
    () => people.latest(id, ({ text }) => text.includes('un mese di Premium su')),
  );
}

async function stopRenewal({ people, messenger }: World, { id }: PersonPlan): Promise<void> {
  const subscription = await people.until(
    `${id} looks at the subscription`,
    () => people.say(id, '/abbonamento'),
    () => people.latest(id, ({ text }) => text.startsWith('Il tuo abbonamento si rinnova il')),
  );
  if (!subscription) return;
  await people.until(
    `${id} stops the renewal`,
    () => people.press(subscription, 'Non rinnovare'),
    () => (messenger.stars.stopped.has(id) && buttonOf(subscription, 'Rinnova di nuovo') ? true : undefined),
  );
}

/** The messenger charges for the next 30 days. */
async function renew({ people, messenger }: World, { id }: PersonPlan): Promise<void> {
  messenger.stars.renew(id);
  const told = await waitFor(
    () => people.latest(id, ({ text }) => text.startsWith('Il tuo abbonamento si è rinnovato')),
    NOTICE_MS,
  );
  if (!told) people.failures.push(`${id} was not told of the renewal`);
}

async function askForAdvice({ people }: World, { id }: PersonPlan): Promise<void> {
  await people.until(
    `${id} asks for advice`,
    () => people.say(id, '/consigli'),
    () => people.latest(id, ({ text }) => /^(Per te|Per ora non ho niente)/.test(text)),
  );
}
