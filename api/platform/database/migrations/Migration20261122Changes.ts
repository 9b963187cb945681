import { Migration } from '@mikro-orm/migrations'

interface Watched {
  kind: string
  /** SQL, of a row `r`: the job that it belongs to. */
  job?: string
  /** SQL, of a row `r`: the users who may see it, besides admins. */
  users?: string
  /** SQL, of a row `r`: where vendors may see it, like `78701:junk_pickup`. */
  area?: string
  /** A column whose changes nobody sees. */
  without?: string
}

const watched: Record<string, Watched> = {
  jobs: {
    kind: 'job',
    job: 'r.id',
    users: `array[r.customer_id, r.vendor_id] || array(select b.vendor_id from bids b where b.job_id = r.id)`,
    area: `case when r.status = 'pending' then r.zip5 || ':' || r.type end`,
  },
  bids: {
    kind: 'bid',
    job: 'r.job_id',
    // Never the other bidders: they must not learn that there is another bid.
    users: 'array[r.vendor_id, (select j.customer_id from jobs j where j.id = r.job_id)]',
  },
  messages: { kind: 'message', job: 'r.job_id', users: 'array[r.sender_id, r.receiver_id]' },
  ratings: { kind: 'rating', job: 'r.job_id', users: 'array[r.rater_id, r.rated_id]' },
  support_tickets: { kind: 'ticket', users: 'array[r.customer_id]' },
  vendor_documents: { kind: 'document', users: 'array[r.vendor_id]' },
  vendor_services: { kind: 'service', users: 'array[r.vendor_id]' },
  service_areas: { kind: 'area', users: 'array[r.vendor_id]' },
  dumpster_sizes: { kind: 'size', users: 'array[r.vendor_id]' },
  settings: { kind: 'settings' },
  users: { kind: 'user', users: 'array[r.id]' },
  sessions: { kind: 'session', users: 'array[r.user_id]' },
  api_tokens: { kind: 'token', users: 'array[r.user_id]', without: 'last_used_at' },
  data_exports: { kind: 'export', users: 'array[r.user_id]' },
  audit_events: { kind: 'audit' },
  admin_suspensions: { kind: 'suspension', users: 'array[r.user_id]' },
}

/** More rows of one statement are recorded as one change: whoever shows that kind fetches it again. */
const MOST_ROWS = 500

const columnsOf = ({ kind, job, users, area }: Watched, table: string) =>
  `'${kind}', ${table === 'settings' ? 'null::uuid' : 'r.id'}, ${job ?? 'null::uuid'},
   ${users ? `array_remove(${users}, null)` : `'{}'::uuid[]`}, ${area ? `array_remove(array[${area}], null)` : `'{}'::text[]`}`

/** Old and new row as one change: the users and areas of both. */
const ofBoth = (what: Watched, table: string) => `
  select before.kind, before.row_id, before.job_id, array(select distinct unnest(before.users || after.users)),
    array(select distinct unnest(before.areas || after.areas))
  from old_rows o join new_rows n on n.id = o.id,
    lateral (select ${columnsOf(what, table).replaceAll(/\br\./g, 'o.')}) before (kind, row_id, job_id, users, areas),
    lateral (select ${columnsOf(what, table).replaceAll(/\br\./g, 'n.')}) after (_kind, _row_id, _job_id, users, areas)
  where ${isChanged(what)}`

const isChanged = ({ without }: Watched) =>
  without
    ? `to_jsonb(o) - '${without}' is distinct from to_jsonb(n) - '${without}'`
    : 'o.* is distinct from n.*'

const INTO = 'insert into changes (kind, row_id, job_id, users, areas)'

/** While an account is suspended, vendors do not see the customer's open jobs. */
const HELD_BACK = `
  ${INTO} select ${columnsOf(watched.jobs!, 'jobs')}
  from old_rows o join new_rows n on n.id = o.id and n.is_active <> o.is_active
    join jobs r on r.customer_id = n.id and r.status = 'pending'
  limit ${MOST_ROWS};`

const functionOf = (table: string, what: Watched) => `
  create function record_changes_of_${table}() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if (select count(*) from new_rows) > ${MOST_ROWS} then insert into changes (kind) values ('${what.kind}');
      else ${INTO} select ${columnsOf(what, table)} from new_rows r;
      end if;
    elsif tg_op = 'DELETE' then
      if (select count(*) from old_rows) > ${MOST_ROWS} then insert into changes (kind) values ('${what.kind}');
      else ${INTO} select ${columnsOf(what, table)} from old_rows r;
      end if;
    elsif (select count(*) from new_rows) > ${MOST_ROWS} then insert into changes (kind) values ('${what.kind}');
    else
      ${INTO} ${ofBoth(what, table)};
      ${table === 'users' ? HELD_BACK : ''}
    end if;
    return null;
  end $$;
  create trigger record_inserted after insert on ${table} referencing new table as new_rows
    for each statement execute function record_changes_of_${table}();
  create trigger record_updated after update on ${table} referencing old table as old_rows new table as new_rows
    for each statement execute function record_changes_of_${table}();
  create trigger record_deleted after delete on ${table} referencing old table as old_rows
    for each statement execute function record_changes_of_${table}();`

/**
 * Records what has changed and whom it concerns, whoever changed it: docs/decisions/0054-change-stream.md. The triggers are
 * per statement: row triggers double the time of an update of many rows.
 */
export class Migration20261122Changes extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table changes (
        xid xid8 not null default pg_current_xact_id(),
        n bigint not null generated always as identity,
        kind text not null,
        row_id uuid,
        job_id uuid,
        users uuid[] not null default '{}',
        areas text[] not null default '{}',
        at timestamptz not null default clock_timestamp(),
        primary key (xid, n)
      ) with (autovacuum_vacuum_insert_threshold = -1);
      create table change_marks (
        at timestamptz primary key,
        oldest xid8 not null
      );
    `)
    for (const [table, what] of Object.entries(watched)) this.addSql(functionOf(table, what))
  }
}
