import { badField } from '../../platform/errors.js'
import { suspended } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { tell } from '../tell.js'
import { choosePasswordByLink } from './choosePasswordByLink.js'
import type { ResetPasswordInput } from './inputs.js'

const ACCEPT_IT = 'This link is an invitation to a business. Please open it and accept.'

/**
 * Uses up the mailed link and signs the account out everywhere (docs/product.md, Screens). Signs nobody in,
 * so someone who only reads the mailbox still needs the password. Invitation links work here too, except those to a business.
 */
export async function resetPassword(context: Context, input: ResetPasswordInput): Promise<void> {
  await choosePasswordByLink(context, input, {
    notGood: 'This link no longer works. Please ask for a new one.',
    allow({ user, link, invited }) {
      if (!user.isActive) throw suspended()
      if (invited && link.purpose === 'invitation') throw badField('token', ACCEPT_IT)
    },
    async finish(tx, { user: { id, email }, link: { purpose } }) {
      if (purpose !== 'reset') return
      await enqueue(tx, 'passwordChangedMail', { userId: id, email })
      await tell(tx, context, { kind: 'password_changed', to: [id], data: {} })
    },
  })
}
