/** Whether a statement failed since another one deleted meanwhile what its rows refer to. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}
