import type { Columns } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import { isDriversJob } from '../driverRows.js'
import type { User } from './User.js'
import { businessOf } from './worksFor.js'

const own = (column: keyof Columns<User>) => (u: Columns<User>) =>
  `case when ${u.id} = :person or :isAdmin then ${u[column]} end`

export interface UserTable extends User {
  /** The names and the email without accents, case, and apostrophes. */
  searchText: string
}

export const userRows: View<User, UserTable> = {
  table: 'users',
  fields: {
    username: own('username'),
    email: own('email'),
    phone: own('phone'),
    emailConfirmedAt: own('emailConfirmedAt'),
    version: own('version'),
    invitedAt: u => `case when :isAdmin and ${u.password} is null then ${u.invitedAt} end`,
    initialServiceZipCode: own('initialServiceZipCode'),
    initialServiceType: own('initialServiceType'),
    unreadMessages: u =>
      `(select count(*) from messages m where ${u.id} = :person and m.read_at is null
        and m.receiver_id = ${businessOf(':person::uuid')} and (m.receiver_id = :viewer or ${isDriversJob('m.job_id')}))::int`,
    unreadNotices: u =>
      `(select count(*) from (select from notices n where n.user_id = ${u.id} and n.user_id = :person and n.read_at is null limit 100) unread)::int`,
  },
  added: [],
}

/** The vendors of bids that the viewer may read: as the vendor, as the job's customer, or as an admin. */
export const bidderRows: typeof userRows = {
  ...userRows,
  like: userRows,
  added: [],
}
