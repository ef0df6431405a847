import { type Message, waitFor } from './chats.ts';
import { countWanted, fateOf, OWNERS, type PersonPlan, wantedName } from './plan.ts';
import type { World } from './world.ts';

export type OwnersWork = { everybody: readonly PersonPlan[]; awaited: readonly number[] };

/**
 * The owners' actions: each decides half of the requests, then adds the videos; reports are settled, months
 * refunded.
 */
export async function ownersVisit(world: World, work: OwnersWork): Promise<void> {
  const numbers = Array.from({ length: countWanted(work.everybody.length) }, (_, number) => number);
  const halves = OWNERS.map(async (owner, half) => {
    const own = numbers.filter((number) => number % OWNERS.length === half);
    // They press many buttons at once; the bot takes these in their order.
    await Promise.all(own.map((number) => decide(world, owner, number, work)));
    if (half === 0) await settleReports(world, owner);
    else await refund(world, owner, work);
    const coming = own.filter((number) => fateOf(number) !== 'rejected');
    await Promise.all(coming.map((number) => addVideo(world, owner, number, work)));
  });
  await Promise.all(halves);
}

async function decide(world: World, owner: number, number: number, work: OwnersWork): Promise<void> {
  const card = await cardOf(world, owner, number);
  if (!card) return void world.people.failures.push(`no owner has a card of ${wantedName(number)}`);
  const fate = fateOf(number);
  if (fate === 'rejected') return reject(world, card);
  if (fate === 'approved, then there')
    await world.people.until(
      `an owner approves ${number}`,
      () => world.people.press(card, 'Approva'),
      () => cardThatShows(world, card, 'Approvata'),
    );
  await link(world, card, work.awaited[number] ?? 0);
}

/** The card in this owner's chat, or if it did not come the other's. */
async function cardOf({ people }: World, owner: number, number: number): Promise<Message | undefined> {
  const isCard = ({ text }: Message) =>
    text.startsWith('Richiesta n.') && text.includes(`\n${wantedName(number)}\n`);
  const own = await waitFor(() => people.latest(owner, isCard), 1000);
  return own ?? OWNERS.map((one) => people.latest(one, isCard)).find((card) => card !== undefined);
}

/** The card, or a copy of it (one that was taken without an answer is sent again, and only the copy follows). */
function cardThatShows({ people }: World, card: Message, state: string): Message | undefined {
  const number = numberOf(card);
  return people.latest(card.chat, (one) => numberOf(one) === number && one.text.includes(state));
}

const numberOf = ({ text }: Message): string | undefined => /Richiesta n\. (\d+)/.exec(text)?.[1];

async function reject(world: World, card: Message): Promise<void> {
  const { people } = world;
  const isRejected = () => cardThatShows(world, card, 'Rifiutata');
  await people.until(
    'an owner rejects',
    () => people.press(card, 'Rifiuta'),
    () => card.rows.flat().find(({ text }) => text === 'Non si trova.') ?? isRejected(),
  );
  await people.until('an owner says why', () => people.press(card, 'Non si trova.'), isRejected);
}

/** 'C’è già', and the number of the title in answer to the question which. */
async function link(world: World, card: Message, titleId: number): Promise<void> {
  const { people } = world;
  const id = numberOf(card);
  const question = await people.until(
    'an owner says that it is there',
    () => people.press(card, 'C’è già'),
    () => people.latest(card.chat, ({ text }) => text.startsWith(`Titolo per la richiesta n. ${id}\n`)),
  );
  if (!question) return;
  await people.until(
    'an owner says which title it is',
    () => people.say(card.chat, String(titleId), question),
    () => cardThatShows(world, card, 'C’era già'),
  );
}

async function addVideo({ people }: World, owner: number, number: number, work: OwnersWork): Promise<void> {
  const video = {
    file_id: `video-${number}`,
    file_unique_id: `v${number}`,
    width: 1920,
    height: 1080,
    duration: 60,
  };
  await people.until(
    `an owner adds a video ${number}`,
    () => people.write(owner, { video, caption: String(work.awaited[number]) }),
    () => people.latest(owner, ({ text }) => text.startsWith('Fatto:') && text.includes(`Prova ${number} `)),
  );
}

async function settleReports({ messenger, people }: World, owner: number): Promise<void> {
  const cards = messenger.chats.of(owner).filter(({ text }) => text.startsWith('Segnalazione n.'));
  await Promise.all(
    cards.map((card) =>
      people.until(
        'an owner resolves a report',
        () => people.press(card, 'Risolto'),
        () => (card.text.endsWith('\n\nRisolto.') ? card : undefined),
      ),
    ),
  );
}

async function refund({ messenger, people }: World, owner: number, { everybody }: OwnersWork): Promise<void> {
  for (const { id, isRefunded } of everybody) {
    const charge = messenger.stars.chargeOf(id);
    if (!isRefunded || charge === undefined) continue;
    await people.until(
      `${id} is refunded`,
      () => people.say(owner, `/rimborsa ${charge}`),
      () => people.latest(owner, ({ text }) => text.startsWith('Rimborsato') && text.includes(String(id))),
    );
  }
}
