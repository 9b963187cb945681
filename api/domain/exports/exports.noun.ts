import { noun } from '../noun.js'
import { DataExport } from './DataExport.js'
import { dataExportMail } from './dataExportMail.js'
import { ExportResolver } from './ExportResolver.js'
import { removeDataExports } from './removeDataExports.js'
import { exported, notExported } from './userData.js'
import { writeDataExport } from './writeDataExport.js'

export const exports = noun({
  name: 'exports',
  why: 'A data export holds something of every noun.',
  entities: [DataExport],
  resolvers: [ExportResolver],
  tasks: { writeDataExport, dataExportMail, removeDataExports },
  exported,
  notExported,
})
