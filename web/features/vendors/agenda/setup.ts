import { documentTypes, keysOf } from '@rules/kinds.js'
import type { SetupChecklist_AgendaFragment } from '../../../generated/graphql.js'

export const REQUIRED_DOCUMENTS = keysOf(documentTypes).length

/** Whether nothing is missing before the first job. Who has had one is set up, whatever they have changed since. */
export const isSetUp = ({
  hasServices,
  hasAreas,
  documentsOnFile,
  hasBid,
  hasJob,
}: SetupChecklist_AgendaFragment) =>
  hasJob || (hasServices && hasAreas && documentsOnFile >= REQUIRED_DOCUMENTS && hasBid)
