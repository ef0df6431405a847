import type { FastifyBaseLogger } from 'fastify';
import type { WireEvent } from '../../wire.ts';
import { changePerson } from './people.ts';
import type { World } from './world.ts';

/** Resolves to true if a user is premium; only the bot's server knows. */
export type PremiumLookup = (userId: string) => Promise<boolean>;

/** Debounce in milliseconds between an event and the question. */
const DEBOUNCE_MS = 150;

/** The events after which premium may have changed: the bot writes when it begins or ends. */
const OCCASIONS: readonly WireEvent['type'][] = ['messageSent', 'chatAdded', 'reset'];

/** Keeps the known premium status of people up to date until the returned function is called. */
export function watchPremium(world: World, ask: PremiumLookup, log: FastifyBaseLogger): () => void {
  let timer: NodeJS.Timeout | undefined;
  const refresh = async () => {
    timer = undefined;
    try {
      for (const id of world.people.keys()) show(world, id, await ask(String(id)));
    } catch (error) {
      log.debug({ reason: String(error) }, 'the simulator does not know who is premium');
    }
  };
  const soon = () => {
    timer ??= setTimeout(refresh, DEBOUNCE_MS).unref();
  };
  const stop = world.feed.listen(({ event }) => {
    if (OCCASIONS.includes(event.type)) soon();
  });
  soon();
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function show(world: World, id: number, isPremium: boolean): void {
  const person = world.people.get(id);
  if (person && person.isPremium !== isPremium) changePerson(world, person, { isPremium });
}
