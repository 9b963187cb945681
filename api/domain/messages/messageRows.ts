import type { Columns } from '../../platform/rows/columns.js'
import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'
import type { Message } from './Message.js'

/** In SQL: messages belong to their two participants; a later vendor cannot read earlier ones. */
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
