import { applicationGraph } from '../../rules/applications/applicationGraph.js'
import { asEnum } from '../asEnum.js'

export const ApplicationStatuses = asEnum(
  'ApplicationStatus',
  applicationGraph.states,
  'The status of a vendor application.',
)
