import { subscribedBrowser } from '../../../test/pushService.js'
import { type PathPolicy, type Policy, SIGNED_IN } from '../../../test/security/policies.js'
import { expendable, given, some } from '../../../test/security/setups.js'
import { pushDevice, textedCode } from './setups.js'

export const mutations: Record<string, Policy> = {
  setNoticeFrequency: {
    may: SIGNED_IN,
    setup: some({ input: { group: 'bids', channel: 'mail', frequency: 'daily' } }),
  },
  setQuietHours: {
    may: SIGNED_IN,
    setup: some({ input: { isOn: true, from: 22, to: 7, timeZone: 'America/Chicago' } }),
  },
  addPushSubscription: {
    may: SIGNED_IN,
    browserOnly: true,
    setup: expendable(() => ({ input: subscribedBrowser().input })),
  },
  requestTextCode: {
    may: SIGNED_IN,
    browserOnly: true,
    setup: expendable(() => ({ input: { phone: '(512) 555-0147', consent: true } })),
  },
  // Only the account that requested the code may use it: api/domain/notices/texts.test.ts.
  confirmTextCode: { may: SIGNED_IN, browserOnly: true, setup: textedCode },
  stopTexts: { may: SIGNED_IN, setup: expendable(() => ({})) },
  removePushSubscription: { may: ['customer'], setup: given(pushDevice) },
  markNoticesRead: { may: SIGNED_IN, setup: some({ input: {} }) },
}

export const queries: Record<string, Policy> = {
  noticePreferences: { may: SIGNED_IN },
  // Users read their own notices: privacy.test.ts.
  notices: { may: SIGNED_IN },
}

export const restPaths: Record<string, PathPolicy> = {
  'GET /notices': { may: SIGNED_IN },
  'POST /notices/read': { may: SIGNED_IN, request: async () => ({ body: {} }) },
  'GET /notice-preferences': { may: SIGNED_IN },
  'PUT /notice-preferences': {
    may: SIGNED_IN,
    request: async () => ({ body: { group: 'bids', channel: 'mail', frequency: 'daily' } }),
  },
  'PUT /quiet-hours': {
    may: SIGNED_IN,
    request: async () => ({ body: { isOn: true, from: 22, to: 7, timeZone: 'America/Chicago' } }),
  },
}
