import { createHash } from 'node:crypto'
import { composeMail } from '../platform/mail/composeMail.js'
import type { Mail } from '../platform/mail/Post.js'
import type { Work } from '../platform/queue/Task.js'
import { mailedEvent, mayMail } from './accounts/heldMails.js'
import type { AppContext } from './context.js'
import type { Task, TaskPayloads } from './TaskPayloads.js'

interface SaidMail extends Mail {
  /**
   * Sent without waiting for a confirmed email: for confirmation links, and for mails to an account's previous
   * address (docs/decisions/0062-an-email-is-confirmed.md).
   */
  evenUnconfirmed?: boolean
}

/** The content of a mail, or null if there is nothing left to send. */
type Saying<Name extends keyof TaskPayloads> = (
  app: AppContext,
  payload: TaskPayloads[Name],
  work: Work,
) => Promise<SaidMail | null>

/** The address of a closed account, which doesn't exist. */
const CLOSED = '@deleted.invalid'

const messageIdOf = ({ config }: AppContext, work: Work) => {
  const digest = createHash('sha256').update(mailedEvent(work)).digest('hex').slice(0, 32)
  return `<${digest}@${new URL(config.publicUrl).hostname}>`
}

const wasSent = async ({ database }: AppContext, messageId: string) => {
  const { rowCount } = await database.pool.query('select 1 from sent_mails where message_id = $1', [
    messageId,
  ])
  return rowCount === 1
}

const recordSent = ({ database, clock }: AppContext, messageId: string) =>
  database.pool.query('insert into sent_mails (message_id, sent_at) values ($1, $2) on conflict do nothing', [
    messageId,
    clock(),
  ])

/**
 * Mails an event once: an accepted mail is recorded at once and looked up before anything else, so that a repeated task
 * neither sends it again nor creates a new link. Most mails wait until the address is confirmed. For the remaining
 * window see docs/decisions/0024.
 */
export const mailTask =
  <Name extends keyof TaskPayloads>(say: Saying<Name>): Task<Name> =>
  async (app, payload, work) => {
    const messageId = messageIdOf(app, work)
    if (await wasSent(app, messageId)) return
    const mail = await say(app, payload, work)
    if (!mail || mail.to.endsWith(CLOSED)) return
    if (!mail.evenUnconfirmed && !(await mayMail(app, mail.to, payload, work))) return
    await work.post.send(composeMail(app.config, mail, { messageId, date: app.clock() }), work.signal)
    await recordSent(app, messageId)
  }
