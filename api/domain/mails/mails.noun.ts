import { noun } from '../noun.js'

export const mails = noun({
  name: 'mails',
  why: 'The mail of a notice tells of its job, bid, thread, or ticket.',
})
