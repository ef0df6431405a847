import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { type ShownGroups, shownGroups, type VideoAnswer } from '../../../../contract/desk-videos.ts';
import chip from '../../../ui/buttons/chip.module.css';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { NextPageLoader } from '../../../ui/grid/next-page-loader.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { SectionBody } from '../../own-page/parts/section-body.tsx';
import many from '../parts/many-at-once.module.css';
import { KeysLine, ManyAtOnce } from '../parts/many-at-once.tsx';
import parts from '../parts/parts.module.css';
import { toggled } from '../parts/toggled.ts';
import { useRowKeys } from '../parts/use-row-keys.ts';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import type { DeskSection } from '../section.ts';
import { asIgnored, offeredAnswer, type Row } from './answers.ts';
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
  heading: 'Da abbinare',
  icon: 'film',
  role: 'helper',
  Screen: WaitingVideosScreen,
};

const PARTS: readonly [ShownGroups, string][] = [
  ['all', 'Tutti'],
  ['known', 'Un solo titolo'],
  ['unknown', 'Non nel catalogo'],
  ['other', 'Altri'],
  ['ignored', 'Ignorati'],
];

function WaitingVideosScreen() {
  const [params, setParams] = useSearchParams();
  const read = v.safeParse(shownGroups, params.get('mostra'));
  const show = read.success ? read.output : 'all';
  const query = useInfiniteQuery(waitingVideosQuery(show));
  const counts = query.data?.pages[0]?.counts;
  return (
    <>
      <div className={parts['parts']} role="group" aria-label="Che cosa mostrare">
        {PARTS.map(([part, label]) => (
          <button
            key={part}
            type="button"
            className={chip['chip']}
            aria-pressed={part === show}
            onClick={() => setParams(part === 'all' ? {} : { mostra: part }, { replace: true })}
          >
            {label}
            {counts && <small>{counts[part]}</small>}
          </button>
        ))}
      </div>
      <SectionBody query={query} rows={6}>
        {(data) =>
          show === 'ignored' ? (
            <IgnoredVideos rows={rowsOf(data)} />
          ) : (
            <Table key={show} show={show} data={data} />
          )
        }
      </SectionBody>
      <NextPageLoader query={query} />
    </>
  );
}

const rowsOf = ({ pages }: InfiniteData<TablePage>): Row[] => {
  const groups = pages.flatMap((page) => page.groups);
  // A group that has grown meanwhile is on two pages.
  const unique = new Map(groups.map((group) => [group.post, { ...group, isOne: false }]));
  return [...unique.values()];
};

function Table({ show, data }: { show: ShownGroups; data: InfiniteData<TablePage> }) {
  const queries = useQueryClient();
  const notify = useToast();
  const rows = useMemo(() => rowsOf(data), [data]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<Row>();
  const [left, setLeft] = useState<LeftVideo>();
  const { settle, undo, progress } = useSettle(setLeft);

  const send = (answers: readonly VideoAnswer[]) => {
    setChosen(new Set());
    setAsking(undefined);
    setLeft(undefined);
    if (answers.length > 0) settle(answers);
  };
  const actions: RowActions = {
    accept: (row) => send([offeredAnswer(row)].filter((one) => one !== undefined)),
    choose: setAsking,
    ignore: (row) => send([asIgnored(row)]),
    open: ({ post }) => setOpened((now) => toggled(now, post)),
    select: ({ post }) => setChosen((now) => toggled(now, post)),
  };
  const keys = useRowKeys(
    rows,
    ({ post }) => post,
    (row) => keyActions(row, { ...actions, undo }),
  );

  /** All of this part, which may have more pages than are shown. */
  async function acceptAll(): Promise<void> {
    const loaded = await queries
      .fetchInfiniteQuery({ ...waitingVideosQuery(show), pages: MAX_PAGES })
      .catch(() => undefined);
    if (!loaded) return void notify({ text: 'Non riesco a leggerli tutti: riprova.' });
    send(answersOf(rowsOf(loaded)));
  }

  const isDone = rows.length === 0;
  const selected = rows.filter(({ post }) => chosen.has(post));
  const offered = answersOf(selected);
  const all = data.pages[0]?.counts[show] ?? 0;
  return (
    <>
      <ManyAtOnce
        selected={selected.length}
        progress={progress}
        bulk={
          (show === 'known' || show === 'unknown') &&
          all > 1 && (
            <PrimaryButton className={many['bulk'] ?? ''} onPress={() => void acceptAll()}>
              {show === 'known' ? `Accetta tutti e ${all}` : `Crea tutti e ${all} i titoli`}
            </PrimaryButton>
          )
        }
        onSelectAll={() => setChosen(new Set(rows.map(({ post }) => post)))}
        onSelectNone={() => setChosen(new Set())}
      >
        {offered.length > 0 && (
          <PrimaryButton onPress={() => send(offered)}>{`Accetta (${offered.length})`}</PrimaryButton>
        )}
        <SecondaryButton danger onPress={() => send(selected.map(asIgnored))}>
          Ignora
        </SecondaryButton>
      </ManyAtOnce>
      {isDone && <EmptyState text="Non c’è altro da abbinare." />}
      <KeysLine hidden={isDone}>
        Tasti: ↑ ↓ fra le righe, Invio accetta o crea, C cerca un titolo, I ignora, Spazio sceglie, U annulla.
      </KeysLine>
      <div {...keys.ofTable}>
        <VirtualRows items={rows} keyOf={({ post }) => post} name="Video da abbinare" estimate={170}>
          {(row) => (
            <VideoRow
              row={row}
              actions={actions}
              isSelected={chosen.has(row.post)}
              isOpen={opened.has(row.post)}
              isCurrent={row.post === keys.current}
            >
              {opened.has(row.post) && (
                <VideosOfGroup post={row.post} actions={{ ...actions, open: undefined, select: undefined }} />
              )}
            </VideoRow>
          )}
        </VirtualRows>
      </div>
      {asking && (
        <VideoTitles
          row={asking}
          onChosen={(answer) => send([answer])}
          onClose={() => setAsking(undefined)}
        />
      )}
      {left && (
        <PartChooser left={left} onChosen={(answer) => send([answer])} onClose={() => setLeft(undefined)} />
      )}
    </>
  );
}

/** Pages that 'all' reads at most: more groups than anybody has. */
const MAX_PAGES = 250;

const answersOf = (rows: readonly Row[]): VideoAnswer[] => rows.flatMap((row) => offeredAnswer(row) ?? []);
