import { vi } from 'vitest';
import type { HostEnvironment, PageCallbacks } from '../../../page/host/environment.ts';
import { type CallOutcome, createHost } from '../../../page/host/host.ts';
import { NO_INSETS } from '../../../page/host/insets.ts';

const ENVIRONMENT: HostEnvironment = {
  version: '9.1',
  platform: 'ios',
  theme: { bg_color: '#ffffff' },
  viewport: { width: 390, height: 700 },
  safeArea: { ...NO_INSETS, bottom: 34 },
  contentSafeArea: NO_INSETS,
};

type Answer = { eventType: string; eventData: unknown };

/** A host with a mini app that only listens. */
export function openHost(
  options: {
    version?: string;
    platform?: string;
    isExpanded?: boolean;
    post?: (message: string) => void;
  } = {},
) {
  const events: Answer[] = [];
  const calls: [method: string, outcome: CallOutcome][] = [];
  const stores = new Map<string, Map<string, string>>();
  const { version = ENVIRONMENT.version, platform = ENVIRONMENT.platform } = options;
  const environment = { ...ENVIRONMENT, version, platform };
  const callbacks = {
    close: vi.fn<PageCallbacks['close']>(),
    sendData: vi.fn<PageCallbacks['sendData']>(),
    openLink: vi.fn<PageCallbacks['openLink']>(),
    openTelegramLink: vi.fn<PageCallbacks['openTelegramLink']>(),
    openInvoice: vi.fn<PageCallbacks['openInvoice']>().mockResolvedValue('paid'),
    switchInline: vi.fn<PageCallbacks['switchInline']>(),
    sendPrepared: vi.fn<PageCallbacks['sendPrepared']>().mockResolvedValue(undefined),
    requestChat: vi.fn<PageCallbacks['requestChat']>().mockResolvedValue(true),
    shareToStory: vi.fn<PageCallbacks['shareToStory']>(),
    shareContact: vi.fn<PageCallbacks['shareContact']>().mockResolvedValue('contact=%7B%7D&hash=abc'),
    confirm: vi.fn<PageCallbacks['confirm']>().mockResolvedValue(true),
    askWriteAccess: vi.fn<PageCallbacks['askWriteAccess']>().mockResolvedValue(true),
    isOnHomeScreen: vi.fn<PageCallbacks['isOnHomeScreen']>().mockReturnValue(false),
    addToHomeScreen: vi.fn<PageCallbacks['addToHomeScreen']>().mockResolvedValue(true),
    readClipboard: vi.fn<PageCallbacks['readClipboard']>().mockResolvedValue('copiato'),
    remountFrame: vi.fn<PageCallbacks['remountFrame']>(),
    storage(kind: string) {
      const store = stores.get(kind) ?? new Map<string, string>();
      stores.set(kind, store);
      return store;
    },
  };
  const host = createHost({
    isExpanded: options.isExpanded ?? false,
    callbacks,
    environment: () => environment,
    post: (message) => {
      events.push(JSON.parse(message) as Answer);
      options.post?.(message);
    },
    onChange: () => undefined,
    onCall: (method, _params, outcome) => calls.push([method, outcome]),
    onEvent: () => undefined,
  });
  return {
    host,
    callbacks,
    environment,
    events,
    calls,
    /** Sends the mini app's event, packed as the SDK packs it. */
    say: (eventType: string, eventData?: unknown) => host.receive(JSON.stringify({ eventType, eventData })),
    /** The data of every event of one name. */
    heard: (name: string) =>
      events.filter(({ eventType }) => eventType === name).map(({ eventData }) => eventData),
  };
}
