import { NEWEST, type Order, rowsWhere } from '../../platform/rows/keyset.js'
import { containing } from '../../platform/rows/like.js'
import type { JobsArgs, UsersArgs } from './inputs.js'

const BY_NAME: Order = {
  by: u => `lower(${u}.first_name || ' ' || ${u}.last_name)`,
  type: 'text',
  ascending: true,
}

/** As the index users_search has it, so that a search is quick among a million. */
const FOUND = (u: string) => `(${u}.first_name || ' ' || ${u}.last_name || ' ' || ${u}.email) ilike :search`

export const userList = ({ search, type, isActive, sort }: UsersArgs) => {
  const asked = [
    't.closed_at is null',
    ...(search?.trim() ? [FOUND('t')] : []),
    ...(type ? ['t.user_type = :type'] : []),
    ...(isActive == null ? [] : ['t.is_active = :isActive']),
  ]
  const where = asked.join(' and ')
  return {
    order: sort === 'name' ? BY_NAME : NEWEST,
    ...rowsWhere('users', where),
    values: { search: containing(search?.trim() ?? ''), type, isActive },
  }
}

const ORDER_NUMBER = /^#?([0-9a-f][0-9a-f-]{2,35})$/i

export const jobList = ({ status, search }: JobsArgs) => {
  const words = search?.trim() ?? ''
  const number = ORDER_NUMBER.exec(words)?.[1]?.toLowerCase()
  const found = [
    ...(number ? ['t.id::text like :number'] : []),
    `t.customer_id in (select u.id from users u where u.closed_at is null and ${FOUND('u')})`,
  ].join(' or ')
  const where =
    [...(status ? ['t.status = :status'] : []), ...(words ? [`(${found})`] : [])].join(' and ') || 'true'
  return {
    ...rowsWhere('jobs', where),
    values: { status, number: `${number}%`, search: containing(words) },
  }
}
