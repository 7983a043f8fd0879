import { randomBytes } from 'node:crypto'
import pg from 'pg'

export const serverRole = 'fourfold_server'

/**
 * What the role that made the cluster owns in this database, but for what belongs to PostgreSQL: the server migrates it, and a
 * tool (a restored backup) or an earlier release may have made it. What hangs on a table (indexes, its own sequences) goes with it.
 */
const HAND_OVER = `do $$
  declare
    one record;
  begin
    for one in
      select format('schema %I', nspname) as thing from pg_namespace
        where nspowner = current_user::regrole and nspname !~ '^(pg_|information_schema$)'
      union all
      select format('%s %s', case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
          pg_class.oid::regclass)
        from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where relowner = current_user::regrole and relkind in ('r', 'p', 'S', 'v', 'm') and nspname !~ '^(pg_|information_schema$)'
          and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')
            and refclassid = 'pg_class'::regclass and relkind = 'S')
      union all
      select format('type %s', pg_type.oid::regtype) from pg_type join pg_namespace on pg_namespace.oid = typnamespace
        where typowner = current_user::regrole and typtype in ('e', 'd') and nspname !~ '^(pg_|information_schema$)'
      union all
      select format('routine %s', pg_proc.oid::regprocedure) from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
        where proowner = current_user::regrole and nspname !~ '^(pg_|information_schema$)'
    loop
      execute 'alter ' || one.thing || ' owner to ${serverRole}';
    end loop;
  end $$`

/**
 * Makes the role that the server enters with: it owns this database and may do nothing beside it. Its password is made anew at
 * each start and written nowhere.
 */
export async function makeServerRole(url: string): Promise<string> {
  const password = randomBytes(24).toString('base64url')
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [serverRole])
    if (found.rowCount === 0) await client.query(`create role ${serverRole}`)
    await client.query(
      `alter role ${serverRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`,
    )
    await client.query(`alter database ${client.database} owner to ${serverRole}`)
    await client.query(HAND_OVER)
  } finally {
    await client.end()
  }
  return password
}
