import type { Columns } from '../../platform/rows/columns.js'
import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'
import type { Message } from './Message.js'

/** In SQL: a thread is its two people's; a vendor who came later does not read what was said before. */
export const mayReadMessage = (m: Columns<Message>) =>
  `(${m.senderId} = :viewer or ${m.receiverId} = :viewer or :isAdmin)`

export const messageRows: View<Message> = {
  table: 'messages',
  fields: {
    sender: one(
      () => userRows,
      (u, m) => `${u.id} = ${m.senderId}`,
    ),
  },
}
