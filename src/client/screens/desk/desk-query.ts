import { queryOptions } from '@tanstack/react-query';
import { getDesk } from '../../../contract/desk/desk.ts';
import { sendRequest } from '../../calls/send-request.ts';

/** The first part of the keys of all that the desk shows. */
export const DESK_KEY = 'desk';

/** Who one is at the desk, and what waits there; a failure with status 404 for whoever may not enter. */
export function deskQuery() {
  return queryOptions({
    queryKey: [DESK_KEY],
    queryFn: ({ signal }) => sendRequest(getDesk, { signal }),
    // The chat, another device or another owner may have changed it.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}
