import { exportStatuses } from '../../rules/kinds.js'
import { asEnum } from '../asEnum.js'

export const ExportStatuses = asEnum('DataExportStatus', exportStatuses, 'The status of a data export.')
