import { useQuery } from '@tanstack/react-query';
import { getNoticeSettings, type NoticeSettings, setNotices } from '../../../../contract/own/settings.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { defineChange, ownQuery } from '../../../features/changes/own-query.ts';
import { useOwnChange } from '../../../features/changes/use-own-change.ts';
import { texts } from '../../../languages/texts.ts';
import { useUser } from '../../../session/use-user.ts';
import { SectionBody } from '../../../ui/messages/section-body.tsx';
import { SwitchRows } from '../../../ui/rows/switch-rows.tsx';
import type { Section } from '../section.ts';

/** 'Avvisi': the subjects that the bot writes about, the settings of `/avvisi`. */
export const noticesSection: Section = {
  path: 'avvisi',
  heading: texts.ownPage.notices.heading,
  icon: 'bell',
  Screen: Notices,
};

const KINDS: { kind: keyof NoticeSettings; label: string; about: string }[] = [
  {
    kind: 'all',
    label: texts.ownPage.notices.heading,
    about: texts.ownPage.notices.about,
  },
  {
    kind: 'series',
    label: texts.ownPage.notices.episodes,
    about: texts.ownPage.notices.aboutEpisodes,
  },
  {
    kind: 'digest',
    label: texts.ownPage.notices.digest,
    about: texts.ownPage.notices.aboutDigest,
  },
];

const change = defineChange<NoticeSettings, typeof setNotices>({
  call: setNotices,
  aboutOf: ({ kind }) => kind,
  apply: (settings, { kind, isOn }) => ({ ...settings, [kind]: isOn }),
  refused: texts.ownPage.notices.refused,
});

function Notices() {
  const settings = ownQuery(useUser().userId, {
    key: ['notices'],
    fetch: (signal) => sendRequest(getNoticeSettings, { signal }),
    changes: [change],
  });
  const set = useOwnChange(settings, change);
  return (
    <SectionBody query={useQuery(settings)}>
      {(current) => (
        <SwitchRows
          switches={KINDS.map(({ kind, ...words }) => ({
            ...words,
            isOn: current[kind] && (kind === 'all' || current.all),
            isIdle: kind !== 'all' && !current.all,
            onChange: (isOn) => set({ kind, isOn }),
          }))}
        />
      )}
    </SectionBody>
  );
}
