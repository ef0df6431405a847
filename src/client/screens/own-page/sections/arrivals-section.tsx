import { type AwaitedTitle, getAwaited, setAwaited } from '../../../../contract/own-arrivals.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { defineChange } from '../changes/own-query.ts';
import { type Removable, RemovableRows, setRemoved } from '../parts/removable-rows.tsx';
import { RemoveButton } from '../parts/remove-button.tsx';
import { TitleRow } from '../parts/title-row.tsx';
import type { Section } from '../section.ts';

/** 'In arrivo': what one waits for. */
export const arrivalsSection: Section = {
  path: 'in-arrivo',
  heading: 'In arrivo',
  icon: 'film',
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
  refused: 'Non è stato possibile: l’attesa è come prima.',
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
      removed={({ content }) => `Non ti avviso più di «${content.titolo}».`}
      empty="Non aspetti niente: premi «Riproduci» su un titolo che non c’è ancora, e ti scrivo quando arriva."
    >
      {({ content, season }, onRemove) => (
        <TitleRow
          key={`${content.id} ${season}`}
          title={content}
          line={season === null ? 'Ti scrivo quando arriva' : `Stagione ${season} · ti scrivo quando arriva`}
        >
          <RemoveButton label={`Non avvisarmi: ${content.titolo}`} onRemove={onRemove} />
        </TitleRow>
      )}
    </RemovableRows>
  );
}
