import { useLayoutEffect, useRef } from 'react';
import { MAX_SEARCH_LENGTH } from '../../../contract/own/search.ts';
import { texts } from '../../languages/texts.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from './search-field.module.css';

type SearchFieldProps = {
  /** Accessible name, and placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** A field that searches its words during typing. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Typed into the drawn home, before this field was the app's.
  useLayoutEffect(() => {
    if (value === '' && input.current?.value) onChange(input.current.value);
  }, [value, onChange]);
  return (
    <div role="search" className={styles['field']}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        // The results are already there: the keyboard goes away.
        onKeyDown={({ key }) => key === 'Enter' && input.current?.blur()}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={texts.search.erase}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
