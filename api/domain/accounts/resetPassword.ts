import { suspended } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { tell } from '../tell.js'
import { choosePasswordByLink } from './choosePasswordByLink.js'
import type { ResetPasswordInput } from './inputs.js'

/**
 * Uses up the mailed link and signs the account out everywhere (docs/product.md, Screens). Signs nobody in,
 * so someone who only reads the mailbox still needs the password. Invitation links work here too.
 */
export async function resetPassword(context: Context, input: ResetPasswordInput): Promise<void> {
  await choosePasswordByLink(context, input, {
    notGood: 'This link no longer works. Please ask for a new one.',
    allow({ isActive }) {
      if (!isActive) throw suspended()
    },
    async finish(tx, { id, email }, { purpose }) {
      if (purpose !== 'reset') return
      await enqueue(tx, 'passwordChangedMail', { userId: id, email })
      await tell(tx, context, { kind: 'password_changed', to: [id], data: {} })
    },
  })
}
