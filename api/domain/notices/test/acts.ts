import { newId } from '../../../platform/ids.js'
import { type Act, admin, afterAllDates, customer, input, vendor } from '../../../test/pairs/act.js'
import { subscribedBrowser } from '../../../test/pushService.js'
import { KNOWN_CODE } from '../../../test/texts.js'
import { holdNotice } from '../heldNotices.js'

export const acts: Record<string, Act[]> = {
  setNoticeFrequency: [
    {
      by: customer,
      variables: input(() => ({ group: 'bids', channel: 'mail', frequency: 'daily' })),
    },
  ],
  setQuietHours: [
    {
      by: customer,
      variables: input(() => ({ isOn: true, from: 22, to: 7, timeZone: 'America/Chicago' })),
    },
  ],
  addPushSubscription: [{ by: customer, variables: input(() => subscribedBrowser().input) }],
  removePushSubscription: [{ by: customer, variables: ({ pushDeviceId }) => ({ id: pushDeviceId }) }],
  requestTextCode: [{ by: customer, variables: input(() => ({ phone: '(512) 555-0147', consent: true })) }],
  confirmTextCode: [{ by: customer, variables: input(() => ({ code: KNOWN_CODE })) }],
  stopTexts: [{ by: customer }],
  markNoticesRead: [
    { by: customer, variables: input(() => ({})) },
    { by: vendor, variables: input(() => ({})) },
  ],
}

export const tasks: Record<string, Act[]> = {
  holdNotice: [
    {
      by: admin,
      run: ({ database }, { newcomer: { id: userId } }) =>
        holdNotice(database.pool, {
          noticeId: newId(),
          channel: 'mail',
          userId,
          group: 'new_jobs',
          dueAt: afterAllDates(),
        }),
    },
  ],
}
