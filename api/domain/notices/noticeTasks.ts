import { newId } from '../../platform/ids.js'
import { queued, timed } from '../queued.js'

export const noticeTasks = {
  // Queued along with the notices: tell.ts.
  noticePush: queued<{ noticeId: string }>({ event: ({ noticeId }) => noticeId }),
  digestPush: queued<{ digestId: string }>({ event: ({ digestId }) => digestId }),
  devicePush: queued<{ deviceId: string; noticeId?: string; digestId?: string }>({
    event: ({ deviceId, noticeId = '', digestId = '' }) => `${noticeId}${digestId}:${deviceId}`,
  }),
  textCode: queued<{ consentId: string }>({ event: ({ consentId }) => consentId }),
  // Has no subject: nobody may have this number.
  textReply: queued<{ phone: string; isHelp: boolean }>({ event: () => `:${newId()}` }),
  // Queued along with the notices: tell.ts.
  noticeText: queued<{ noticeId: string }>({ event: ({ noticeId }) => noticeId }),
  digestText: queued<{ digestId: string }>({ event: ({ digestId }) => digestId }),
  // Local hours begin at one of these minutes in every time zone.
  sendDigests: timed({ cron: '*/15 * * * *', fill: '15m' }),
}
