import { useQuery } from '@tanstack/react-query';
import { getPreference, type OwnPreference, setPreference } from '../../../../contract/own-settings.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { FilterChips } from '../../../features/search/filter-chips.tsx';
import { useUser } from '../../../session/use-user.ts';
import { defineChange, ownQuery } from '../changes/own-query.ts';
import { useChange } from '../changes/use-change.ts';
import { SectionBody } from '../parts/section-body.tsx';
import type { Section } from '../section.ts';
import styles from './preferences-section.module.css';

/** 'Preferenze': quality and language of what is delivered, as `/preferenze` sets them. */
export const preferencesSection: Section = {
  path: 'preferenze',
  heading: 'Preferenze',
  icon: 'sliders',
  Screen: Preferences,
};

const ANY = { value: '', label: 'Indifferente' };

const change = defineChange<OwnPreference, typeof setPreference>({
  call: setPreference,
  aboutOf: () => 'preference',
  apply: (preference, body) => ({ ...preference, ...body }),
  refused: 'Non sono riuscito a cambiare le preferenze.',
});

function Preferences() {
  const preferences = ownQuery(useUser().userId, {
    key: ['preference'],
    fetch: (signal) => sendRequest(getPreference, { signal }),
    changes: [change],
  });
  const set = useChange(preferences, change);
  return (
    <>
      <p className={styles['about']}>
        Quando di un titolo c’è più di una versione ti mando quella che più si avvicina a queste preferenze.
      </p>
      <SectionBody query={useQuery(preferences)} rows={2}>
        {({ quality, language, qualities, languages }) => (
          <>
            <Choice
              label="Qualità"
              options={qualities.map((lines) => ({ value: String(lines), label: `${lines}p` }))}
              chosen={quality === null ? '' : String(quality)}
              onChoose={(lines) => set({ quality: lines ? Number(lines) : null, language })}
            />
            <Choice
              label="Lingua"
              options={languages.map(({ code, name }) => ({ value: code, label: name }))}
              chosen={language ?? ''}
              onChoose={(code) => set({ quality, language: code || null })}
            />
          </>
        )}
      </SectionBody>
    </>
  );
}

type ChoiceProps = {
  label: string;
  options: { value: string; label: string }[];
  /** The value; empty where it does not matter. */
  chosen: string;
  onChoose: (value: string) => void;
};

/** One of several; a press on the chosen one chooses none. */
function Choice({ label, options, chosen, onChoose }: ChoiceProps) {
  return (
    <div className={styles['choice']}>
      <FilterChips
        label={label}
        options={[ANY, ...options]}
        chosen={[chosen]}
        onToggle={(value) => onChoose(value === chosen ? '' : value)}
      />
    </div>
  );
}
