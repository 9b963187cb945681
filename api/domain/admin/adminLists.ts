import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { type Cut, containing, NEWEST, type Order, rowsWhere } from '../../platform/rows/keyset.js'
import type { User } from '../accounts/User.js'
import { userRows } from '../accounts/userRows.js'
import type { Job } from '../jobs/Job.js'
import { ownJobRows } from '../jobs/jobRows.js'
import type { JobsArgs, UsersArgs } from './inputs.js'

const BY_NAME: Order<User> = {
  by: u => `lower(${u.firstName} || ' ' || ${u.lastName})`,
  type: 'text',
  ascending: true,
}

const NAMES = (u: Columns<User>) => `lower(${u.firstName} || ' ' || ${u.lastName} || ' ' || ${u.email})`

/** How many rows are looked through in the order of the list before all that match are gathered. */
const LOOKED_THROUGH = 2000
/**
 * Of them, the first ones: if none of these matches, few do, and all that do are gathered at once. Fewer orders, since
 * the customer of each is read as well.
 */
const GLANCED_AT = { users: 400, jobs: 200 }

/** What the index users_search can find: three letters or digits in a row. */
const hasTrigram = (words: string) => /[\p{L}\p{N}]{3}/u.test(words)
/** What the index users_fivegrams can find: any five characters. It is larger, and soon finds what few have. */
const hasFivegram = (words: string) => [...words].length >= 5
const isIndexed = (words: string) => hasFivegram(words) || hasTrigram(words)

const isFound = (u: Columns<User>) => `strpos(${NAMES(u)}, lower(:words)) > 0`

/** Of the words' pieces of five characters every fifth and the last: between them they have all characters. */
const PIECES = `array(
  select substr(w, least(n, length(w) - 4), 5) from lower(:words) w, generate_series(1, length(w), 5) n)`

/** The same by index, for which the expressions are those of the indexes. Words that none finds are compared without. */
const isFoundByIndex = (u: Columns<User>, words: string) => {
  if (hasFivegram(words)) return `fivegrams(${NAMES(u)}) @> ${PIECES} and ${isFound(u)}`
  return hasTrigram(words) ? `${NAMES(u)} like lower(:search)` : isFound(u)
}

interface Searched {
  table: keyof typeof GLANCED_AT
  /** What all rows of the list are. */
  all: string
  /** What is read beside a row to know whether it matches. */
  beside?: (w: string) => string
  isRow: (w: string) => string
  /** All ids that match and `rest`, by index, from rows `f`. */
  gathered: (rest: string) => string
  /** Whether the words are known to match few rows. */
  isRare?: boolean
}

/**
 * A page of a search. Of what matches often, it is among the first rows of the list; of what matches rarely, all is
 * gathered by index. PostgreSQL, which plans before it knows the words, would choose one of them for all.
 */
const searchRows =
  ({ table, all, beside = () => '', isRow, gathered, isRare = false }: Searched) =>
  ({ before, order, limit }: Cut) => {
    const paged = (ids: string) => `${table} t where t.id in (${ids}) order by ${order('t')} limit ${limit}`
    const rest = `${before('f')} order by ${order('f')} limit ${limit}`
    if (isRare) return paged(gathered(rest))
    const among = (first: number, count: number, and = '') => `select w.id from (
        select * from ${table} w where ${all} ${before('w')} order by ${order('w')} offset ${first} limit ${count}) w
      ${beside('w')} where ${isRow('w')} ${and} order by ${order('w')} limit ${limit}`
    const glanced = GLANCED_AT[table]
    return paged(`
    with glance as materialized (${among(0, glanced)}),
    looked as materialized (
      select id from glance union all
      (${among(glanced, LOOKED_THROUGH - glanced, `and (select count(*) between 1 and ${limit} - 1 from glance)`)}))
    select id from looked union all
    (${gathered(`and (select count(*) from looked) < ${limit} ${rest}`)})`)
  }

