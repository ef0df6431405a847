import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { baseLanguage } from '../../catalogue/rules/languages.ts';
import type { VersionKey } from './version-facts.ts';

/** A person's last choice; null for a fact that they leave to the owner's order. */
export type VersionPreference = { quality: number | null; language: string | null };

export async function readVersionPreference(db: Db, userId: string): Promise<VersionPreference> {
  const person = await db
    .selectFrom('person')
    .select(['preferred_quality as quality', 'preferred_language as language'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return person ?? { quality: null, language: null };
}

/** Stores a person's preference. */
export async function saveVersionPreference(
  db: Db,
  userId: string,
  { quality, language }: VersionPreference,
): Promise<void> {
  await sql`
    insert into person (user_id, preferred_quality, preferred_language) values (${userId}, ${quality}, ${language})
    on conflict (user_id) do update set
      preferred_quality = excluded.preferred_quality, preferred_language = excluded.preferred_language`.execute(
    db,
  );
}

/** Stores the preference behind a person's choice among versions; false if it is known. */
export async function learnPreference(
  db: Db,
  userId: string,
  { versions, chosen }: { versions: readonly VersionKey[]; chosen: VersionKey },
): Promise<boolean> {
  const before = await readVersionPreference(db, userId);
  const preference = preferenceFromChoice(versions, chosen, before);
  if (preference.quality === before.quality && preference.language === before.language) return false;
  await saveVersionPreference(db, userId, preference);
  return true;
}

/** `isSetBack`: many people have reported a problem of it. */
type Choosable = VersionKey & { isSetBack: boolean };

/**
 * The version that fits a person, of those in the owner's order: one without many reports, then their language,
 * then the best quality up to theirs, then the lowest above it. An unknown fact ranks between match and mismatch.
 */
export function chooseVersion<Version extends Choosable>(
  versions: readonly Version[],
  { quality, language }: VersionPreference,
): Version | undefined {
  const costs = versions.map((version) => ({
    version,
    cost: [Number(version.isSetBack), languageCost(version, language), qualityCost(version, quality)],
  }));
  return costs.reduce<(typeof costs)[number] | undefined>(
    (best, one) => (best && !isCheaper(one.cost, best.cost) ? best : one),
    undefined,
  )?.version;
}

const FITS = 0;
const UNKNOWN = 1;
const FITS_NOT = 2;
/** More lines than any quality has. */
const FAR = 10_000;

function languageCost({ languages }: VersionKey, wanted: string | null): number {
  if (wanted === null || languages.map(baseLanguage).includes(wanted)) return FITS;
  return languages.length === 0 ? UNKNOWN : FITS_NOT;
}

function qualityCost({ quality }: VersionKey, wanted: number | null): number {
  if (wanted === null) return 0;
  if (quality === null) return FAR;
  return quality <= wanted ? wanted - quality : FAR + quality - wanted;
}

function isCheaper(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((cost, index) => cost !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** The preference behind a person's choice among versions: only the facts in which the versions differ. */
export function preferenceFromChoice(
  versions: readonly VersionKey[],
  chosen: VersionKey,
  before: VersionPreference,
): VersionPreference {
  const differs = (of: (version: VersionKey) => string) => new Set(versions.map(of)).size > 1;
  const knows = before.language !== null && chosen.languages.map(baseLanguage).includes(before.language);
  return {
    quality: differs((one) => String(one.quality)) ? (chosen.quality ?? before.quality) : before.quality,
    language:
      differs((one) => one.languages.join()) && !knows
        ? (chosen.languages.map(baseLanguage)[0] ?? before.language)
        : before.language,
  };
}
