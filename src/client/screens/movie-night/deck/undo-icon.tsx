/** Beside the app's icons, whose bundle every screen loads. */
export function UndoIcon() {
  return (
    <svg
      aria-hidden="true"
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M8.5 5L4.5 9l4 4M4.5 9H14a5.5 5.5 0 010 11h-3.5" />
    </svg>
  );
}
