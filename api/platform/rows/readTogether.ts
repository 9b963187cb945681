import DataLoader from 'dataloader'
import type { Pool } from 'pg'
import { isDatabaseAway } from '../database/isDatabaseAway.js'
import { type Prepared, prepared, rowsOf } from '../database/prepared.js'
import { perViewer } from './perViewer.js'

type Values = Record<string, unknown>

interface Asked {
  plan: Prepared
  values: Values
  /** How many may share a statement. */
  most: number
}

/** The values that differ from one request to the next. */
const OWN = ['viewer', 'person', 'owner', 'isOwner', 'isAdmin', 'now'] as const
const isOwn = (name: string) => (OWN as readonly string[]).includes(name)

const shared = new WeakMap<Prepared, Prepared>()

const sharedPlan = (plan: Prepared): Prepared => {
  const known = shared.get(plan) ?? prepared(perViewer(plan.sql, OWN))
  shared.set(plan, known)
  return known
}

/** Two reads may share a statement if the statement and all values except the viewer's own are the same. */
const keyOf = ({ plan, values }: Asked) =>
  (plan.name || plan.text) +
  JSON.stringify(plan.values.map(name => (isOwn(name) ? null : (values[name] ?? null))))

const readGroup = async (pool: Pool, group: readonly Asked[]): Promise<object[][]> => {
  const [first] = group as [Asked]
  if (group.length === 1) return [await rowsOf(pool, first.plan, first.values)]
  const found: object[][] = group.map(() => [])
  const rows = await rowsOf<{ __n: number }>(pool, sharedPlan(first.plan), {
    ...first.values,
    viewers: group.map(({ values }) => values.viewer ?? null),
    persons: group.map(({ values }) => values.person ?? null),
    owners: group.map(({ values }) => values.owner ?? null),
    is_owners: group.map(({ values }) => values.isOwner),
    admins: group.map(({ values }) => values.isAdmin),
    ats: group.map(({ values }) => values.now),
  })
  for (const row of rows) found[row.__n - 1]!.push(row)
  return found
}

/** Reads separately for each, so that one bad value fails nobody else. */
const readEach = (pool: Pool, group: readonly Asked[]): Promise<(object[] | Error)[]> =>
  Promise.all(group.map(({ plan, values }) => rowsOf(pool, plan, values).catch((error: Error) => error)))

const readSafely = (pool: Pool, group: readonly Asked[]): Promise<(object[] | Error)[]> =>
  readGroup(pool, group).catch((error: Error) =>
    group.length === 1 || isDatabaseAway(error) ? group.map(() => error) : readEach(pool, group),
  )

const readAll = async (pool: Pool, all: readonly Asked[]): Promise<(object[] | Error)[]> => {
  const found = new Map<Asked, object[] | Error>()
  const groups = [...Map.groupBy(all, keyOf).values()].flatMap(group => {
    const { most } = group[0]!
    return Array.from({ length: Math.ceil(group.length / most) }, (_, n) =>
      group.slice(n * most, (n + 1) * most),
    )
  })
  const read = async (group: Asked[]) => {
    const rows = await readSafely(pool, group)
    for (const [n, asked] of group.entries()) found.set(asked, rows[n]!)
  }
  await Promise.all(groups.map(read))
  return all.map(asked => found.get(asked)!)
}

const loaders = new WeakMap<Pool, DataLoader<Asked, object[]>>()

const loaderOf = (pool: Pool): DataLoader<Asked, object[]> => {
  const known =
    loaders.get(pool) ??
    new DataLoader<Asked, object[]>(asked => readAll(pool, asked), {
      cache: false,
      maxBatchSize: 1000,
      batchScheduleFn: setImmediate,
    })
  loaders.set(pool, known)
  return known
}

/**
 * The rows of a statement for one viewer. Viewers who read the same in one turn of the event loop share a statement,
 * up to `most` of them (docs/decisions/0100-asked-together.md).
 */
export const readTogether = <Row extends object>(
  pool: Pool,
  plan: Prepared,
  values: Values,
  most: number,
): Promise<Row[]> => loaderOf(pool).load({ plan, values, most }) as Promise<Row[]>
