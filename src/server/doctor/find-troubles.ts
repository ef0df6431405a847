import { fetchWebhook, type WebhookStatus } from '../chat/bot-api/fetch-bot-status.ts';
import type { Config } from '../config/config.ts';
import { type Db, one } from '../database/db.ts';
import { readLastBackups } from '../database/last-backups.ts';
import { type DiskSpace, measureDisk } from '../database/measure-disk.ts';
import { clock } from '../lib/clock.ts';
import { readImport } from '../modules/desk/imports/title-imports.ts';
import type { Found } from '../modules/trouble/note-troubles.ts';
import type { Cause, Trouble } from '../modules/trouble/trouble.ts';
import { listLostChannels } from '../modules/videos/posts/channel-rights.ts';
import type { KindOfWork } from '../queue/given-up-work.ts';
import { findStuckWork } from '../queue/stuck-work.ts';
import { errorReason } from './finding.ts';

/** An installation to examine. */
export type Patient = {
  config: Pick<Config, 'backups' | 'botApiRoot' | 'botToken' | 'dataFolder' | 'publicUrl' | 'usesWebhook'>;
  db: Db;
  /** Kinds of work that this installation does. */
  kinds: readonly KindOfWork[];
  now?: Date;
  measure?: (folder: string) => Promise<DiskSpace>;
};

const CAUSES = ['disk', 'token', 'webhook', 'channel', 'work', 'backup', 'import'] as const satisfies Cause[];

/** Checks each cause of trouble separately: one that cannot be checked hides no other. */
export async function findTroubles(patient: Patient, causes: readonly Cause[] = CAUSES): Promise<Found> {
  let webhook: Promise<WebhookStatus | undefined> | undefined;
  const readOnce = () => (webhook ??= readWebhook(patient));
  const checks: Record<Cause, () => Promise<Trouble[]>> = {
    disk: () => findDiskTrouble(patient),
    token: () => findTokenTrouble(readOnce()),
    webhook: () => findWebhookTrouble(readOnce(), patient),
    channel: () => findLostChannels(patient),
    work: () => findWorkTrouble(patient),
    backup: () => findBackupTrouble(patient),
    import: () => findImportTrouble(patient),
  };
  const outcomes = await Promise.all(
    causes.map((cause) =>
      checks[cause]().then(
        (troubles) => ({ troubles, unknown: [] }),
        () => ({ troubles: [], unknown: [cause] }),
      ),
    ),
  );
  return {
    troubles: outcomes.flatMap(({ troubles }) => troubles),
    unknown: outcomes.flatMap(({ unknown }) => unknown),
  };
}

/** Free share of the disk, and gigabytes, below which it is a trouble. */
const LEAST = { share: 0.1, gigabytes: 0.2 };

/** The trouble of a disk that is nearly full. */
export async function findDiskTrouble({
  config: { dataFolder: folder },
  measure = measureDisk,
}: Pick<Patient, 'measure'> & { config: Pick<Config, 'dataFolder'> }): Promise<Trouble[]> {
  const { gigabytes, share } = await measure(folder);
  if (share >= LEAST.share && gigabytes >= LEAST.gigabytes) return [];
  return [{ cause: 'disk', subject: '', folder, gigabytes, share }];
}

/** Undefined without a bot. */
async function readWebhook({ config }: Patient): Promise<WebhookStatus | undefined> {
  return config.botToken === undefined ? undefined : fetchWebhook(config, config.botToken);
}

/** True for the messenger's answer to a token that it does not know. */
export const isTokenRefused = (reason: string): boolean => /^40[14]/.test(reason);

async function findTokenTrouble(webhook: Promise<WebhookStatus | undefined>): Promise<Trouble[]> {
  try {
    await webhook;
    return [];
  } catch (error) {
    const reason = errorReason(error);
    if (!isTokenRefused(reason)) throw error;
    return [{ cause: 'token', subject: '', reason }];
  }
}

async function findWebhookTrouble(webhook: Promise<WebhookStatus | undefined>, { db, now }: Patient) {
  const status = await webhook;
  return status ? webhookTroubles(status, { lastUpdate: await latestUpdate(db), now }) : [];
}

/** Milliseconds for which the webhook's last error counts: while updates wait, and once none does. */
const RECENT_MS = { waiting: 3_600_000, none: 600_000 };

/** The faults of a webhook, unless an update has arrived since. */
export function webhookTroubles(
  { url, expected, pending, lastError }: WebhookStatus,
  { lastUpdate, now = clock.date() }: { lastUpdate: Date | undefined; now?: Date | undefined },
): Trouble[] {
  const here = { cause: 'webhook', url, expected } as const;
  const isElsewhere = url !== expected;
  const isFailing =
    lastError !== undefined &&
    !(lastUpdate && lastUpdate > lastError.at) &&
    now.getTime() - lastError.at.getTime() < (pending > 0 ? RECENT_MS.waiting : RECENT_MS.none);
  return [
    ...(isElsewhere ? [{ ...here, subject: 'address', failedAt: null, reason: '' }] : []),
    ...(isFailing
      ? [
          {
            ...here,
            subject: 'errors',
            failedAt: lastError.at.toISOString(),
            reason: lastError.message,
          },
        ]
      : []),
  ];
}

/** When the latest stored update arrived. */
export async function latestUpdate(db: Db): Promise<Date | undefined> {
  const row = await one<{ at: Date }>(db)`
    select received_at as at from bot_update order by id desc limit 1`;
  return row?.at;
}

async function findLostChannels({ db }: Patient): Promise<Trouble[]> {
  const channels = await listLostChannels(db);
  return channels.map(({ chatId, title }) => ({ cause: 'channel', subject: chatId, title }));
}

async function findWorkTrouble({ db, kinds }: Patient): Promise<Trouble[]> {
  const stuck = await findStuckWork(db, kinds);
  return stuck.map(({ name, minutes }) => ({ cause: 'work', subject: name, minutes }));
}

/** A missed back-up is written once the server runs again; two in a row are a fault. */
const MAX_AGE_MS = 50 * 3_600_000;

/** The trouble of daily back-ups: the last one failed, or none was good for two days. */
export async function findBackupTrouble({
  config: { backups },
  db,
  now = clock.date(),
}: Pick<Patient, 'db' | 'now'> & { config: Pick<Config, 'backups'> }): Promise<Trouble[]> {
  if (backups.kept === 0) return [];
  const { good, failure } = await readLastBackups(db);
  const lastAt = good?.at.toISOString() ?? null;
  const about = { cause: 'backup', subject: '', lastAt } as const;
  if (failure) return [{ ...about, failedAt: failure.at.toISOString(), reason: failure.reason }];
  if (!good || now.getTime() - good.at.getTime() <= MAX_AGE_MS) return [];
  return [{ ...about, failedAt: null, reason: '' }];
}

async function findImportTrouble({ db }: Patient): Promise<Trouble[]> {
  const run = await readImport(db);
  if (!run || run.isPreview || run.state !== 'interrupted') return [];
  return [{ cause: 'import', subject: run.id, name: run.name }];
}
