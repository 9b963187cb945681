import { documentTypes, keysOf } from '@rules/kinds.js'
import type { SetupChecklist_AgendaFragment } from '../generated/agenda.js'

export const REQUIRED_DOCUMENTS = keysOf(documentTypes).length

/** True once nothing is missing for the first job; a vendor who has had a job stays set up, whatever they change. */
export const isSetUp = ({
  hasServices,
  offersRentals,
  hasRates,
  hasAreas,
  documentsOnFile,
  hasBid,
  hasJob,
}: SetupChecklist_AgendaFragment) =>
  hasJob ||
  (hasServices && (!offersRentals || hasRates) && hasAreas && documentsOnFile >= REQUIRED_DOCUMENTS && hasBid)
