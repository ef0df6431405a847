import { openLocalProxy } from './local-proxy.ts';

/** Other addresses of the mini app; all absent for one that is not on this machine. */
export type AppProxies = {
  slowAppUrl?: string | undefined;
  secondAppUrl?: string | undefined;
  slowSecondAppUrl?: string | undefined;
};

/**
 * A slow line for the first phone, and for the second one two with a different origin, so that it has separate
 * storage.
 */
export async function openAppProxies(appUrl: string): Promise<{ urls: AppProxies; close(): Promise<void> }> {
  const [slow, second, slowSecond] = await Promise.all([
    openLocalProxy(appUrl, true),
    openLocalProxy(appUrl),
    openLocalProxy(appUrl, true),
  ]);
  return {
    urls: { slowAppUrl: slow?.url, secondAppUrl: second?.url, slowSecondAppUrl: slowSecond?.url },
    close: async () => {
      for (const proxy of [slow, second, slowSecond]) await proxy?.close();
    },
  };
}
