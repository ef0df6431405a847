import type { DeskRequest, RequestChoice } from '../../../../contract/desk/requests.ts';
import { yearOf } from '../../../../contract/title-facts.ts';
import { listOf, mediumDate } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { Action } from '../parts/action.tsx';
import { DeskRow, RowNote } from '../parts/desk-row.tsx';
import type { TableRow } from '../parts/desk-table.tsx';

/** The actions on a request. */
export type RequestActions = {
  decide: (request: DeskRequest, to: RequestChoice) => void;
  choose: (request: DeskRequest) => void;
  reject: (request: DeskRequest) => void;
};

type RequestRowProps = TableRow & { request: DeskRequest; actions: RequestActions };

/** A request: its people and age, its title, and the decisions. */
export function RequestRow({ request, actions, detail: _, ...table }: RequestRowProps) {
  const { id, name, guess, plot, type } = request;
  const main = mainActionOf(request, actions);
  return (
    <DeskRow
      id={id}
      name={name}
      about={wantedBy(request)}
      title={guess}
      guess={
        <>
          {guess && <p dir="auto">{[guess.titolo, yearOf(guess)].filter(Boolean).join(', ')}</p>}
          <RowNote>{guess ? texts.desk.requests.inCatalogue : kindOf(type)}</RowNote>
          {!guess && plot !== null && <RowNote>{plot}</RowNote>}
        </>
      }
      main={main}
      actions={
        <>
          {main.label !== texts.desk.choose && (
            <Action
              label={texts.desk.titleChooser.another}
              of={name}
              onPress={() => actions.choose(request)}
            />
          )}
          <Action label={texts.desk.requests.reject} of={name} onPress={() => actions.reject(request)} />
        </>
      }
      {...table}
    />
  );
}

/** The first button: the title that is surely meant, else that of TMDB; for words a person chooses. */
export function mainActionOf(request: DeskRequest, { decide, choose }: RequestActions) {
  const { guess, type } = request;
  if (guess) {
    const titleId = Number(guess.id);
    return { label: texts.desk.requests.isThere, act: () => decide(request, { kind: 'title', id: titleId }) };
  }
  if (type === null) return { label: texts.desk.choose, act: () => choose(request) };
  return { label: texts.desk.requests.approve, act: () => decide(request, { kind: 'approve' }) };
}

/** 'Anna, @bruno e altre 3 persone, dal 12 nov 2026'. */
function wantedBy({ people, names, since }: DeskRequest): string {
  const more = people - names.length;
  const who = listOf(more > 0 ? [...names, texts.desk.requests.others(more)] : names);
  return texts.desk.requests.wantedBy(who, mediumDate(new Date(since)));
}

function kindOf(type: DeskRequest['type']): string {
  return type === null ? texts.desk.requests.inWords : texts.desk.requests.ofTmdb[type];
}
