import * as v from 'valibot';
import { byLanguage } from '../../languages/texts.ts';
import { workTexts } from '../../queue/given-up-work.ts';

/** The texts of the doctor's findings. */
const texts = byLanguage(({ findings }) => findings);

const text = v.string();
const moment = v.nullable(v.pipe(text, v.isoTimestamp()));
const about = <Cause extends string>(cause: Cause) => ({ cause: v.literal(cause), subject: text });

/** Something out of order that owners hear of: its cause, the thing that it is about, and its facts. */
export const trouble = v.variant('cause', [
  v.object({ ...about('disk'), folder: text, gigabytes: v.number(), share: v.number() }),
  v.object({ ...about('token'), reason: text }),
  v.object({ ...about('webhook'), url: text, expected: text, failedAt: moment, reason: text }),
  v.object({ ...about('channel'), title: text }),
  v.object({ ...about('work'), minutes: v.number() }),
  v.object({ ...about('backup'), failedAt: moment, reason: text, lastAt: moment }),
  v.object({ ...about('import'), name: text }),
]);
export type Trouble = v.InferOutput<typeof trouble>;
export type Cause = Trouble['cause'];

type Said = {
  check: Exclude<keyof typeof texts.checks, 'versions'>;
  /** The thing that is in order again once it is over. */
  name: string;
  message: string;
  hint: string | undefined;
};

/** A trouble in the current language, as the chat, the desk and the doctor say it. */
export function sayTrouble(found: Trouble): Said {
  switch (found.cause) {
    case 'disk':
      return said('disk', texts.diskNearlyFull(found.gigabytes, found.share, found.folder));
    case 'token':
      return said('bot', texts.tokenRefused(found.reason));
    case 'webhook':
      return said('webhook', sayWebhook(found));
    case 'channel':
      return said('channels', texts.channelLost(found.title), `«${found.title}»`);
    case 'work': {
      const label = labelOf(found.subject);
      return said('queues', texts.workStuck(label, found.minutes), label);
    }
    case 'backup':
      return said('backups', sayBackup(found));
    case 'import':
      return said('imports', texts.importDied(found.name), `«${found.name}»`);
  }
}

function said(
  check: Said['check'],
  { message, hint }: Pick<Said, 'hint' | 'message'>,
  name = texts.checks[check],
): Said {
  return { check, name, message, hint };
}

type Of<Name extends Cause> = Extract<Trouble, { cause: Name }>;

function sayWebhook({ url, expected, failedAt, reason }: Of<'webhook'>) {
  if (failedAt !== null) return texts.webhookFails(new Date(failedAt), reason);
  return expected === '' ? texts.webhookInTheWay(url) : texts.webhookElsewhere(url, expected);
}

function sayBackup({ failedAt, reason, lastAt }: Of<'backup'>) {
  if (failedAt !== null) return texts.backupFailed(new Date(failedAt), reason);
  return texts.backupOld(new Date(lastAt ?? 0));
}

/** A kind of work by its name for owners; one of another version by its own. */
const labelOf = (kind: string): string => (isKind(kind) ? workTexts[kind] : kind);

const isKind = (kind: string): kind is keyof typeof workTexts => kind in workTexts;
