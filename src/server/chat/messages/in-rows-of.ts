/** Buttons in rows of at most `perRow`. */
export function inRowsOf<Button>(perRow: number, buttons: readonly Button[]): Button[][] {
  return Array.from({ length: Math.ceil(buttons.length / perRow) }, (_, row) =>
    buttons.slice(row * perRow, (row + 1) * perRow),
  );
}
