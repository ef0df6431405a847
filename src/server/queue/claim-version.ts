/**
 * The kinds of work that this build knows, as a version. It grows by one with each kind that older servers would
 * mistake, in the commit of the migration that refuses their claims (`database/migrations/README.md`).
 */
export const CLAIM_VERSION = 2;
