import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskTitle, MAX_COUNTED_USES, type TitleUses } from '../../../../contract/desk/titles.ts';
import { yearOf } from '../../../../contract/title-facts.ts';
import { listOf } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { Cover } from '../../../ui/images/cover.tsx';
import { SectionBody } from '../../../ui/messages/section-body.tsx';
import sheet from '../../../ui/overlays/bottom-sheet.module.css';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import styles from './sheets.module.css';
import { idOf, titleUsesQuery } from './titles-query.ts';

/** Two titles, the one to keep first. */
export type Pair = readonly [keep: number, other: number];

type MergeSheetProps = {
  pair: Pair;
  onMerge: (titles: { keep: number; other: number }) => void;
  onClose: () => void;
};

/** A bottom sheet that shows the fields kept of two titles, and which title stays. */
export function MergeSheet({ pair, onMerge, onClose }: MergeSheetProps) {
  const [[keep, other], setPair] = useState(pair);
  const query = useQuery(titleUsesQuery([keep, other]));
  return (
    <BottomSheet title={texts.desk.titles.mergeQuestion} open onClose={onClose}>
      <div className={sheet['body']}>
        <SectionBody query={query} rows={2}>
          {({ titles, fills }) => (
            <>
              <fieldset className={styles['choice']}>
                <legend>{texts.desk.titles.whichStays}</legend>
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
                      <span className={styles['cover']} aria-hidden="true">
                        <Cover
                          src={uses.row.title.copertina}
                          name={uses.row.title.titolo}
                          art={uses.row.title}
                          preview={uses.row.title.anteprima}
                          sizes="56px"
                        />
                      </span>
                      <b dir="auto">{nameOf(uses.row)}</b>
                      <small>{usesText(uses)}</small>
                    </label>
                  ))}
              </fieldset>
              <p>
                {texts.desk.titles.merged(keep)}{' '}
                {fills.length > 0 && `${texts.desk.titles.fills(listOf(fills))} `}
                {texts.desk.titles.noWayBack}
              </p>
              <SecondaryButton danger onPress={() => onMerge({ keep, other })}>
                {texts.desk.titles.merge}
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

/** A bottom sheet that shows the losses before titles are removed. */
export function RemoveSheet({ ids, onRemove, onClose }: RemoveSheetProps) {
  const query = useQuery(titleUsesQuery(ids.slice(0, MAX_LISTED)));
  const more = ids.length - MAX_LISTED;
  return (
    <BottomSheet title={texts.desk.titles.eraseQuestion(ids.length)} open onClose={onClose}>
      <div className={sheet['body']}>
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
                {more > 0 && <li>{texts.desk.more(more)}</li>}
              </ul>
              <p>{texts.desk.titles.eraseWarning}</p>
              <SecondaryButton danger onPress={onRemove}>
                {texts.desk.titles.erase}
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
  const counted = (count: number) =>
    count >= MAX_COUNTED_USES ? texts.desk.titles.moreThan(MAX_COUNTED_USES) : `${count}`;
  return texts.desk.titles.uses(String(row.title.id), counted(plays), counted(listEntries));
}
