/** What can be wrong with a video, in the order of its buttons. */
export const REPORT_KINDS = ['audio', 'subtitles', 'wrong', 'broken', 'other'] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];
