import * as v from 'valibot';
import { ignoredAnswer } from '../../../contract/lenient-schemas.ts';
import { changing } from '../../../contract/request-schemas.ts';
import { Outbox } from '../../calls/outbox.ts';
import { sendRequestUnparsed } from '../../calls/send-request.ts';
import { texts } from '../../languages/texts.ts';
import { OWN_PAGE_KEY_PREFIX } from '../../lib/launch/storage-keys.ts';
import { showToast } from '../../ui/overlays/toast.tsx';

/** A pending change: the call's path, its subject, and its body. */
const entry = v.object({
  path: v.custom<`/api/${string}`>((path) => typeof path === 'string' && path.startsWith('/api/tu/')),
  about: v.string(),
  body: v.unknown(),
  at: v.number(),
});
export type OwnEntry = v.InferOutput<typeof entry>;

const outboxes = new Map<string, Outbox<OwnEntry>>();

/** The outbox of changes that the server has not confirmed yet; one per page. */
export function openOwnOutbox(userId: string): Outbox<OwnEntry> {
  const existing = outboxes.get(userId);
  if (existing) return existing;
  const outbox = new Outbox({
    storageKey: OWN_PAGE_KEY_PREFIX + userId,
    entry,
    idOf: ({ path, about }) => `${path} ${about}`,
    send: async ([first]) => first && send(first),
    batchSize: 1,
    delayMs: 0,
    onLost: () => showToast({ text: texts.common.notSaved }),
  });
  outboxes.set(userId, outbox);
  outbox.start();
  return outbox;
}

/** Needs the path alone: a stored entry does not know its call's schemas. */
function send({ path, body }: OwnEntry): Promise<unknown> {
  const call = { ...changing, path, body: v.unknown(), answer: ignoredAnswer };
  return sendRequestUnparsed(call, { body });
}
