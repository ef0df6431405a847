import { vi } from 'vitest';
import { createHost, type Outcome } from '../../../../src/simulator/page/host/host.ts';
import { NO_INSETS } from '../../../../src/simulator/page/host/insets.ts';
import type { Messenger, Surroundings } from '../../../../src/simulator/page/host/surroundings.ts';

const SURROUNDINGS: Surroundings = {
  version: '9.1',
  platform: 'ios',
  theme: { bg_color: '#ffffff' },
  viewport: { width: 390, height: 700 },
  safeArea: { ...NO_INSETS, bottom: 34 },
  contentSafeArea: NO_INSETS,
};

type Answer = { eventType: string; eventData: unknown };

/** A host with a mini app that only listens. */
export function openHost(options: { version?: string; isExpanded?: boolean } = {}) {
  const events: Answer[] = [];
  const calls: [method: string, outcome: Outcome][] = [];
  const stores = new Map<string, Map<string, string>>();
  const surroundings = { ...SURROUNDINGS, version: options.version ?? SURROUNDINGS.version };
  const messenger = {
    close: vi.fn<Messenger['close']>(),
    sendData: vi.fn<Messenger['sendData']>(),
    openLink: vi.fn<Messenger['openLink']>(),
    openPlace: vi.fn<Messenger['openPlace']>(),
    openInvoice: vi.fn<Messenger['openInvoice']>().mockResolvedValue('paid'),
    switchInline: vi.fn<Messenger['switchInline']>(),
    ask: vi.fn<Messenger['ask']>().mockResolvedValue(true),
    readClipboard: vi.fn<Messenger['readClipboard']>().mockResolvedValue('copiato'),
    reinsert: vi.fn<Messenger['reinsert']>(),
    storage(kind: string) {
      const store = stores.get(kind) ?? new Map<string, string>();
      stores.set(kind, store);
      return store;
    },
  };
  const host = createHost({
    isExpanded: options.isExpanded ?? false,
    messenger,
    surroundings: () => surroundings,
    post: (message) => events.push(JSON.parse(message) as Answer),
    onChange: () => undefined,
    onCall: (method, _params, outcome) => calls.push([method, outcome]),
    onEvent: () => undefined,
  });
  return {
    host,
    messenger,
    surroundings,
    events,
    calls,
    /** What the mini app says, packed as the SDK packs it. */
    say: (eventType: string, eventData?: unknown) => host.receive(JSON.stringify({ eventType, eventData })),
    /** The data of every event of one name. */
    heard: (name: string) =>
      events.filter(({ eventType }) => eventType === name).map(({ eventData }) => eventData),
  };
}
