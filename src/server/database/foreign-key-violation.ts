/** Whether a statement failed because the rows that it refers to were deleted meanwhile. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}
