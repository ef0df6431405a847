import { useQuery } from '@tanstack/react-query';
import { getNoticeSettings, type NoticeSettings, setNotices } from '../../../../contract/own-settings.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { useUser } from '../../../session/use-user.ts';
import { defineChange, ownQuery } from '../changes/own-query.ts';
import { useChange } from '../changes/use-change.ts';
import { SectionBody } from '../parts/section-body.tsx';
import { SwitchRows } from '../parts/switch-rows.tsx';
import type { Section } from '../section.ts';

/** 'Avvisi': what the bot writes about, as `/avvisi` sets it. */
export const noticesSection: Section = { path: 'avvisi', heading: 'Avvisi', icon: 'bell', Screen: Notices };

const KINDS: { kind: keyof NoticeSettings; label: string; about: string }[] = [
  {
    kind: 'all',
    label: 'Avvisi',
    about: 'Ti scrivo quando arriva un titolo che aspetti, e prima che Premium finisca.',
  },
  {
    kind: 'series',
    label: 'Nuovi episodi',
    about: 'Delle serie che hai cominciato o nella tua lista, se sei in pari.',
  },
  {
    kind: 'digest',
    label: 'Novità della settimana',
    about: 'Una volta alla settimana, le novità dei tuoi generi.',
  },
];

const change = defineChange<NoticeSettings, typeof setNotices>({
  call: setNotices,
  aboutOf: ({ kind }) => kind,
  apply: (settings, { kind, isOn }) => ({ ...settings, [kind]: isOn }),
  refused: 'Non sono riuscito a cambiare gli avvisi.',
});

function Notices() {
  const settings = ownQuery(useUser().userId, {
    key: ['notices'],
    fetch: (signal) => sendRequest(getNoticeSettings, { signal }),
    changes: [change],
  });
  const set = useChange(settings, change);
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
