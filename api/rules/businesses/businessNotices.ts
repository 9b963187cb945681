import { forVendors, kind, toAccount } from '../notices/noticeKind.js'
import { type BusinessRemovalReason, businessRemovalReasons } from '../ratings/removalReasons.js'

export const businessNotices = {
  business_removed: kind<{ what: 'name' | 'logo'; reason: BusinessRemovalReason }>({
    label: 'An admin removed the name or the logo of their business',
    readers: forVendors('documents'),
    mail: 'now',
    words: ({ what, reason }) =>
      `Haulbid removed your business ${what}: ${businessRemovalReasons[reason].toLowerCase()}.`,
    path: toAccount,
  }),
} as const
