import { forAdmins, kind } from '../notices/noticeKind.js'

export const applicationNotices = {
  application_received: kind<{ applicationId: string }>({
    label: 'Someone applied to work as a vendor',
    readers: forAdmins('applications'),
    mail: 'now',
    words: (_, { person }) => `${person ?? 'Someone'} applied to be a Haulbid vendor.`,
    path: (_, { applicationId }) => `/?application=${applicationId}`,
  }),
} as const
