import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { countedTo, NEWEST, type Order, rowsWhere } from '../../platform/rows/keyset.js'
import { limits } from '../../rules/limits.js'
import { searchWords } from '../../rules/searchWords.js'
import { type UserTable, userRows } from '../accounts/userRows.js'
import type { AppContext } from '../context.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { ownJobRows } from '../jobs/jobRows.js'
import type { JobsArgs, UsersArgs } from './inputs.js'

const BY_NAME: Order<UserTable> = { by: u => u.searchText, type: 'text', ascending: true }

const isFound = (u: Columns<UserTable>) =>
  `${u.closedAt} is null and ${u.searchText} like search_pattern(:words)`

/** A rare word is found by trigrams and a common one by walking the list, so PostgreSQL plans each search for its words. */
const searched = <R>(words: string, list: ReturnType<typeof rowsWhere<unknown, R>>) => ({
  ...countedTo(limits.countedMax, list),
  isPlannedAnew: words !== '',
})

export const userList = ({ search, type, isActive, sort }: UsersArgs) => {
  const words = searchWords(search)
  const list = rowsWhere(userRows, u =>
    [
      words ? isFound(u) : `${u.closedAt} is null`,
      ...(type ? [`${u.userType} = :type`] : []),
      ...(isActive == null ? [] : [`${u.isActive} = :isActive`]),
    ].join(' and '),
  )
  return {
    ...searched(words, list),
    order: sort === 'name' ? BY_NAME : NEWEST,
    values: { words, type, isActive },
  }
}

const ORDER_NUMBER = /^([0-9a-f][0-9a-f-]{2,35})$/i
const LOWEST = '00000000-0000-0000-0000-000000000000'

/** The first and last id with this prefix, or undefined if there can't be any. */
const idsFrom = (words: string) => {
  const number = ORDER_NUMBER.exec(words)?.[1]?.toLowerCase()
  if (!number || [...number].some((digit, at) => (digit === '-') !== (LOWEST[at] === '-'))) return undefined
  const rest = LOWEST.slice(number.length)
  return { lowest: number + rest, highest: number + rest.replaceAll('0', 'f') }
}

export const jobList = ({ status, search, needs }: JobsArgs, { needyJobs }: AppContext) => {
  const words = searchWords(search)
  const ids = idsFrom(words)
  const u = columnsOf<UserTable>('u')
  const isNamed = (t: Columns<JobTable>) =>
    `exists (select from users u where ${u.id} = ${t.customerId} and ${isFound(u)})`
  // With `or` instead of the union, PostgreSQL would scan all jobs.
  const isNumberedOrNamed = (t: Columns<JobTable>) =>
    `${t.id} in (select j.id from jobs j where j.id between :lowest and :highest
      union select j.id from jobs j where ${isNamed(columnsOf('j'))})`
  const list = rowsWhere(
    ownJobRows,
    t =>
      [
        ...(status ? [`${t.status} = :status`] : []),
        ...(words ? [ids ? isNumberedOrNamed(t) : isNamed(t)] : []),
        // An array, evaluated first: with `in`, PostgreSQL might scan all jobs.
        ...(needs ? [`${t.id} = any(array(select w.id from ${needyJobs[needs]}))`] : []),
      ].join(' and ') || 'true',
  )
  return { ...searched(words, list), values: { status, ...ids, words } }
}
