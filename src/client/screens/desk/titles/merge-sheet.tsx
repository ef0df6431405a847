import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskTitle, MAX_COUNTED_USES, type TitleUses } from '../../../../contract/desk-titles.ts';
import { yearOf } from '../../../../contract/title-facts.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import { SectionBody } from '../../own-page/parts/section-body.tsx';
import styles from './sheets.module.css';
import { idOf, titleUsesQuery } from './titles-query.ts';

/** Two titles, that which stays first. */
export type Pair = readonly [keep: number, other: number];

type MergeSheetProps = {
  pair: Pair;
  onMerge: (titles: { keep: number; other: number }) => void;
  onClose: () => void;
};

/** A bottom sheet that shows what is kept of two titles, and which of them stays. */
export function MergeSheet({ pair, onMerge, onClose }: MergeSheetProps) {
  const [[keep, other], setPair] = useState(pair);
  const query = useQuery(titleUsesQuery([keep, other]));
  return (
    <BottomSheet title="Unire i due titoli?" open onClose={onClose}>
      <div className={styles['content']}>
        <SectionBody query={query} rows={2}>
          {({ titles, fills }) => (
            <>
              <fieldset className={styles['choice']}>
                <legend>Quale resta?</legend>
                {titles
                  .toSorted((one, another) => idOf(one.row) - idOf(another.row))
                  .map((uses) => (
                    <label key={uses.row.title.id}>
                      <input
                        type="radio"
                        name="keep"
                        checked={idOf(uses.row) === keep}
                        onChange={() => setPair([other, keep])}
                      />
                      <b dir="auto">{nameOf(uses.row)}</b>
                      <small>{usesText(uses)}</small>
                    </label>
                  ))}
              </fieldset>
              <p>
                Nel n. {keep} restano liste, mi piace, visualizzazioni, video e richieste di tutti e due.
                {fills.length > 0 && ` Dall’altro prende: ${fills.join(', ')}.`} Non si può annullare.
              </p>
              <SecondaryButton danger onPress={() => onMerge({ keep, other })}>
                Unisci
              </SecondaryButton>
            </>
          )}
        </SectionBody>
      </div>
    </BottomSheet>
  );
}

type RemoveSheetProps = { ids: readonly number[]; onRemove: () => void; onClose: () => void };

/** Titles whose uses a person reads one by one before they are removed. */
const MAX_LISTED = 10;

/** A bottom sheet that shows what is lost with titles before they are removed. */
export function RemoveSheet({ ids, onRemove, onClose }: RemoveSheetProps) {
  const query = useQuery(titleUsesQuery(ids.slice(0, MAX_LISTED)));
  const more = ids.length - MAX_LISTED;
  return (
    <BottomSheet
      title={ids.length === 1 ? 'Rimuovere il titolo?' : `Rimuovere ${ids.length} titoli?`}
      open
      onClose={onClose}
    >
      <div className={styles['content']}>
        <SectionBody query={query} rows={2}>
          {({ titles }) => (
            <>
              <ul className={styles['choice']}>
                {titles.map((uses) => (
                  <li key={uses.row.title.id}>
                    <b dir="auto">{nameOf(uses.row)}</b>
                    <small>{usesText(uses)}</small>
                  </li>
                ))}
                {more > 0 && <li>{more === 1 ? 'e un altro' : `e altri ${more}`}</li>}
              </ul>
              <p>
                Tutto questo si perde, e non si può annullare. Per toglierli solo dalla vista c’è «Nascondi».
              </p>
              <SecondaryButton danger onPress={onRemove}>
                Rimuovi
              </SecondaryButton>
            </>
          )}
        </SectionBody>
      </div>
    </BottomSheet>
  );
}

function nameOf({ title }: DeskTitle): string {
  const year = yearOf(title);
  return year === null ? title.titolo : `${title.titolo} (${year})`;
}

function usesText({ row, plays, listEntries }: TitleUses): string {
  const counted = (count: number) => (count >= MAX_COUNTED_USES ? `oltre ${MAX_COUNTED_USES}` : `${count}`);
  return `n. ${row.title.id} · visualizzazioni: ${counted(plays)} · nelle liste: ${counted(listEntries)}`;
}
