import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { type Cut, containing, NEWEST, type Order, orderBy, rowsWhere } from '../../platform/rows/keyset.js'
import type { User } from '../accounts/User.js'
import { userRows } from '../accounts/userRows.js'
import type { Job } from '../jobs/Job.js'
import { ownJobRows } from '../jobs/jobRows.js'
import type { JobsArgs, UsersArgs } from './inputs.js'
import { needyJobs } from './worklistRows.js'

const BY_NAME: Order<User> = {
  by: u => `lower(${u.firstName} || ' ' || ${u.lastName})`,
  type: 'text',
  ascending: true,
}

const NAMES = (u: Columns<User>) => `lower(${u.firstName} || ' ' || ${u.lastName} || ' ' || ${u.email})`

/** How many rows are looked through in the order of the list before all that match are gathered. */
const LOOKED_THROUGH = 5000
/** The newest of all: if none of these matches, few do, and all that do are gathered at once. */
const SAMPLE = 400

/** What the index users_search can find: three letters or digits in a row. */
const hasTrigram = (words: string) => /[\p{L}\p{N}]{3}/u.test(words)
/** What the index users_fivegrams can find: any five characters. It is larger, and soon finds what few have. */
const hasFivegram = (words: string) => [...words].length >= 5
const isIndexed = (words: string) => hasFivegram(words) || hasTrigram(words)

/** A subquery, so that PostgreSQL puts the words into lower case once, and not for each row. */
const WORDS = '(select lower(:words))'

const hasWords = (text: string) => `strpos(${text}, ${WORDS}) > 0`

const isFound = (u: Columns<User>) => hasWords(NAMES(u))

/**
 * Of the words' pieces of five characters every fifth from the end, and the first: between them they have all characters.
 * The second in place of a first like "john ", which is in more names than any other piece of "john smith".
 */
const PIECES = `array(
  select substr(w, case when n > 1 then n when substr(w, 5, 1) = ' ' then 2 else 1 end, 5)
  from lower(:words) w, generate_series(length(w) - 4, -3, -5) n)`

/** The same by index, for which the expressions are those of the indexes. Words that none finds are compared without. */
const isFoundByIndex = (u: Columns<User>, words: string) => {
  if (hasFivegram(words)) return `fivegrams(${NAMES(u)}) @> ${PIECES} and ${isFound(u)}`
  return hasTrigram(words) ? `${NAMES(u)} like lower(:search)` : isFound(u)
}

