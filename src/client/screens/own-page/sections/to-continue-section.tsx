import { useQuery } from '@tanstack/react-query';
import { getToContinue, type TitleToContinue } from '../../../../contract/own-watched.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { usePlayInChat } from '../../../features/playback/use-send-to-bot.ts';
import { useUser } from '../../../session/use-user.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ownQuery } from '../changes/own-query.ts';
import { SectionBody } from '../parts/section-body.tsx';
import { TitleRow, TitleRows } from '../parts/title-row.tsx';
import type { Section } from '../section.ts';

/** Rows on /tu itself. */
const PREVIEWED = 3;

/** 'Continua a guardare': series with their next episode, and films that were delivered and not watched. */
export const toContinueSection: Section = {
  path: 'continua',
  heading: 'Continua a guardare',
  icon: 'play',
  Preview: () => <ToContinue limit={PREVIEWED} />,
  Screen: () => <ToContinue />,
};

function toContinueQuery(userId: string) {
  return ownQuery(userId, {
    key: ['to-continue'],
    fetch: async (signal) => (await sendRequest(getToContinue, { signal })).titles,
  });
}

function ToContinue({ limit }: { limit?: number }) {
  const { userId } = useUser();
  return (
    <SectionBody
      query={useQuery(toContinueQuery(userId))}
      isEmpty={({ length }) => length === 0}
      empty="Niente in sospeso: premi «Riproduci» su un titolo, e da qui lo riprendi."
    >
      {(titles) => (
        <TitleRows>
          {titles.slice(0, limit).map((title) => (
            <Row key={title.content.id} {...title} />
          ))}
        </TitleRows>
      )}
    </SectionBody>
  );
}

function Row({ content, episode, watched, episodes }: TitleToContinue) {
  const play = usePlayInChat(content.id);
  return (
    <TitleRow
      title={content}
      line={episode ? `S${episode.season}E${episode.episode} · visti ${watched} di ${episodes}` : 'Film'}
      progress={episodes > 0 ? watched / episodes : undefined}
    >
      <IconButton
        icon="play"
        label={`Riproduci ${content.titolo}`}
        aria-busy={play.busy}
        onClick={() => play.run()}
      />
    </TitleRow>
  );
}
