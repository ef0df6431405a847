import { type AwaitedTitle, getAwaited, setAwaited } from '../../../../contract/own/arrivals.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { defineChange } from '../../../features/changes/own-query.ts';
import { TitleRow } from '../../../features/titles/rows/title-row.tsx';
import { texts } from '../../../languages/texts.ts';
import { RemoveButton } from '../../../ui/rows/remove-button.tsx';
import { type Removable, RemovableRows, setRemoved } from '../removable-rows.tsx';
import type { Section } from '../section.ts';

/** 'In arrivo': the titles that a person waits for. */
export const arrivalsSection: Section = {
  path: 'in-arrivo',
  heading: texts.ownPage.arrivals.heading,
  icon: 'clock',
  Screen: Arrivals,
};

const awaited = defineChange<Removable<AwaitedTitle>[], typeof setAwaited>({
  call: setAwaited,
  aboutOf: ({ content_id, season }) => `${content_id} ${season}`,
  // Muting a title ends the waiting for all of its seasons.
  apply: (titles, { content_id, season, isAwaited }) =>
    setRemoved(
      titles,
      !isAwaited,
      (title) => String(title.content.id) === content_id && (!isAwaited || title.season === season),
    ),
  refused: texts.ownPage.arrivals.refused,
});

function Arrivals() {
  return (
    <RemovableRows
      name="arrivals"
      fetch={async (signal) => (await sendRequest(getAwaited, { signal })).titles}
      change={awaited}
      bodyOf={({ content, season }, isRemoved) => ({
        content_id: String(content.id),
        season,
        isAwaited: !isRemoved,
      })}
      removed={({ content }) => texts.ownPage.arrivals.removed(content.titolo)}
      empty={{ icon: 'clock', text: texts.ownPage.arrivals.empty }}
      keyOf={({ content, season }) => `${content.id} ${season}`}
    >
      {({ content, season }, onRemove) => (
        <TitleRow
          key={`${content.id} ${season}`}
          title={content}
          line={
            season === null ? texts.ownPage.arrivals.waiting : texts.ownPage.arrivals.waitingForSeason(season)
          }
        >
          <RemoveButton label={texts.ownPage.arrivals.remove(content.titolo)} onRemove={onRemove} />
        </TitleRow>
      )}
    </RemovableRows>
  );
}
