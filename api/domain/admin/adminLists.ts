import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { containing, NEWEST, type Order, rowsWhere } from '../../platform/rows/keyset.js'
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

/** Same expression as the index users_search, so that a search is fast among a million users. */
const isFound = (u: Columns<User>) =>
  `(${u.firstName} || ' ' || ${u.lastName} || ' ' || ${u.email}) ilike :search`

export const userList = ({ search, type, isActive, sort }: UsersArgs) => {
  const where = (t: Columns<User>) =>
    [
      `${t.closedAt} is null`,
      ...(search?.trim() ? [isFound(t)] : []),
      ...(type ? [`${t.userType} = :type`] : []),
      ...(isActive == null ? [] : [`${t.isActive} = :isActive`]),
    ].join(' and ')
  return {
    order: sort === 'name' ? BY_NAME : NEWEST,
    ...rowsWhere(userRows, where),
    values: { search: containing(search?.trim() ?? ''), type, isActive },
  }
}

const ORDER_NUMBER = /^#?([0-9a-f][0-9a-f-]{2,35})$/i

export const jobList = ({ status, search }: JobsArgs) => {
  const words = search?.trim() ?? ''
  const number = ORDER_NUMBER.exec(words)?.[1]?.toLowerCase()
  const found = (t: Columns<Job>) =>
    [
      ...(number ? [`${t.id}::text like :number`] : []),
      `${t.customerId} in (select u.id from users u where u.closed_at is null and ${isFound(columnsOf('u'))})`,
    ].join(' or ')
  const where = (t: Columns<Job>) =>
    [...(status ? [`${t.status} = :status`] : []), ...(words ? [`(${found(t)})`] : [])].join(' and ') ||
    'true'
  return {
    ...rowsWhere(ownJobRows, where),
    values: { status, number: `${number}%`, search: containing(words) },
  }
}
