import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { cents } from '../../rules/cents.js'
import { balanceWith, contestedWith, toPayBack, wasVendorOf } from './paymentRows.js'

const JOB = { id: ':jobId' }
const STANDING = `select ${balanceWith(JOB, ':vendorId')}::text as due, ${contestedWith(JOB, ':vendorId')}::text as contested,
  ${toPayBack(JOB, ':vendorId')}::text as "toPayBack", ${wasVendorOf(JOB, ':vendorId')} as "isVendor",
  (select a.account_id from card_accounts a where a.vendor_id = :vendorId) as "accountId",
  (select a.status from card_accounts a where a.vendor_id = :vendorId) as "cardStatus"`

interface Read {
  due: string
  contested: string
  toPayBack: string
  isVendor: boolean
  accountId: string | null
  cardStatus: string | null
}

/** What a customer and a vendor who has or had the job owe each other, in cents. */
export interface Standing extends Pick<Read, 'isVendor' | 'accountId'> {
  due: bigint
  contested: bigint
  /** What was paid too much and isn't on its way back to a card. */
  toPayBack: bigint
  takesCards: boolean
}

export const readStanding = async (tx: EntityManager, jobId: string, vendorId: string): Promise<Standing> => {
  const [read] = await executeNamed<Read>(tx, STANDING, { jobId, vendorId })
  const { due, contested, toPayBack, isVendor, accountId, cardStatus } = read!
  return {
    due: cents(due),
    contested: cents(contested),
    toPayBack: cents(toPayBack),
    isVendor,
    accountId,
    takesCards: cardStatus === 'on',
  }
}
