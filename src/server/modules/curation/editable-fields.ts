import type { TitleRecord } from '../catalogue/rules/title-record.ts';

/** A field of a title that an owner may change in the chat. */
export type EditableField = {
  /** Its name in a title's record. */
  name: Exclude<keyof TitleRecord, 'origin' | 'sorgenti' | 'created_at' | 'hidden'>;
  label: string;
  /** An example or rule for its value. */
  hint: string;
  /** Whether it may be empty. */
  optional?: boolean;
  /** Converts human notation to the record's. */
  read?: (text: string) => string;
};

const NAMES = 'Scrivi i nomi, con le virgole in mezzo.';
const ADDRESS = 'Serve un indirizzo che comincia con https://.';
const YES_NO: Record<string, string> = { sì: 'true', si: 'true', no: 'false' };

/** Callback data holds the index: append only. */
export const EDITABLE_FIELDS: readonly EditableField[] = [
  { name: 'titolo', label: 'titolo', hint: 'Scrivi il titolo, fino a 500 lettere.' },
  {
    name: 'titolo_originale',
    label: 'titolo originale',
    hint: 'Scrivi il titolo originale, fino a 500 lettere.',
    optional: true,
  },
  { name: 'trama', label: 'trama', hint: 'Scrivi la trama.', optional: true },
  { name: 'generi', label: 'generi', hint: 'Scrivi i generi, con le virgole in mezzo.', optional: true },
  {
    name: 'data_uscita',
    label: 'data di uscita',
    hint: 'Serve una data, dal 1800 in poi: «4/3/1922» oppure «1922-03-04».',
    read: isoDate,
  },
  {
    name: 'durata',
    label: 'durata',
    hint: 'Serve un numero: i minuti di un film, le stagioni di una serie.',
  },
  {
    name: 'adult',
    label: 'per adulti',
    hint: 'Scrivi «sì» o «no».',
    read: (text) => YES_NO[text.toLowerCase()] ?? text,
  },
  { name: 'copertina', label: 'copertina', hint: ADDRESS, optional: true },
  { name: 'banner', label: 'banner', hint: ADDRESS, optional: true },
  { name: 'trailer', label: 'trailer', hint: ADDRESS, optional: true },
  { name: 'registi', label: 'regia', hint: NAMES, optional: true },
  { name: 'interpreti', label: 'interpreti', hint: NAMES, optional: true },
  {
    name: 'altri_titoli',
    label: 'altri titoli',
    hint: 'Scrivi come si chiama anche, con | in mezzo.',
    optional: true,
  },
];

/** `4/3/1922` as `1922-03-04`; anything else as it is. */
function isoDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** A field's value as people read it; empty when there is none. */
export function formatFieldValue(record: TitleRecord, { name }: EditableField): string {
  if (name === 'adult') return record.adult ? 'sì' : 'no';
  if (name === 'data_uscita') return record.data_uscita.split('-').map(Number).toReversed().join('/');
  if (name === 'altri_titoli') return record[name].join(' | ');
  if (name === 'generi' || name === 'registi' || name === 'interpreti') return record[name].join(', ');
  return String(record[name] ?? '');
}
