import { forBoth, kind, toJobOf } from '../notices/noticeKind.js'

export const messageNotices = {
  message_received: kind({
    label: 'There are unread messages about a job',
    readers: forBoth('messages'),
    people: 'drivers',
    mail: 'if_unread',
    words: (_, { other, order }) =>
      other === null ? `You have a new message about ${order}.` : `${other} wrote to you about ${order}.`,
    path: toJobOf,
  }),
} as const
