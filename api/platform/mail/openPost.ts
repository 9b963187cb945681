import type { PlatformContext } from '../PlatformContext.js'
import { outboxPost } from './outboxPost.js'
import type { Post } from './Post.js'
import { smtpPost } from './smtpPost.js'

/** Over SMTP, or without SMTP_URL into the outbox. */
export const openPost = (app: Pick<PlatformContext, 'config' | 'log'>): Post =>
  app.config.smtpUrl ? smtpPost(app.config.smtpUrl, app.log) : outboxPost(app)
