import { adminAudits } from '../admin/adminWords.js'
import { applicationAudits } from '../applications/applicationWords.js'
import { businessAudits } from '../businesses/businessWords.js'
import { chargeAudits } from '../charges/chargeWords.js'
import { dealAudits } from '../deals/dealWords.js'
import { ledgerAudits } from '../ledger/ledgerWords.js'
import { offerAudits } from '../offers/offerWords.js'
import { ratingAudits } from '../ratings/ratingWords.js'
import { statementAudits } from '../statements/statementWords.js'
import { supportAudits } from '../support/supportWords.js'
import { vendorAudits } from '../vendors/vendorWords.js'
import { visitAudits } from '../visits/visitWords.js'

/** Every act of an admin that the log records. */
export const auditActions = {
  ...vendorAudits,
  ...businessAudits,
  ...visitAudits,
  ...chargeAudits,
  ...ledgerAudits,
  ...statementAudits,
  ...offerAudits,
  ...dealAudits,
  ...ratingAudits,
  ...supportAudits,
  ...applicationAudits,
  ...adminAudits,
}

export type AuditAction = keyof typeof auditActions
