import { all, type Db } from './db.ts';

/** The database's role may not do everything that a server does; `grants`: the statements that permit it. */
export class MissingGrantsError extends Error {
  override name = 'MissingGrantsError';
  readonly grants: readonly string[];

  constructor(grants: readonly string[], cause: Error) {
    super(`${cause.message}. As the database's owner run: ${grants.join(' ')}`, { cause });
    this.grants = grants;
  }
}

/** Permission denied; no schema at all, as a forbidden schema appears; and no such type or operator, of an extension out of sight. */
const NOT_PERMITTED = ['42501', '3F000', '42704', '42883'];

/** The error, or one that names the missing grants; without permission a schema looks too old as well. */
export async function withMissingGrants(
  db: Db,
  error: unknown,
  options: { migrates: boolean },
): Promise<unknown> {
  if (!(error instanceof Error) || (options.migrates && !isPermissionDenied(error))) return error;
  const grants = await findMissingGrants(db, options).catch(() => []);
  return grants.length > 0 ? new MissingGrantsError(grants, error) : error;
}

function isPermissionDenied(error: Error): boolean {
  if ('code' in error && NOT_PERMITTED.includes(String(error.code))) return true;
  return error.cause instanceof Error && isPermissionDenied(error.cause);
}

/** The privileges that a server needs on tables and sequences. */
const PRIVILEGES = { r: ['select', 'insert', 'update', 'delete'], S: ['usage', 'select'] } as const;

/** The statements that grant the connected role its missing permissions; none for the owner. `migrates`: it creates tables. */
export async function findMissingGrants(db: Db, { migrates }: { migrates: boolean }): Promise<string[]> {
  const kinds = Object.entries(PRIVILEGES).flatMap(([kind, names]) => names.map((name) => ({ kind, name })));
  const rows = await all<{ statement: string }>(db)`
    with role as (select quote_ident(current_user) as name),
    schema as (select oid, quote_ident(nspname) as name from pg_namespace
      where nspname = coalesce(current_schema(), 'public')),
    privilege (kind, name) as (
      select * from unnest(${kinds.map(({ kind }) => kind)}::"char"[], ${kinds.map(({ name }) => name)}::text[])),
    unseen as (
      select quote_ident(nspname) as name from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
      where extname = 'pg_trgm' and nspname <> all(current_schemas(true))
    ),
    missing as (
      select 1 as place, upper(right_name) as what, 'SCHEMA ' || schema.name as target
      from schema, unnest(${['usage', ...(migrates ? ['create'] : [])]}::text[]) as needed (right_name)
      where not has_schema_privilege(schema.oid, right_name)
      union all
      -- Extensions are created by whoever may create schemas.
      select 0, 'CREATE', 'DATABASE ' || quote_ident(current_database())
      where ${migrates}::boolean and not has_database_privilege(current_database(), 'create')
        and not exists (select from pg_extension where extname = 'pg_trgm')
      union all
      select 2, string_agg(distinct upper(privilege.name), ', '), case privilege.kind
        when 'S' then 'ALL SEQUENCES' else 'ALL TABLES' end || ' IN SCHEMA ' || min(schema.name)
      from schema join pg_class on relnamespace = schema.oid
        join privilege on privilege.kind = case when relkind in ('r', 'p', 'v') then 'r' when relkind = 'S' then 'S' end
      where case when relkind = 'S' then not has_sequence_privilege(pg_class.oid, privilege.name)
        else not has_table_privilege(pg_class.oid, privilege.name) end
      group by privilege.kind
    )
    select 'GRANT ' || what || ' ON ' || target || ' TO ' || role.name || ';' as statement
    from (
      select * from missing order by place, target, what
    ) as missing, role
    union all
    select format('ALTER ROLE %s IN DATABASE %I SET search_path = "$user", public, %s;', role.name, current_database(), unseen.name)
    from unseen, role`;
  return rows.map(({ statement }) => statement);
}
