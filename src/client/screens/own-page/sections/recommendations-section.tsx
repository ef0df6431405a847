import { useQuery } from '@tanstack/react-query';
import type { Content } from '../../../../contract/content.ts';
import { setMuted } from '../../../../contract/own-arrivals.ts';
import { getRecommendations, type RecommendedTitle } from '../../../../contract/own-recommendations.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { useUser } from '../../../session/use-user.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { defineChange, ownQuery } from '../changes/own-query.ts';
import { useChange } from '../changes/use-change.ts';
import { SectionBody } from '../parts/section-body.tsx';
import { TitleRow, TitleRows } from '../parts/title-row.tsx';
import type { Section } from '../section.ts';

/** Rows on /tu itself. */
const PREVIEWED = 3;

/** 'Per te': recommendations with their reason. */
export const recommendationsSection: Section = {
  path: 'consigli',
  heading: 'Per te',
  icon: 'thumb',
  Preview: () => <Recommendations limit={PREVIEWED} />,
  Screen: () => <Recommendations />,
};

/** One that is muted stays here, unseen, for 'Annulla'. */
type ShownTitle = RecommendedTitle & { isMuted?: boolean };

const muted = defineChange<ShownTitle[], typeof setMuted>({
  call: setMuted,
  aboutOf: ({ body }) => body.content_id,
  apply: (titles, { body: { content_id, isMuted } }) =>
    titles.map((title) => (String(title.content.id) === content_id ? { ...title, isMuted } : title)),
  refused: 'Non è stato possibile: il titolo resta fra i consigli.',
});

function recommendationsQuery(userId: string) {
  return ownQuery<ShownTitle[]>(userId, {
    key: ['recommendations'],
    fetch: async (signal) => (await sendRequest(getRecommendations, { signal })).titles,
    changes: [muted],
  });
}

function Recommendations({ limit }: { limit?: number }) {
  const { userId } = useUser();
  const options = recommendationsQuery(userId);
  const query = useQuery(options);
  const change = useChange(options, muted);
  const notify = useToast();
  const set = ({ id }: Content, isMuted: boolean) =>
    change({ params: {}, body: { content_id: String(id), isMuted } });
  const dismiss = (title: Content) => {
    set(title, true);
    notify({
      text: `Non ti consiglio più «${title.titolo}».`,
      action: { label: 'Annulla', onPress: () => set(title, false) },
    });
  };
  return (
    <SectionBody
      query={query}
      isEmpty={(titles) => titles.every(({ isMuted }) => isMuted)}
      empty="Per ora non ho niente di nuovo da consigliarti: torna quando arrivano altri titoli."
    >
      {(titles) => (
        <TitleRows>
          {titles
            .filter(({ isMuted }) => !isMuted)
            .slice(0, limit)
            .map(({ content, reason }) => (
              <TitleRow key={content.id} title={content} line={capitalised(reason ?? '')}>
                <IconButton
                  icon="close"
                  label={`Non mi interessa: ${content.titolo}`}
                  onClick={() => dismiss(content)}
                />
              </TitleRow>
            ))}
        </TitleRows>
      )}
    </SectionBody>
  );
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
