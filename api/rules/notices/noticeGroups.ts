import type { UserType } from '../kinds.js'

/**
 * The groups of notices whose frequency people choose, by reader, with the labels of the settings page. The names are
 * stored.
 */
export const noticeGroups = {
  customer: {
    bids: 'Bids on your orders',
    orders: 'Order updates',
    messages: 'Messages from vendors',
    ratings: 'Ratings',
    support: 'Support replies',
    security: 'Account security',
  },
  vendor: {
    new_jobs: 'New matching jobs',
    bids: 'Bid updates',
    jobs: 'Job updates',
    messages: 'Messages from customers',
    ratings: 'Ratings',
    documents: 'Document reviews and expirations',
    fees: 'Fee statements',
    support: 'Support replies',
    security: 'Account security',
  },
  admin: {
    unserved: 'Jobs without a vendor nearby',
    tickets: 'New support tickets',
    documents: 'Documents to review',
    applications: 'Vendor applications',
    late: 'Vendors who are two hours late',
    charges: 'Contested charges, denied payments, and large discounts',
    fees: 'Overdue fee statements',
    security: 'Account security',
  },
} as const satisfies Record<UserType, Record<string, string>>

type KeysOfEach<T> = T extends unknown ? keyof T : never
export type NoticeGroup = KeysOfEach<(typeof noticeGroups)[UserType]>

export const noticeGroupNames: readonly NoticeGroup[] = [
  ...new Set(Object.values(noticeGroups).flatMap(groups => Object.keys(groups) as NoticeGroup[])),
]

/** An attacker who takes over an account must not be able to hide it from the owner. */
export const canSwitchOff = (group: NoticeGroup): boolean => group !== 'security'
