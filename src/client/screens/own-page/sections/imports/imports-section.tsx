import { useQuery } from '@tanstack/react-query';
import {
  getListImports,
  type OwnListImport,
  setListTarget,
} from '../../../../../contract/own/list-imports.ts';
import { pollInterval } from '../../../../calls/retries.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { defineChange, ownQuery } from '../../../../features/changes/own-query.ts';
import { useOwnChange } from '../../../../features/changes/use-own-change.ts';
import { texts } from '../../../../languages/texts.ts';
import { useUser } from '../../../../session/use-user.ts';
import { SectionBody } from '../../../../ui/messages/section-body.tsx';
import cards from '../../../../ui/rows/cards.module.css';
import type { Section } from '../../section.ts';
import { ImportedList } from './imported-list.tsx';
import { ListUpload } from './list-upload.tsx';

/** 'Liste da altri servizi': a file of Letterboxd, IMDb or Trakt, and the outcome of earlier ones. */
export const importsSection: Section = {
  path: 'altri-servizi',
  heading: texts.ownPage.imports.heading,
  icon: 'external',
  Screen: Imports,
};

/** Polling interval for a running import, in milliseconds. */
const PROGRESS_MS = 1500;

const chosen = defineChange<OwnListImport[], typeof setListTarget>({
  call: setListTarget,
  aboutOf: ({ id }) => id,
  apply: (lists, { id, target }) =>
    target === 'nothing'
      ? lists.filter((list) => String(list.id) !== id)
      : lists.map((list) =>
          String(list.id) === id
            ? { ...list, state: 'running', text: texts.ownPage.imports.lookingUp }
            : list,
        ),
  refused: texts.ownPage.imports.refused,
});

function Imports() {
  const options = ownQuery(useUser().userId, {
    key: ['list-imports'],
    fetch: async (signal) => (await sendRequest(getListImports, { signal })).lists,
    changes: [chosen],
  });
  const query = useQuery({
    ...options,
    refetchInterval: (query) =>
      pollInterval(query, query.state.data?.some((list) => list.state === 'running') && PROGRESS_MS),
  });
  const choose = useOwnChange(options, chosen);
  return (
    <div className={cards['page']}>
      <p className={cards['about']}>{texts.ownPage.imports.about}</p>
      <ListUpload onSent={() => void query.refetch()} />
      <SectionBody query={query} rows={1}>
        {(lists) => (
          <ul className={cards['cards']}>
            {lists.map((list) => (
              <ImportedList
                key={list.id}
                list={list}
                onChoose={(target) => choose({ id: String(list.id), target })}
                onRequested={() => void query.refetch()}
              />
            ))}
          </ul>
        )}
      </SectionBody>
    </div>
  );
}
