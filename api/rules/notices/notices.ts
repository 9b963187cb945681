import { accountNotices } from '../accounts/accountNotices.js'
import { applicationNotices } from '../applications/applicationNotices.js'
import { bidNotices } from '../bids/bidNotices.js'
import { boardNotices } from '../board/boardNotices.js'
import { businessNotices } from '../businesses/businessNotices.js'
import { vendorName } from '../businesses/vendorName.js'
import { changeOrderNotices } from '../changeOrders/changeOrderNotices.js'
import { chargeNotices } from '../charges/chargeNotices.js'
import { dealNotices } from '../deals/dealNotices.js'
import { jobNotices } from '../jobs/jobNotices.js'
import { keysOf, serviceTypes, type UserType } from '../kinds.js'
import { messageNotices } from '../messages/messageNotices.js'
import { offerNotices } from '../offers/offerNotices.js'
import { paymentNotices } from '../payments/paymentNotices.js'
import { peopleNotices } from '../people/peopleNotices.js'
import type { PersonRole } from '../people/roles.js'
import { questionNotices } from '../questions/questionNotices.js'
import { ratingNotices } from '../ratings/ratingNotices.js'
import { statementNotices } from '../statements/statementNotices.js'
import { stockNotices } from '../stock/stockNotices.js'
import { supportNotices } from '../support/supportNotices.js'
import { documentNotices } from '../vendors/documentNotices.js'
import { visitNotices } from '../visits/visitNotices.js'
import { visitKinds } from '../visits/visits.js'
import type { NoticeGroup } from './noticeGroups.js'
import type { About, Names, NoticeKind, NoticeSubject } from './noticeKind.js'

/** Every kind of notice. A new one takes an entry in its noun's file, and its mail in the noun's `…NoticeMails.ts`. */
export const noticeKinds = {
  ...accountNotices,
  ...documentNotices,
  ...businessNotices,
  ...jobNotices,
  ...stockNotices,
  ...visitNotices,
  ...peopleNotices,
  ...chargeNotices,
  ...paymentNotices,
  ...statementNotices,
  ...bidNotices,
  ...offerNotices,
  ...changeOrderNotices,
  ...boardNotices,
  ...dealNotices,
  ...ratingNotices,
  ...messageNotices,
  ...questionNotices,
  ...supportNotices,
  ...applicationNotices,
} as const

export type NoticeKindName = keyof typeof noticeKinds
/** False for kinds of a newer release, whose processes may run beside this one. */
export const isNoticeKind = (name: string): name is NoticeKindName => Object.hasOwn(noticeKinds, name)

export type NoticeData<K extends NoticeKindName> =
  (typeof noticeKinds)[K] extends NoticeKind<infer Data> ? Data : never

const kindOf = (name: NoticeKindName) => noticeKinds[name] as NoticeKind<object>

/** The group in which a reader of this role hears the kind. */
export const groupOf = (name: NoticeKindName, role: UserType): NoticeGroup | undefined =>
  kindOf(name).readers[role]

const OF_GROUPS: Partial<Record<NoticeGroup, Audience>> = {
  security: 'self',
  documents: 'owners',
  fees: 'owners',
}

/** Who hears a kind in a vendor's business; `drivers` are those who visit the job, beside owners and dispatchers. */
export type Audience = 'self' | 'owners' | 'operations' | 'drivers'

export const audienceOf = (name: NoticeKindName): Audience => {
  const { people, readers } = kindOf(name)
  return people ?? (readers.vendor && OF_GROUPS[readers.vendor]) ?? 'operations'
}

const HEARD: Record<PersonRole, readonly Audience[]> = {
  owner: ['self', 'owners', 'operations', 'drivers'],
  dispatcher: ['self', 'operations', 'drivers'],
  driver: ['self', 'drivers'],
}

/** The kinds that somebody in this role may hear; without a role, only those about their own account. */
export const kindsHeardBy = (role: PersonRole | null): NoticeKindName[] =>
  keysOf(noticeKinds).filter(name => (role === null ? ['self'] : HEARD[role]).includes(audienceOf(name)))

export const isPushed = (name: NoticeKindName): boolean => !kindOf(name).isQuiet

export const mailTimingOf = (name: NoticeKindName) => kindOf(name).mail

interface StoredNotice extends About {
  kind: NoticeKindName
  data: object
}

/** Old notices may outlive their job. */
const orderOf = ({ jobId, role }: About, subject: NoticeSubject | null): string => {
  if (jobId === null) return ''
  if (!subject?.type) return role === 'customer' ? 'your order' : 'a job'
  const service = serviceTypes[subject.type].toLowerCase()
  return role === 'customer' ? `your ${service}` : `the ${service} in ${subject.zipCode}`
}

const namesOf = (about: About, subject: NoticeSubject | null): Names => {
  const order = orderOf(about, subject)
  const vendor = subject?.vendor ? vendorName(subject.vendor) : null
  const customer = subject?.customer ?? null
  const other = about.role === 'customer' ? vendor : customer
  return {
    order,
    vendor,
    customer,
    other,
    person: subject?.person ? vendorName(subject.person) : null,
    visit: ({ visitKind }) =>
      visitKind === 'haul' ? order : `the ${visitKinds[visitKind].toLowerCase()} for ${order}`,
    withOther: other === null ? '' : ` with ${other}`,
  }
}

type ToldNotice = StoredNotice & { subject: NoticeSubject | null }

const sentencesOf = ({ kind: name, data, subject, ...about }: ToldNotice): readonly string[] =>
  [kindOf(name).words(data, namesOf(about, subject))].flat()

export const noticeWords = (notice: ToldNotice): string => sentencesOf(notice).join(' ')

/** The first sentence without its period: who did what. */
export const noticeTitle = (notice: ToldNotice): string => sentencesOf(notice)[0]!.replace(/\.$/, '')

export const noticePath = ({ kind: name, data, ...about }: StoredNotice): string =>
  kindOf(name).path(about, data)
