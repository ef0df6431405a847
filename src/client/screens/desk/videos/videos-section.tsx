import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { DESK_PATH } from '../../../../contract/desk/desk.ts';
import { type ShownGroups, shownGroups, type VideoAnswer } from '../../../../contract/desk/videos.ts';
import { texts } from '../../../languages/texts.ts';
import { useAddressQuery } from '../../../lib/navigation/use-address-query.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import type { InvitationProps } from '../../../ui/messages/invitation.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { DeskTable, ROW_HEIGHT, useIds } from '../parts/desk-table.tsx';
import many from '../parts/many-at-once.module.css';
import { PagedRows } from '../parts/paged-rows.tsx';
import { Parts } from '../parts/parts.tsx';
import type { DeskSection } from '../section.ts';
import { asIgnored, isGuessed, offeredAnswer, type Row } from './answers.ts';
import { IgnoredVideos } from './ignored-videos.tsx';
import { PartChooser } from './part-chooser.tsx';
import { type LeftVideo, useSettle } from './use-settle.ts';
import { keyActions, type RowActions, VideoRow } from './video-row.tsx';
import { VideoTitles } from './video-titles.tsx';
import { VideosOfGroup } from './videos-of-group.tsx';
import { type TablePage, waitingVideosQuery } from './waiting-videos.ts';

/** 'Da abbinare': videos whose title is uncertain. */
export const videosSection: DeskSection = {
  path: 'da-abbinare',
  heading: texts.desk.videos.heading,
  icon: 'film',
  role: 'helper',
  Screen: WaitingVideosScreen,
};

const NAMES = texts.desk.videos.parts;
const PARTS = shownGroups.options.map((part) => [part, NAMES[part]] as const);

function WaitingVideosScreen() {
  const [params, replaceQuery] = useAddressQuery();
  const read = v.safeParse(shownGroups, params.get('mostra'));
  const show = read.success ? read.output : 'all';
  const query = useInfiniteQuery(waitingVideosQuery(show));
  const counts = query.data?.pages[0]?.counts;
  return (
    <>
      <Parts
        label={texts.desk.shown}
        parts={PARTS}
        shown={show}
        onShow={(part) => replaceQuery(() => (part === 'all' ? {} : { mostra: part }))}
        count={(part) => counts?.[part]}
      />
      <PagedRows query={query} rowsOf={rowsOf} keyOf={idOf} empty={EMPTY[show === 'ignored' ? show : 'all']}>
        {(rows) =>
          show === 'ignored' ? (
            <IgnoredVideos rows={rows} />
          ) : (
            <Table key={show} show={show} rows={rows} offered={offeredOf(show, counts)} />
          )
        }
      </PagedRows>
    </>
  );
}

const EMPTY: Record<'all' | 'ignored', InvitationProps> = {
  all: {
    icon: 'check',
    text: texts.desk.videos.empty,
    action: { label: texts.desk.titles.parts['no-video'], to: `${DESK_PATH}/titoli?mostra=no-video` },
  },
  ignored: { icon: 'film', text: texts.desk.videos.noneIgnored },
};
const idOf = ({ post }: Row) => post;
const rowsOf = ({ groups }: TablePage): Row[] => groups.map((group) => ({ ...group, isOne: false }));

/** Rows on all pages of a part that one press answers: each has a title, or in that of missing ones a new one. */
function offeredOf(show: ShownGroups, counts: TablePage['counts'] | undefined): number {
  if (!counts) return 0;
  if (show === 'known' || show === 'unknown') return counts[show];
  return show === 'other' ? counts.guessed - counts.known : counts.guessed;
}

type TableProps = {
  show: ShownGroups;
  rows: readonly Row[];
  /** The number of rows of this part that one press answers. */
  offered: number;
};

function Table({ show, rows, offered: all }: TableProps) {
  const queries = useQueryClient();
  const chosen = useIds();
  const [asking, setAsking] = useState<Row>();
  const [left, setLeft] = useState<readonly LeftVideo[]>([]);
  const { settle, undo, progress } = useSettle((more) => setLeft((now) => [...more, ...now]));

  // A follow-up question may come after its row has gone.
  const names = useRef(new Map<number, string>());
  const remember = (shown: readonly Row[]) => {
    for (const { post, name } of shown) names.current.set(post, name);
  };
  remember(rows);

  const send = (answers: readonly VideoAnswer[]) => {
    chosen.set([]);
    setAsking(undefined);
    if (answers.length > 0) settle(answers);
  };
  const actions: RowActions = {
    accept: (row) => send([offeredAnswer(row)].filter((one) => one !== undefined)),
    choose: setAsking,
    ignore: (row) => send([asIgnored(row)]),
  };

  /** Accepts all offers of this part, which may have more pages than are loaded. */
  async function acceptAll(): Promise<void> {
    const loaded = await queries
      .fetchInfiniteQuery({ ...waitingVideosQuery(show), pages: MAX_PAGES })
      .catch(() => undefined);
    if (!loaded) return void showToast({ text: texts.desk.videos.notAllRead });
    const offering = loaded.pages.flatMap(rowsOf);
    remember(offering);
    send(answersOf(show === 'unknown' ? offering : offering.filter(isGuessed)));
  }

  const selected = rows.filter(({ post }) => chosen.ids.has(post));
  const offered = answersOf(selected);
  return (
    <>
      <DeskTable
        name={texts.desk.videos.table}
        heads={texts.desk.videos.heads}
        buttons={3}
        isGuessed
        rows={rows}
        idOf={idOf}
        estimate={ROW_HEIGHT}
        chosen={chosen}
        progress={progress}
        bulk={
          all > 1 && (
            <PrimaryButton className={many['bulk'] ?? ''} onPress={() => void acceptAll()}>
              {BULK[show](all)}
            </PrimaryButton>
          )
        }
        many={
          <>
            {offered.length > 0 && (
              <PrimaryButton onPress={() => send(offered)}>
                {texts.desk.videos.acceptChosen(offered.length)}
              </PrimaryButton>
            )}
            <SecondaryButton danger onPress={() => send(selected.map(asIgnored))}>
              {texts.desk.videos.ignore}
            </SecondaryButton>
          </>
        }
        keys={texts.desk.videos.keys}
        renderDetail={({ post, posts }) => posts > 1 && <VideosOfGroup post={post} actions={actions} />}
        actionsOf={(row, open) => keyActions(row, actions, open)}
        undo={undo}
      >
        {(row, table) => <VideoRow row={row} actions={actions} {...table} />}
      </DeskTable>
      {asking && (
        <VideoTitles
          row={asking}
          onChosen={(answer) => send([answer])}
          onClose={() => setAsking(undefined)}
        />
      )}
      {left[0] && (
        <PartChooser
          key={left[0].post}
          left={left[0]}
          name={names.current.get(left[0].post)}
          onChosen={(answer) => {
            setLeft(left.slice(1));
            send([answer]);
          }}
          onClose={() => setLeft([])}
        />
      )}
    </>
  );
}

const BULK: Record<ShownGroups, (count: number) => string> = {
  all: texts.desk.videos.takeAll,
  known: texts.desk.videos.acceptAll,
  unknown: texts.desk.videos.createAll,
  other: texts.desk.videos.takeAll,
  ignored: texts.desk.videos.takeAll,
};

/** Pages that 'all' reads at most: more groups than anybody has. */
const MAX_PAGES = 250;

const answersOf = (rows: readonly Row[]): VideoAnswer[] => rows.flatMap((row) => offeredAnswer(row) ?? []);
