import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { LANGUAGE_PARAM, languageCookie } from '../../../../contract/languages.ts';
import {
  getLanguage,
  getPreference,
  type OwnLanguage,
  type OwnPreference,
  setLanguage,
  setPreference,
} from '../../../../contract/own/settings.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { defineChange, ownQuery } from '../../../features/changes/own-query.ts';
import { useChange } from '../../../features/changes/use-change.ts';
import { useOwnChange } from '../../../features/changes/use-own-change.ts';
import { Choice } from '../../../features/search/choice.tsx';
import { capitalised } from '../../../languages/formats.ts';
import { LANGUAGE } from '../../../languages/locale.ts';
import { texts } from '../../../languages/texts.ts';
import { useUser } from '../../../session/use-user.ts';
import { SectionBody } from '../../../ui/messages/section-body.tsx';
import cards from '../../../ui/rows/cards.module.css';
import type { Section } from '../section.ts';

/** 'Preferenze': quality and language of deliveries, the settings of `/preferenze`. */
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
  const set = useOwnChange(preferences, change);
  return (
    <>
      <LanguageChoice />
      <p className={`${cards['about']} ${cards['intro']}`}>{texts.ownPage.preferences.about}</p>
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
              options={languages.map(({ code, name }) => ({ value: code, label: capitalised(name) }))}
              chosen={language ?? ''}
              onChoose={(code) => set({ quality, language: code || null })}
            />
          </>
        )}
      </SectionBody>
    </>
  );
}

/**
 * The languages of the app and the chat and of titles, as `/lingua` sets them; nothing if the page comes in one
 * language.
 */
function LanguageChoice() {
  return document.querySelector('script[data-languages]') && <Languages />;
}

function Languages() {
  const { userId } = useUser();
  const query = ownQuery(userId, {
    key: ['language'],
    fetch: (signal) => sendRequest(getLanguage, { signal }),
  });
  const choose = useChoose(query);
  return (
    <SectionBody query={useQuery(query)} rows={1}>
      {({ language, titleLanguage, languages }) => (
        <>
          <Choice
            label={texts.ownPage.preferences.language}
            any={texts.ownPage.preferences.asInMessenger}
            options={languages.map(({ code, name }) => ({ value: code, label: name }))}
            chosen={language ?? ''}
            onChoose={(code) => choose({ language: code || null })}
          />
          <Choice
            label={texts.ownPage.preferences.titleLanguage}
            any={texts.ownPage.preferences.asInApp}
            options={languages.map(({ code, name }) => ({ value: code, label: name }))}
            chosen={titleLanguage ?? ''}
            onChoose={(code) => choose({ language, titleLanguage: code || null })}
          />
        </>
      )}
    </SectionBody>
  );
}

type Chosen = { language: string | null; titleLanguage?: string | null };

/**
 * Chooses a language. The page reloads at the same place in it: its texts are in its code. Titles are fetched again
 * in theirs.
 */
function useChoose({ queryKey }: { queryKey: QueryKey }): (chosen: Chosen) => void {
  const queries = useQueryClient();
  const { run } = useChange({
    key: ['choose-language'],
    send: (chosen: Chosen) => sendRequest(setLanguage, { body: chosen }),
    onMutate: (chosen) => {
      queries.setQueryData<OwnLanguage>(queryKey, (own) => own && { ...own, ...chosen });
    },
    onSuccess: ({ spoken }) => {
      if (spoken !== LANGUAGE) return reopenIn(spoken);
      queries.removeQueries({ type: 'inactive' });
      return void queries.invalidateQueries();
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
    refused: texts.ownPage.preferences.refused,
  });
  return run;
}

function reopenIn(language: string): void {
  document.cookie = languageCookie(language);
  const url = new URL(location.href);
  url.searchParams.set(LANGUAGE_PARAM, language);
  location.replace(url);
}
