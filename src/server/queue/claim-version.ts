/**
 * Which kinds of work this build knows. It grows by one with each kind that older servers would take for another one, in the
 * commit of the migration that refuses their claims (`database/migrations/claim-version.ts`).
 */
export const CLAIM_VERSION = 2;
