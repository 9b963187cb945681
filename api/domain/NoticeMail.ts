import type { Mail, MailFact } from '../platform/mail/Post.js'
import type { UserType } from '../rules/kinds.js'
import type { NoticeData, NoticeKindName } from '../rules/notices/notices.js'
import type { AppContext } from './context.js'
import type { JobFacts } from './deals/jobFacts.js'
import type { SentNotice } from './notices/sentNotice.js'

export type SentWith<Data> = SentNotice & { data: Data }

/** Writes the mail of a notice, or of several in one mail; null if nothing is left to say. */
type WriteMail<Data> = (app: AppContext, notice: SentWith<Data>, all: SentNotice[]) => Promise<Mail | null>

/** For all readers, or by their role. */
type More = string | Partial<Record<UserType, string>>

/** The facts of a mail about a job. The price is the notice's, or else the job price that the reader may know; none for a driver. */
export type FactsOf<Data> = (
  app: AppContext,
  notice: SentWith<Data>,
  job: JobFacts,
  price: MailFact[],
) => Promise<MailFact[]> | MailFact[]

/** A mail with the sentence of the bell. */
export interface PlainMail<Data> {
  /** By default the first sentence of the bell. */
  subject?: string | ((notice: SentWith<Data>) => string)
  button: string
  why: string | ((notice: SentWith<Data>) => string)
  /** Text that follows the sentence of the bell. */
  more?: More | ((notice: SentWith<Data>) => More)
  /** The last paragraphs. */
  closing?: (app: AppContext) => Promise<string[]>
  /** By default what the job is about, and the price. */
  facts?: FactsOf<Data>
}

/** Null if the kind only rings the bell, or another mail says it. */
export type NoticeMail<Data> = PlainMail<Data> | WriteMail<Data> | null

/** A mail for each of these kinds of notice. */
export type MailsOf<Kind extends NoticeKindName> = { [K in Kind]: NoticeMail<NoticeData<K>> }

export const FOR_ADMINS = "You're a Haulbid administrator."
export const FOR_CHARGES = "You're a party to the job and get emails about its charges."
export const forPartiesAndAdmins = ({ role }: SentNotice) => (role === 'admin' ? FOR_ADMINS : FOR_CHARGES)
