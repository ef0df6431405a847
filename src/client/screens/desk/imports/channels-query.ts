import { queryOptions } from '@tanstack/react-query';
import { getChannels } from '../../../../contract/desk/channels.ts';
import { refetchOnReturn } from '../../../calls/retries.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { DESK_KEY } from '../desk-query.ts';

const EXPECTED_EVERY_MS = 2000;

/** The followed channels; `isExpected`: another one is being chosen, of which the bot hears. */
export function channelsQuery({ isExpected }: { isExpected: boolean }) {
  return queryOptions({
    queryKey: [DESK_KEY, 'channels'],
    queryFn: ({ signal }) => sendRequest(getChannels, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: refetchOnReturn,
    refetchInterval: isExpected ? EXPECTED_EVERY_MS : false,
  });
}
