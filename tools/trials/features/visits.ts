import { callUntilTaken, visitOwnPage } from './app-visits.ts';
import { buttonOf, type Message, waitFor } from './chats.ts';
import { checkOut } from './paying.ts';
import { LISTED_YEAR, type PersonPlan } from './plan.ts';
import type { World } from './world.ts';

/** The longest wait for a notice. */
const NOTICE_MS = 120_000;

/** A person's first actions, one after the other. */
export async function firstVisit(world: World, person: PersonPlan): Promise<void> {
  await ask(world, person);
  await visitOwnPage(world, person);
  const delivery = await play(world, person);
  if (delivery && person.problem !== undefined && !person.app.reports)
    await report(world, delivery, person.problem);
  if (person.pays) await checkOut(world, person);
  if (person.wantsDigest) await turnDigestOn(world, person);
  if (person.list) await bringList(world, person, person.list);
}

async function ask({ people }: World, { id, wanted, takenBack }: PersonPlan): Promise<void> {
  const answerTo = (name: string) => people.latest(id, ({ text }) => text.includes(`«${name}»`));
  await people.until(
    `${id} asks`,
    () => people.say(id, `/richiedi ${wanted}`),
    () => answerTo(wanted),
  );
  if (takenBack === undefined) return;
  const asked = await people.until(
    `${id} asks for another`,
    () => people.say(id, `/richiedi ${takenBack}`),
    () => answerTo(takenBack),
  );
  if (!asked) return;
  await people.until(
    `${id} takes a request back`,
    () => people.press(asked, 'Ritira'),
    () => (asked.text.includes(takenBack) ? undefined : asked),
  );
}

async function play(world: World, { id, film }: PersonPlan): Promise<Message | undefined> {
  const { people } = world;
  const body = { user_id: String(id), content_id: film.id };
  const isDelivery = (message: Message) => buttonOf(message, 'Segnala') !== undefined;
  const delivery = await people.until(
    `${id} plays`,
    () => void callUntilTaken(world, { person: String(id), method: 'POST', path: 'play_content', body }),
    () => people.latest(id, isDelivery),
  );
  if (delivery)
    await people.until(
      `${id} marks as watched`,
      () => people.press(delivery, 'Visto'),
      () => buttonOf(delivery, '✓ Visto'),
    );
  return delivery;
}

async function report({ people }: World, delivery: Message, problem: string): Promise<void> {
  const { chat } = delivery;
  const question = await people.until(
    `${chat} reports`,
    () => people.press(delivery, 'Segnala'),
    () => people.latest(chat, ({ sentText }) => sentText.startsWith('Che cosa non va in')),
  );
  if (!question) return;
  await people.until(
    `${chat} says what is wrong`,
    () => people.press(question, problem),
    () => (question.text.startsWith('Segnalato') ? question : undefined),
  );
}

async function turnDigestOn({ people }: World, { id }: PersonPlan): Promise<void> {
  const settings = await people.until(
    `${id} opens the settings of notices`,
    () => people.say(id, '/avvisi'),
    () => people.latest(id, ({ text }) => text.startsWith('Gli avvisi sono attivi')),
  );
  if (!settings) return;
  await people.until(
    `${id} turns the digest on`,
    () => people.press(settings, 'Novità della settimana: no'),
    () => buttonOf(settings, 'Novità della settimana: sì'),
  );
}

async function bringList(
  { people, messenger }: World,
  { id }: PersonPlan,
  { films, missing }: NonNullable<PersonPlan['list']>,
): Promise<void> {
  const rows = [
    ...films.map(({ name, year }) => [name, year]),
    ...missing.map((name) => [name, LISTED_YEAR]),
  ];
  const lines = rows.map(([name, year]) => `2024-01-01,"${name}",${year},https://boxd.it/x`);
  const text = ['Date,Name,Year,Letterboxd URI', ...lines].join('\n');
  const file = { file_id: `list-${id}`, file_unique_id: `u${id}`, file_name: 'watched.csv' };
  messenger.keepFile(file.file_id, text);
  await people.until(
    `${id} brings a list`,
    () => people.write(id, { document: { ...file, file_size: text.length } }),
    () => people.latest(id, (message) => message.text.includes('Li cerco nel catalogo')),
  );
  const summary = await waitFor(() => people.latest(id, (message) => isSummary(message.sentText)), NOTICE_MS);
  if (!summary) return;
  await people.until(
    `${id} asks for a missing title`,
    () => people.press(summary, 'Richiedi quelli'),
    () => people.latest(id, (message) => /^(Richiest[oi] |Li hai già|Ne resta)/.test(message.text)),
  );
}

export const isSummary = (text: string): boolean => text.startsWith('Ho letto «watched.csv»');
