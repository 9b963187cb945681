import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'

/** In SQL: a thread is its two people's; a vendor who came later does not read what was said before. */
export const mayReadMessage = (m: string) =>
  `(${m}.sender_id = :viewer or ${m}.receiver_id = :viewer or :isAdmin)`

export const messageRows: View = {
  table: 'messages',
  fields: {
    sender: one(
      () => userRows,
      (u, m) => `${u}.id = ${m}.sender_id`,
    ),
  },
}
