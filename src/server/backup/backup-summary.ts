/** What a back-up holds. */
export type BackupSummary = { tables: number; rows: number };
