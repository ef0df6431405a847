import { type ReactNode, useRef } from 'react';

type FileButtonProps = {
  /** Accessible name of the field. */
  label: string;
  /** The accepted types, as of an `<input type="file">`. */
  accept: string;
  onFile: (file: File) => void;
  /** The button; a press opens the file picker. */
  children: (open: () => void) => ReactNode;
};

/** A button that opens the file picker. */
export function FileButton({ label, accept, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Lets the person choose the same file again.
          target.value = '';
        }}
      />
      {children(() => input.current?.click())}
    </>
  );
}