export const userList = ({ search, type, isActive, sort }: UsersArgs) => {
  const words = search?.trim() ?? ''
  const where = (t: Columns<User>, found = (u: Columns<User>) => isFoundByIndex(u, words)) =>
    [
      `${t.closedAt} is null`,
      ...(words ? [found(t)] : []),
      ...(type ? [`${t.userType} = :type`] : []),
      ...(isActive == null ? [] : [`${t.isActive} = :isActive`]),
    ].join(' and ')
  const list = rowsWhere(userRows, t => where(t))
  const f = columnsOf<User>('f')
  // What each order needs: whole rows of thousands take longer to keep than to find.
  const needed = `f.id, ${f.createdAt}, ${f.firstName}, ${f.lastName}`
  const matching = `with matching as materialized (select ${needed} from users f where ${where(f)})`
  return {
    order: sort === 'name' ? BY_NAME : NEWEST,
    ...list,
    ...(isIndexed(words) && {
      rows: searchRows({
        table: 'users',
        all: 'closed_at is null',
        isRow: w => where(columnsOf(w), isFound),
        gathered: rest => `${matching} select f.id from matching f where true ${rest}`,
      }),
      countsLast: true,
    }),
    values: { search: containing(words), words, type, isActive },
  }
}

const ORDER_NUMBER = /^#?([0-9a-f][0-9a-f-]{2,35})$/i
const LOWEST = '00000000-0000-0000-0000-000000000000'

/** The first and last id that begin like this, or undefined if none can. */
const idsFrom = (words: string) => {
  const number = ORDER_NUMBER.exec(words)?.[1]?.toLowerCase()
  if (!number || [...number].some((digit, at) => (digit === '-') !== (LOWEST[at] === '-'))) return undefined
  const rest = LOWEST.slice(number.length)
  return { lowest: number + rest, highest: number + rest.replaceAll('0', 'f') }
}

export const jobList = ({ status, search }: JobsArgs) => {
  const words = search?.trim() ?? ''
  const ids = idsFrom(words)
  const isNumbered = (t: Columns<Job>) => `${t.id} between :lowest and :highest`
  const customers = `select u.id from users u where u.closed_at is null and ${isFoundByIndex(columnsOf('u'), words)}`
  const found = (t: Columns<Job>) =>
    [...(ids ? [isNumbered(t)] : []), `${t.customerId} in (${customers})`].join(' or ')
  const hasStatus = (t: Columns<Job>) => (status ? `${t.status} = :status` : 'true')
  const where = (t: Columns<Job>) => (words ? `${hasStatus(t)} and (${found(t)})` : hasStatus(t))
  const f = columnsOf<Job>('f')
  // Each customer's jobs by index, and the numbered ones by theirs; "offset 0" keeps PostgreSQL from reading all jobs.
  const numbered = (needed: string) =>
    ids ? `select ${needed} from jobs f where ${hasStatus(f)} and ${isNumbered(f)} union` : ''
  const gathered = `${numbered(`f.id, ${f.createdAt}`)} select f.* from matching m, lateral (
    select f.id, ${f.createdAt} from jobs f where ${f.customerId} = m.id and ${hasStatus(f)} offset 0) f`
  // What has digits and can be the beginning of an order number is rare, so all of it is gathered at once.
  const isRare = ids !== undefined && /\d/.test(words)
  // Not "exists", which PostgreSQL would turn around: it would gather all who match before it looks at any order.
  const beside = (w: string) => `cross join lateral (
    select u.closed_at is null and ${isFound(columnsOf('u'))} as is_found from users u
    where u.id = ${columnsOf<Job>(w).customerId} offset 0) customer`
  return {
    ...rowsWhere(ownJobRows, where),
    ...(isIndexed(words) && {
      rows: searchRows({
        table: 'jobs',
        all: 'true',
        beside,
        isRow: w => {
          const t = columnsOf<Job>(w)
          return `${hasStatus(t)} and (${ids ? `${isNumbered(t)} or ` : ''}customer.is_found)`
        },
        gathered:
          rest => `with matching as materialized (${customers}), gathered as materialized (${gathered})
          select f.id from gathered f where true ${rest}`,
        isRare,
      }),
      count: `from (with matching as materialized (${customers}) ${numbered('f.id')}
        select f.id from jobs f where ${f.customerId} in (select id from matching) and ${hasStatus(f)}) t`,
      countsLast: true,
    }),
    values: { status, ...ids, search: containing(words), words },
  }
}
