import type { Db } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import { clock } from '../../lib/clock.ts';
import type { AllowedImageHosts } from '../../lib/image-urls.ts';
import type { AppContext } from '../../module.ts';
import { NIGHT_CHANNEL } from './change-night.ts';
import { chosenTitleOf } from './choice/chosen-title.ts';
import { findNight, type Night, nightVersions } from './find-nights.ts';
import { nightSnapshot, type SentSnapshot } from './night-snapshot.ts';

/** Interval at which the versions of watched nights are read, in milliseconds: announcements may be lost. */
const POLL_MS = 1000;

/** A member who watches a night. */
type NightWatcher = {
  userId: string;
  /** The version that the member has. */
  version: number;
  /** Does work in the member's language. */
  inOwnLanguage<Result>(work: () => Promise<Result>): Promise<Result>;
  send(snapshot: SentSnapshot): void;
  /** The member may no longer watch, or the server is shutting down. */
  end(): void;
};

/** Passes the changes of nights on to the members that watch them on this server. */
export type NightHub = {
  /** Sends a night's later versions to a member; returns an unsubscribe function. */
  watch(nightId: string, watcher: NightWatcher): () => void;
  /** A night has changed. */
  changed(nightId: string): void;
  /** Ends all watching. */
  close(): void;
};

type Options = { db: Db; log: Pick<Logger, 'error'>; allowedHosts: AllowedImageHosts };

type Room = { watchers: Set<NightWatcher>; loading: boolean; isStale: boolean };

/** The hub of an app, and a function that closes it. */
export function openNightHub({ db, images, listen, log }: AppContext): {
  hub: NightHub;
  close(): Promise<void>;
} {
  const listener = listen?.(NIGHT_CHANNEL, (nightId) => hub.changed(nightId));
  const hub = createNightHub({ db, log, allowedHosts: images.allowedHosts });
  return {
    hub,
    async close() {
      hub.close();
      await listener?.close();
    },
  };
}

/** One query serves all members of a night, and one finds the changes of all nights that were not announced. */
export function createNightHub({ db, log, allowedHosts }: Options): NightHub {
  const rooms = new Map<string, Room>();
  let checking = false;
  let failed = false;
  let closed = false;
  const mustLoad = ({ isStale }: Room) => isStale && !closed;

  async function load(nightId: string, room: Room): Promise<void> {
    do {
      room.isStale = false;
      const night = await findNight(db, nightId);
      for (const watcher of room.watchers) {
        const snapshot = night && (await snapshotFor(night, watcher));
        if (!snapshot) watcher.end();
        else if (snapshot.version > watcher.version) {
          watcher.version = snapshot.version;
          watcher.send(snapshot);
        }
      }
    } while (mustLoad(room));
  }

  async function snapshotFor(
    night: Night,
    { userId, inOwnLanguage }: NightWatcher,
  ): Promise<SentSnapshot | undefined> {
    const snapshot = async () =>
      nightSnapshot({ night, chosen: await chosenTitleOf(db, night) }, { userId, allowedHosts });
    // Until then it is the same in each language, which is not read for every member after every vote.
    return night.chosenId === null ? snapshot() : inOwnLanguage(snapshot);
  }

  function refresh(nightId: string): void {
    const room = rooms.get(nightId);
    if (!room) return;
    room.isStale = true;
    if (room.loading) return;
    room.loading = true;
    load(nightId, room)
      .then(() => {
        failed = false;
      })
      .catch(report)
      .finally(() => {
        room.loading = false;
      });
  }

  /** Finds unannounced changes: a server may be cut off from the others. */
  async function check(): Promise<void> {
    if (checking || rooms.size === 0) return;
    checking = true;
    try {
      const versions = new Map(
        (await nightVersions(db, [...rooms.keys()])).map(({ id, version }) => [id, version]),
      );
      for (const [id, { watchers }] of rooms) {
        const version = versions.get(id) ?? Number.POSITIVE_INFINITY;
        if ([...watchers].some((watcher) => watcher.version < version)) refresh(id);
      }
      failed = false;
    } catch (error) {
      report(error);
    } finally {
      checking = false;
    }
  }

  /** Once for each outage. */
  function report(err: unknown): void {
    if (!failed && !closed) log.error({ err }, 'could not read the open movie nights');
    failed = true;
  }

  const timer = clock.setInterval(() => void check(), POLL_MS).unref();

  return {
    watch(nightId, watcher) {
      const room = rooms.get(nightId) ?? { watchers: new Set(), loading: false, isStale: false };
      rooms.set(nightId, room);
      room.watchers.add(watcher);
      refresh(nightId);
      return () => {
        room.watchers.delete(watcher);
        if (room.watchers.size === 0 && rooms.get(nightId) === room) rooms.delete(nightId);
      };
    },
    changed: refresh,
    close() {
      closed = true;
      clearInterval(timer);
      for (const { watchers } of rooms.values()) for (const watcher of watchers) watcher.end();
      rooms.clear();
    },
  };
}
