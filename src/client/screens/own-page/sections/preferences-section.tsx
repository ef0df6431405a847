import { useQuery } from '@tanstack/react-query';
import { getPreference, type OwnPreference, setPreference } from '../../../../contract/own/settings.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { useUser } from '../../../session/use-user.ts';
import { defineChange, ownQuery } from '../changes/own-query.ts';
import { useChange } from '../changes/use-change.ts';
import { Choice } from '../parts/choice.tsx';
import { SectionBody } from '../parts/section-body.tsx';
import type { Section } from '../section.ts';
import { LanguageChoice } from './language-choice.tsx';
import styles from './preferences-section.module.css';

/** 'Preferenze': quality and language of what is delivered, as `/preferenze` sets them. */
export const preferencesSection: Section = {
  path: 'preferenze',
  heading: texts.ownPage.preferences.heading,
  icon: 'sliders',
  Screen: Preferences,
};

const change = defineChange<OwnPreference, typeof setPreference>({
  call: setPreference,
  aboutOf: () => 'preference',
  apply: (preference, body) => ({ ...preference, ...body }),
  refused: texts.ownPage.preferences.refused,
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
      <LanguageChoice />
      <p className={styles['about']}>{texts.ownPage.preferences.about}</p>
      <SectionBody query={useQuery(preferences)} rows={2}>
        {({ quality, language, qualities, languages }) => (
          <>
            <Choice
              label={texts.ownPage.preferences.quality}
              any={texts.ownPage.preferences.any}
              options={qualities.map((lines) => ({ value: String(lines), label: `${lines}p` }))}
              chosen={quality === null ? '' : String(quality)}
              onChoose={(lines) => set({ quality: lines ? Number(lines) : null, language })}
            />
            <Choice
              label={texts.ownPage.preferences.audioLanguage}
              any={texts.ownPage.preferences.any}
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
