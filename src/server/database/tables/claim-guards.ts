/**
 * SQL: from now on servers below this version claim no job and lead no others: their claims find nothing. For the
 * migration of a kind of work that older servers would mistake; `CLAIM_VERSION` grows with it.
 */
export function refuseClaimsBelow(version: number): string {
  return `create or replace function check_claim_version() returns trigger language plpgsql as $$
    begin
      if coalesce(new.claim_version, 0) < ${version} then return null; end if;
      new.claim_version := null;
      return new;
    end $$`;
}

/**
 * SQL that has the rows of a queue's table claimed by such servers alone, see `queue/claimed-queue.ts`: a claim
 * counts a job's attempts. It writes its version into a column that stays empty: so an older claim of the same row
 * cannot speak for a later one.
 */
export function claimGuardsOf(table: string): string[] {
  return [
    `alter table ${table} add column claim_version smallint`,
    `create trigger check_claim_version before update on ${table} for each row
      when (new.attempts > old.attempts and new.claimed_until is not null)
      execute function check_claim_version()`,
  ];
}
