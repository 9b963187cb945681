import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Harness } from '../harness.js'
import { people, type Scene } from './scene.js'

/** Weakest first; https://www.postgresql.org/docs/18/explicit-locking.html#LOCKING-ROWS. */
const MODES = ['key share', 'share', 'no key update', 'update'] as const
type Mode = (typeof MODES)[number]

/** The locks of an act: rows of a scene by name, such as `users:vendor`, and rows that it adds. */
export type Locks = Record<string, Mode>

/** Their rows have new ids and nothing else that is unique, so two acts never add the same one. */
const ADDED_TO = ['changes', 'queued_tasks', 'notices', 'audit_events', 'job_events'].map(
  name => `new ${name}`,
)

const conflicts = (one: Mode, other: Mode): boolean => {
  const [weaker, stronger] = [MODES.indexOf(one), MODES.indexOf(other)].sort() as [number, number]
  return stronger === 3 || (stronger === 2 && weaker > 0)
}

/** The rows for which one of two acts would wait for the other. */
export const sharedLocks = (one: Locks, other: Locks): string[] =>
  Object.entries(one).flatMap(([row, mode]) => {
    const theirs = other[row]
    return theirs && conflicts(mode, theirs) ? [row] : []
  })

const file = join(import.meta.dirname, 'locks.json')

/** The locks of each act, in every stage of a job that it is possible in. */
export const declaredLocks: Record<string, Locks> = JSON.parse(readFileSync(file, 'utf8'))

export const declareLocks = (locks: Record<string, Locks>): void =>
  writeFileSync(file, `${JSON.stringify(locks, undefined, 2)}\n`)

export const addLocks = (to: Locks, more: Locks): void => {
  for (const [row, mode] of Object.entries(more))
    if (!to[row] || MODES.indexOf(to[row]) < MODES.indexOf(mode)) to[row] = mode
}

type Row = { table: string; key: string; locker: string; row: Record<string, unknown> }

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

const namesIn = (scene: Scene) => {
  const names = new Map<unknown, string>(people.map(role => [scene[role].id, role]))
  for (const [name, value] of Object.entries(scene)) if (UUID.test(String(value))) names.set(value, name)
  return ({ table, row }: Pick<Row, 'table' | 'row'>): string => {
    const own = names.get(row.id)
    if (own) return `${table}:${own}`
    // A counter's key has the id of the account that it counts for.
    const owner = Object.values(row).find(value => names.has(value))
    const counted = [...names].find(([id]) => typeof row.key === 'string' && row.key.includes(String(id)))
    return `${table} of ${names.get(owner) ?? counted?.[1] ?? 'others'}`
  }
}

/** Records which rows an act locks, with PostgreSQL's own word for it. */
export class LockRecorder {
  private constructor(
    private readonly harness: Harness,
    private readonly watcher: pg.Client,
    private readonly tables: string[],
  ) {}

  static async over(harness: Harness): Promise<LockRecorder> {
    const watcher = new pg.Client({ connectionString: harness.database.url })
    await watcher.connect()
    await watcher.query('create extension pgrowlocks')
    const { rows } = await watcher.query<{ name: string }>(
      "select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    )
    return new LockRecorder(
      harness,
      watcher,
      rows.map(({ name }) => name).filter(name => name !== 'zip_time_zones'),
    )
  }

  async record(scene: Scene, act: () => Promise<unknown>): Promise<Locks> {
    const nameOf = namesIn(scene)
    const locks: Locks = {}
    const before = await this.rows()
    this.harness.beforeSql = text =>
      /^commit/i.test(text)
        ? this.held().then(held => {
            for (const each of held) addLocks(locks, { [nameOf(each)]: each.mode })
          })
        : undefined
    await act()
    this.harness.beforeSql = undefined
    // Acts that are one statement hold their locks only while it runs, so what they leave counts as the strongest lock.
    const after = await this.rows()
    const ids = new Set([...before.values()].map(({ table, row }) => `${table} ${row.id}`))
    for (const [key, each] of before)
      if (after.get(key)?.locker !== each.locker) locks[nameOf(each)] ??= 'update'
    for (const [key, each] of after)
      if (!before.has(key) && !(each.row.id && ids.has(`${each.table} ${each.row.id}`))) {
        const isApart = ADDED_TO.includes(`new ${each.table}`)
        if (!isApart) locks[`new ${nameOf(each)}`] = 'update'
      }
    return locks
  }

  close(): Promise<void> {
    return this.watcher.end()
  }

  /** Every row; `locker` is the last transaction that locked it. */
  private async rows(): Promise<Map<string, Row>> {
    const { rows } = await this.watcher.query<Row>(
      this.tables
        .map(
          table => `select '${table}' as table, '${table} ' || r.ctid || ' ' || r.xmin as key, r.xmax::text as locker,
            to_jsonb(r) as row from ${table} r`,
        )
        .join(' union all '),
    )
    return new Map(rows.map(row => [row.key, row]))
  }

  private async held(): Promise<(Row & { mode: Mode })[]> {
    const { rows } = await this.watcher.query<Row & { modes: string[] }>(
      this.tables
        .map(
          table => `select '${table}' as table, to_jsonb(r) as row, held.modes
            from pgrowlocks('${table}') held join ${table} r on r.ctid = held.locked_row`,
        )
        .join(' union all '),
    )
    return rows.map(row => {
      const modes = row.modes.map(mode => mode.toLowerCase().replace(/^for /, '') as Mode)
      return { ...row, mode: MODES.findLast(mode => modes.includes(mode)) ?? 'update' }
    })
  }
}
