import type { NamedVendor } from '../businesses/vendorName.js'
import { formatMoney } from '../formatMoney.js'
import type { ServiceType, UserType } from '../kinds.js'
import type { VisitKind } from '../visits/visits.js'
import type { NoticeGroup } from './noticeGroups.js'

/** The role of the person who changed a job. */
export type NoticeActor = UserType

/** The notice's job and reader, which every kind has in addition to its data. */
export interface About {
  jobId: string | null
  role: UserType
}

/**
 * The job of a notice and its other parties, or for admins the person who asks for a review or an answer. Resolved when
 * the notice is read, because notices outlive closed accounts.
 */
export interface NoticeSubject {
  /** Null if the notice is about no job. */
  type: ServiceType | null
  zipCode: string | null
  vendor: NamedVendor | null
  customer: string | null
  person?: NamedVendor | null
}

/** How a sentence names its job and the parties. A name is null if the reader may not know it. */
export interface Names {
  /** "your junk pickup" for its customer, "the junk pickup in 78704" for others. */
  order: string
  vendor: string | null
  customer: string | null
  /** The other party: the vendor for a customer, the customer for a vendor. */
  other: string | null
  /** For admins: who opened the ticket, uploaded the document, or applied. For owners: the person of their business. */
  person: string | null
  /** "the delivery for your dumpster rental"; a junk pickup has only one visit, so "your junk pickup". */
  visit: (visit: { visitKind: VisitKind }) => string
  /** " with Dale Hart" */
  withOther: string
}

export interface NoticeKind<Data extends object> {
  /** The description in the API manual. */
  label: string
  /** The readers, each with the group it belongs to for them. */
  readers: Partial<Record<UserType, NoticeGroup>>
  /**
   * Sends the mail at once, together with others of its kind within two minutes, or only if the notice is still unread
   * after ten. `never` is for notices that need only the bell or whose mail goes to another address.
   */
  mail: 'now' | 'together' | 'if_unread' | 'never'
  /**
   * Who hears it in a vendor's business. By default owners and dispatchers; owners alone about documents and fees; and about
   * security only the account itself.
   */
  people?: 'self' | 'owners' | 'drivers'
  /** True if the notice isn't pushed, because the bell is enough. */
  isQuiet?: boolean
  /** The sentence that the bell shows, or several, of which the first is the mail's subject. */
  words: (data: Data, names: Names) => string | readonly [string, ...string[]]
  /** The page that the notice opens. */
  path: (about: About, data: Data) => string
}

export const kind = <Data extends object = Record<string, never>>(what: NoticeKind<Data>) => what

export const toOrder = ({ jobId }: About) => `/customer/orders?order=${jobId}`
export const toJob = ({ jobId }: About) => `/?job=${jobId}`
export const toJobOf = (about: About) => (about.role === 'customer' ? toOrder(about) : toJob(about))
export const toOrderOfAdmin = ({ jobId }: About) => `/?order=${jobId}`
const accountPaths: Record<UserType, string> = {
  customer: '/customer/account',
  vendor: '/?view=account',
  admin: '/?account=open',
}
export const toAccount = ({ role }: About) => accountPaths[role]

export const forAll = { customer: 'security', vendor: 'security', admin: 'security' } as const
export const forCustomers = (group: NoticeGroup) => ({ customer: group })
export const forVendors = (group: NoticeGroup) => ({ vendor: group })
export const forAdmins = (group: NoticeGroup) => ({ admin: group })
export const forBoth = (group: NoticeGroup) => ({ customer: group, vendor: group })
export const ofJobs = { customer: 'orders', vendor: 'jobs' } as const

export const unsigned = (amount: string) => formatMoney(amount.replace('-', ''))
/** Money that the vendor paid back. */
export const isBack = (amount: string) => amount.startsWith('-')
export const because = (reason: string | null) => (reason ? `: ${reason}` : '.')
export const actors: Record<NoticeActor, string> = {
  customer: 'The customer',
  vendor: 'The vendor',
  admin: 'Haulbid',
}

export type WithReason = { reason: string | null }
