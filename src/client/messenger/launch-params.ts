import { parseLaunchParamsQuery } from '@telegram-apps/sdk-react';
import { START_PAGE_KEY } from '../lib/launch/start-page-key.ts';
import { currentLaunchParams, type LaunchParams } from './environment.ts';
import { findLaunchQuery, initDataIn } from './launch-query.ts';
import { logMessengerFailure } from './try-and-log.ts';

/** The launch parameters, validated by the SDK. Undefined when there are none or they are invalid. */
export function readLaunchParams(): LaunchParams | undefined {
  try {
    const query = findLaunchQuery();
    if (query === undefined) return undefined;
    const params = parseLaunchParamsQuery(query);
    return {
      version: params.tgWebAppVersion,
      platform: params.tgWebAppPlatform,
      initData: initDataIn(query),
      botMayWrite:
        params.tgWebAppData?.user?.allows_write_to_pm === true || !isOpenedByLink(params.tgWebAppData),
    };
  } catch (error) {
    logMessengerFailure('reading the launch parameters', error);
    return undefined;
  }
}

type LinkFields = { chat_instance?: string | undefined; start_param?: string | undefined };

/**
 * Whether the app was opened by a link or as the bot's main mini app: the person may never have pressed /start.
 * Buttons in the bot's chat are only shown to people who have.
 */
function isOpenedByLink({ chat_instance: chatInstance, start_param: startParam }: LinkFields = {}): boolean {
  return (
    chatInstance !== undefined || startParam !== undefined || sessionStorage.getItem(START_PAGE_KEY) !== null
  );
}

/** The messenger's signed init data, raw; undefined outside a messenger. */
export function rawInitData(): string | undefined {
  return currentLaunchParams()?.initData;
}
