import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { type changeAnnouncement, getAnnouncements } from '../../../../contract/desk/announcements.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { DESK_KEY } from '../desk-query.ts';

/** What an announcement becomes by a press. */
export type AnnouncementState = v.InferInput<typeof changeAnnouncement.body>['to'];

/** How often announcements that are being sent are looked up, in milliseconds. */
const PROGRESS_MS = 2000;

/** The latest announcements, looked up again while one is being sent: it goes on without this page. */
export function announcementsQuery() {
  return queryOptions({
    queryKey: [DESK_KEY, 'announcements'],
    queryFn: async ({ signal }) => (await sendRequest(getAnnouncements, { signal })).announcements,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => state.data?.some(({ state: one }) => one === 'running') && PROGRESS_MS,
  });
}
