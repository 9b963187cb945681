import { queued } from '../queued.js'

export const mailTasks = {
  // Queued along with the notices: tell.ts.
  noticeMail: queued<{ noticeId: string }>({ event: ({ noticeId }) => noticeId }),
  digestMail: queued<{ digestId: string }>({ event: ({ digestId }) => digestId }),
}
