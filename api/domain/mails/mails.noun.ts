import { noun } from '../noun.js'
import { digestMail } from './digestMail.js'
import { noticeMail } from './noticeMail.js'

export const mails = noun({
  name: 'mails',
  why: 'The mail of a notice tells of its job, bid, thread, or ticket.',
  tasks: { noticeMail, digestMail },
})
