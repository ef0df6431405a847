import { setMuted } from '../../../../contract/own/arrivals.ts';
import { getRecommendations, type RecommendedTitle } from '../../../../contract/own/recommendations.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { defineChange } from '../../../features/changes/own-query.ts';
import { TitleRow } from '../../../features/titles/rows/title-row.tsx';
import { capitalised } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { RemoveButton } from '../../../ui/rows/remove-button.tsx';
import { type Removable, RemovableRows, setRemoved } from '../removable-rows.tsx';
import { type Section, TO_FILMS } from '../section.ts';

/** Rows on /tu itself. */
const PREVIEWED = 3;

/** 'Per te': recommendations with their reason. */
export const recommendationsSection: Section = {
  path: 'consigli',
  heading: texts.ownPage.recommendations.heading,
  icon: 'thumb',
  Preview: () => <Recommendations limit={PREVIEWED} />,
  Screen: () => <Recommendations />,
};

const muted = defineChange<Removable<RecommendedTitle>[], typeof setMuted>({
  call: setMuted,
  aboutOf: ({ content_id }) => content_id,
  apply: (titles, { content_id, isMuted }) =>
    setRemoved(titles, isMuted, ({ content }) => String(content.id) === content_id),
  refused: texts.ownPage.recommendations.refused,
});

function Recommendations({ limit }: { limit?: number }) {
  return (
    <RemovableRows
      name="recommendations"
      fetch={async (signal) => (await sendRequest(getRecommendations, { signal })).titles}
      change={muted}
      bodyOf={({ content }, isMuted) => ({ content_id: String(content.id), isMuted })}
      removed={({ content }) => texts.ownPage.recommendations.removed(content.titolo)}
      empty={{ icon: 'thumb', text: texts.ownPage.recommendations.empty, action: TO_FILMS }}
      limit={limit}
      keyOf={({ content }) => content.id}
    >
      {({ content, reason }, onRemove) => (
        <TitleRow key={content.id} title={content} line={capitalised(reason ?? '')}>
          <RemoveButton label={texts.ownPage.recommendations.remove(content.titolo)} onRemove={onRemove} />
        </TitleRow>
      )}
    </RemovableRows>
  );
}
