import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Cell, Section } from '@telegram-apps/telegram-ui';
import { Link } from 'react-router-dom';
import type { CustomList } from '../../../contract/custom-lists.ts';
import type { TitleId } from '../../../contract/titles.ts';
import { customListMembershipQuery, setCustomListMembership } from '../../calls/custom-lists.ts';
import { invalidateList } from '../../calls/lists.ts';
import { texts } from '../../languages/texts.ts';
import { OWN_PAGE_PATH } from '../../lib/navigation/path.ts';
import { haptic } from '../../messenger/haptic.ts';
import { useExtensions, useUser } from '../../session/use-user.ts';
import { Icon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { LoadingMessage } from '../../ui/messages/loading-message.tsx';
import { BottomSheet } from '../../ui/overlays/bottom-sheet.tsx';
import { useChange } from '../changes/use-change.ts';
import styles from './custom-lists-sheet.module.css';
import { ListNameForm } from './list-name-form.tsx';
import { customListName } from './list-names.ts';
import { useCustomLists } from './use-custom-lists.ts';
import { useListChanges } from './use-list-changes.ts';

type CustomListsSheetProps = { titleId: TitleId; open: boolean; onClose: () => void };

/** Bottom sheet with a toggle for each of the user's custom lists (behaviour 4.12), or the way to have some. */
export function CustomListsSheet({ titleId, open, onClose }: CustomListsSheetProps) {
  const { lists, loading, premium } = useCustomLists();
  return (
    <BottomSheet title={texts.lists.yours} open={open} onClose={onClose}>
      {loading && (
        <div className={styles['loading']}>
          <LoadingMessage />
        </div>
      )}
      {premium === false && <PremiumNeeded />}
      {lists?.length === 0 && <EmptyState text={texts.lists.noneYet} />}
      {lists && lists.length > 0 && (
        <Section>
          {lists.map((list) => (
            <CustomListToggle key={list.id} list={list} titleId={titleId} />
          ))}
        </Section>
      )}
      {lists && <NewList titleId={titleId} />}
    </BottomSheet>
  );
}

/** Makes a list with this title in it, where the server makes lists in the app. */
function NewList({ titleId }: { titleId: TitleId }) {
  const { make } = useListChanges();
  if (useExtensions() === undefined) return null;
  return (
    <div className={styles['new']}>
      <ListNameForm
        draft="new list"
        label={texts.lists.newName}
        action={texts.lists.make}
        busy={make.busy}
        onName={(name, onOutcome) => make.run({ name, title: titleId, onOutcome })}
      />
    </div>
  );
}

/** Says that custom lists come with Premium, with a link to it if the server sells it. */
function PremiumNeeded() {
  const isSold = useExtensions() !== undefined;
  return (
    <>
      <EmptyState text={texts.lists.premiumNeeded} />
      {isSold && (
        <Link to={`${OWN_PAGE_PATH}/premium`} className={`press ${styles['premium']}`}>
          {texts.sections.premium}
          <Icon name="chevron" size={18} />
        </Link>
      )}
    </>
  );
}

function CustomListToggle({ list, titleId }: { list: CustomList; titleId: TitleId }) {
  const { inList, busy, toggle } = useCustomListMembership(titleId, list.id);
  return (
    <Cell
      Component="button"
      type="button"
      multiline
      className={styles['toggle']}
      after={<Icon name={inList ? 'check' : 'plus'} size={20} />}
      aria-pressed={inList}
      aria-busy={busy}
      onClick={toggle}
    >
      <span dir="auto">{customListName(list.titolo)}</span>
    </Cell>
  );
}

/** Membership in a custom list: changes only when the response says `success` (behaviour 6.2). */
function useCustomListMembership(titleId: TitleId, listId: CustomList['id']) {
  const { userId } = useUser();
  const queries = useQueryClient();
  const membership = customListMembershipQuery(titleId, listId, userId);
  const { queryKey } = membership;
  const { data: inList = false } = useQuery(membership);
  const mutation = useChange({
    key: queryKey,
    send: (next: boolean) => setCustomListMembership(titleId, listId, userId, next),
    onSuccess: async (done, next) => {
      haptic.notify(done ? 'success' : 'error');
      if (!done) return;
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, next);
      void invalidateList(queries, listId);
    },
  });
  return { inList, busy: mutation.busy, toggle: () => mutation.run(!inList) };
}