interface Searched<R> {
  table: 'users' | 'jobs'
  order: Order<R>
  /** What is looked through, as rows `w`: columns of an index alone, or a table that is kept in the list's order. */
  seen: string
  /** Whether a row of `seen` has the words, or is one of them by its number. */
  isSeen: (w: string) => string
  /** Whether a row of `seen` that has them is in the list. */
  isListed?: (w: string) => string
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
  <R>({ table, order: by, seen, isSeen, isListed = () => 'true', gathered, isRare = false }: Searched<R>) =>
  ({ before, order, limit }: Cut) => {
    // An array, since PostgreSQL might go through the whole list to see which of it are "in" a query's ids.
    const paged = (ids: string) =>
      `${table} t where t.id = any(array(${ids})) order by ${order('t')} limit ${limit}`
    const rest = `${before('f')} order by ${order('f')} limit ${limit}`
    if (isRare) return paged(gathered(rest))
    // By its own column, which PostgreSQL knows to be in order already.
    const placed = orderBy<R>({ ...by, by: () => 'w.place' })('w')
    const first = (count: number, order: string, and = '') =>
      `(select w.*, ${by.by(columnsOf('w'))} as place from ${seen} ${and} order by ${order} limit ${count}) w`
    return paged(`
    with sample as materialized (select from ${first(SAMPLE, orderBy(NEWEST)('w'))} where ${isSeen('w')} limit 1),
    looked as materialized (
      select w.id from ${first(LOOKED_THROUGH, order('w'), before('w'))}
      where exists (select from sample) and ${isSeen('w')} and ${isListed('w')} order by ${placed} limit ${limit})
    select id from looked union all
    (${gathered(`and (select count(*) from looked) < ${limit} ${rest}`)})`)
  }

export const userList = ({ search, type, isActive, sort }: UsersArgs) => {
  const words = search?.trim() ?? ''
  const matches = (t: Columns<User>, found: string) =>
    [
      ...(words ? [found] : []),
      ...(type ? [`${t.userType} = :type`] : []),
      ...(isActive == null ? [] : [`${t.isActive} = :isActive`]),
    ].join(' and ') || 'true'
  const where = (t: Columns<User>) => `${t.closedAt} is null and ${matches(t, isFoundByIndex(t, words))}`
  const list = rowsWhere(userRows, where)
  const f = columnsOf<User>('f')
  // What each order needs: whole rows of thousands take longer to keep than to find.
  const needed = `f.id, ${f.createdAt}, ${f.firstName}, ${f.lastName}`
  const matching = `with matching as materialized (select ${needed} from users f where ${where(f)})`
  const order = sort === 'name' ? BY_NAME : NEWEST
  // The name in lower case is the list's order, and in its index.
  const isNamed = (w: string) =>
    sort === 'name'
      ? hasWords(`${w}.place || ' ' || lower(${columnsOf<User>(w).email})`)
      : isFound(columnsOf(w))
  return {
    order,
    ...list,
    ...(isIndexed(words) && {
      rows: searchRows({
        table: 'users',
        order,
        seen: 'users w where w.closed_at is null',
        isSeen: w => matches(columnsOf(w), isNamed(w)),
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

export const jobList = ({ status, search, needs }: JobsArgs) => {
  const words = search?.trim() ?? ''
  const ids = idsFrom(words)
  const isNumbered = (t: Columns<Job>) => `${t.id} between :lowest and :highest`
  const customers = `select u.id from users u where u.closed_at is null and ${isFoundByIndex(columnsOf('u'), words)}`
  const isNamed = (s: string) => hasWords(`${s}.customer`)
  const hasStatus = (t: Columns<Job>) => (status ? `${t.status} = :status` : 'true')
  // A value, which PostgreSQL asks of the few that match; it would join what "exists".
  const isOfStatus = (t: Columns<Job>) =>
    status ? `(select ${hasStatus(columnsOf('j'))} from jobs j where j.id = ${t.id})` : 'true'
  // Words that no index finds, and no order number begins with: compared with each order, of which there are fewer than people.
  const found = `select s.job_id from job_search s where ${isNamed('s')}`
  const isSearched = (t: Columns<Job>) =>
    ids ? `(${isNumbered(t)} or ${t.id} in (${found}))` : `${t.id} in (${found})`
  const where = (t: Columns<Job>) =>
    [
      hasStatus(t),
      ...(words ? [isSearched(t)] : []),
      // An array, which is found first: PostgreSQL might go through all jobs to see which of them are "in" it.
      ...(needs ? [`${t.id} = any(array(select w.id from ${needyJobs[needs]}))`] : []),
    ].join(' and ')
  const f = columnsOf<Job>('f')
  // Each customer's jobs by index, and the numbered ones by theirs; "offset 0" keeps PostgreSQL from reading all jobs.
  const numbered = (needed: string) =>
    ids ? `select ${needed} from jobs f where ${hasStatus(f)} and ${isNumbered(f)} union` : ''
  const gathered = `${numbered(`f.id, ${f.createdAt}`)} select f.* from matching m, lateral (
    select f.id, ${f.createdAt} from jobs f where ${f.customerId} = m.id and ${hasStatus(f)} offset 0) f`
  // What has digits and can be the beginning of an order number is rare, so all of it is gathered at once.
  const isRare = ids !== undefined && /\d/.test(words)
  return {
    ...rowsWhere(ownJobRows, where),
    // Few jobs need an admin, so their names are compared one by one.
    ...(!needs &&
      isIndexed(words) && {
        rows: searchRows({
          table: 'jobs',
          order: NEWEST,
          seen: '(select job_id as id, created_at, customer from job_search) w where true',
          isSeen: w => (ids ? `(${isNumbered(columnsOf(w))} or ${isNamed(w)})` : isNamed(w)),
          isListed: w => isOfStatus(columnsOf(w)),
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
