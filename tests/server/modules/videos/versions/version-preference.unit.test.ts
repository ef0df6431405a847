import { describe, expect, it } from 'vitest';
import {
  findSameVersion,
  NO_HINTS,
} from '../../../../../src/server/modules/videos/versions/version-facts.ts';
import {
  chooseVersion,
  preferenceFromChoice,
} from '../../../../../src/server/modules/videos/versions/version-preference.ts';

const version = (quality: number | null, languages: string[] = [], isSetBack = false) => ({
  quality,
  languages,
  note: '',
  isSetBack,
});
const none = { quality: null, language: null };

describe('the version for a person', () => {
  const [best, middle, poor] = [version(2160), version(1080), version(480)];
  const all = [middle, best, poor];

  it('the version is the owner’s first without a preference', () => {
    expect(chooseVersion(all, none)).toBe(middle);
    expect(chooseVersion([], none)).toBeUndefined();
  });

  it.each([
    [2160, best],
    [1440, middle],
    [720, poor],
    [360, poor],
  ])('the version is the best one up to %ip, else the lowest above', (quality, chosen) => {
    expect(chooseVersion(all, { ...none, quality })).toBe(chosen);
  });

  it('the version is preferably in the person’s language, then in an unknown one', () => {
    const [italian, english, unknown] = [version(480, ['ita']), version(1080, ['eng']), version(720)];
    const wish = { quality: 1080, language: 'ita' };
    expect(chooseVersion([english, unknown, italian], wish)).toBe(italian);
    expect(chooseVersion([english, unknown], wish)).toBe(unknown);
    expect(chooseVersion([english], wish)).toBe(english);
  });

  it('the version is one of known quality rather than unknown', () => {
    expect(chooseVersion([version(null), poor], { ...none, quality: 1080 })).toBe(poor);
  });

  it('the version is one that many have reported only if there is no other', () => {
    const reported = version(1080, ['ita'], true);
    expect(chooseVersion([reported, poor], { quality: 1080, language: 'ita' })).toBe(poor);
    expect(chooseVersion([reported], none)).toBe(reported);
  });
});

describe('a choice', () => {
  it('names only the differences between the versions', () => {
    const [italian, english] = [version(1080, ['ita', 'eng']), version(720, ['eng'])];
    expect(preferenceFromChoice([italian, version(720, ['ita', 'eng'])], italian, none)).toEqual({
      quality: 1080,
      language: null,
    });
    expect(preferenceFromChoice([italian, english], english, none)).toEqual({
      quality: 720,
      language: 'eng',
    });
    const wants = { quality: null, language: 'eng' };
    expect(preferenceFromChoice([italian, english], italian, wants)).toEqual({
      quality: 1080,
      language: 'eng',
    });
    expect(preferenceFromChoice([version(null), italian], version(null), wants)).toEqual(wants);
  });
});

describe('a new video is the same version', () => {
  const unknown = version(null);
  const [full, half] = [version(1080, ['ita']), version(720, ['ita'])];
  const hints = (changes: object) => ({ ...NO_HINTS, ...changes });

  it('as one that agrees with all its known qualities and languages', () => {
    expect(findSameVersion([full, half], hints({ quality: 720, languages: ['ita'] }))).toBe(half);
    expect(findSameVersion([full, half], hints({ quality: 720 }))).toBe(half);
    expect(findSameVersion([full, half], hints({ measured: 720 }))).toBe(half);
    expect(findSameVersion([full, unknown], NO_HINTS)).toBe(unknown);
    expect(findSameVersion([full, half], NO_HINTS)).toBe(full);
    expect(findSameVersion([unknown], hints({ measured: 1080 }))).toBe(unknown);
  });

  it('as no version of another or unknown quality, language or note', () => {
    expect(findSameVersion([full], hints({ quality: 2160 }))).toBeUndefined();
    expect(findSameVersion([full], hints({ measured: 2160 }))).toBeUndefined();
    expect(findSameVersion([full], hints({ languages: ['eng'] }))).toBeUndefined();
    expect(findSameVersion([full], hints({ note: 'HDR' }))).toBeUndefined();
    expect(findSameVersion([unknown], hints({ quality: 1080 }))).toBeUndefined();
    expect(findSameVersion([], NO_HINTS)).toBeUndefined();
  });
});
