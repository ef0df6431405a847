import { useQuery } from '@tanstack/react-query';
import { type AwaitedTitle, getAwaited, setAwaited } from '../../../../contract/own-arrivals.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { useUser } from '../../../session/use-user.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { defineChange, ownQuery } from '../changes/own-query.ts';
import { useChange } from '../changes/use-change.ts';
import { SectionBody } from '../parts/section-body.tsx';
import { TitleRow, TitleRows } from '../parts/title-row.tsx';
import type { Section } from '../section.ts';

/** 'In arrivo': what one waits for. */
export const arrivalsSection: Section = {
  path: 'in-arrivo',
  heading: 'In arrivo',
  icon: 'film',
  Screen: Arrivals,
};

/** One that is no longer awaited stays here, unseen, for 'Annulla'. */
type ShownTitle = AwaitedTitle & { isGone?: boolean };

const awaited = defineChange<ShownTitle[], typeof setAwaited>({
  call: setAwaited,
  aboutOf: ({ body }) => `${body.content_id} ${body.season}`,
  // Muting a title ends the waiting for all of its seasons.
  apply: (titles, { body: { content_id, season, isAwaited } }) =>
    titles.map((title) =>
      String(title.content.id) === content_id && (!isAwaited || title.season === season)
        ? { ...title, isGone: !isAwaited }
        : title,
    ),
  refused: 'Non è stato possibile: l’attesa è come prima.',
});

function arrivalsQuery(userId: string) {
  return ownQuery<ShownTitle[]>(userId, {
    key: ['arrivals'],
    fetch: async (signal) => (await sendRequest(getAwaited, { signal })).titles,
    changes: [awaited],
  });
}

function Arrivals() {
  const { userId } = useUser();
  const options = arrivalsQuery(userId);
  const query = useQuery(options);
  const change = useChange(options, awaited);
  const notify = useToast();
  const set = ({ content, season }: AwaitedTitle, isAwaited: boolean) =>
    change({ params: {}, body: { content_id: String(content.id), season, isAwaited } });
  const stop = (title: AwaitedTitle) => {
    set(title, false);
    notify({
      text: `Non ti avviso più di «${title.content.titolo}».`,
      action: { label: 'Annulla', onPress: () => set(title, true) },
    });
  };
  return (
    <SectionBody
      query={query}
      isEmpty={(titles) => titles.every(({ isGone }) => isGone)}
      empty="Non aspetti niente: premi «Riproduci» su un titolo che non c’è ancora, e ti scrivo quando arriva."
    >
      {(titles) => (
        <TitleRows>
          {titles
            .filter(({ isGone }) => !isGone)
            .map((title) => (
              <TitleRow
                key={`${title.content.id} ${title.season}`}
                title={title.content}
                line={`${title.season === null ? '' : `Stagione ${title.season} · `}ti scrivo quando arriva`}
              >
                <IconButton
                  icon="close"
                  label={`Non avvisarmi: ${title.content.titolo}`}
                  onClick={() => stop(title)}
                />
              </TitleRow>
            ))}
        </TitleRows>
      )}
    </SectionBody>
  );
}
