import type { questionNotices } from '../../rules/questions/questionNotices.js'
import type { MailsOf } from '../NoticeMail.js'

export const questionNoticeMails: MailsOf<keyof typeof questionNotices> = {
  question_asked: {
    more: 'Every vendor who can see the order can read your answer. Details help them bid.',
    button: 'Read and answer',
    why: 'You posted the order and get emails about its questions.',
  },
  question_answered: {
    more: 'Check whether it changes your bid.',
    button: 'Read the answer',
    why: 'You asked about the job or bid on it.',
  },
}
