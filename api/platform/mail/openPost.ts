import type { Services } from '../Services.js'
import { outboxPost } from './outboxPost.js'
import type { Post } from './Post.js'
import { smtpPost } from './smtpPost.js'

/** Over SMTP, or without SMTP_URL into the outbox. */
export const openPost = (house: Pick<Services, 'config' | 'log'>): Post =>
  house.config.smtpUrl ? smtpPost(house.config.smtpUrl, house.log) : outboxPost(house)
