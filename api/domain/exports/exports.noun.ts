import { noun } from '../noun.js'
import { DataExport } from './DataExport.js'
import { ExportResolver } from './ExportResolver.js'
import { exported, notExported } from './userData.js'

export const exports = noun({
  name: 'exports',
  why: 'A data export holds something of every noun.',
  entities: [DataExport],
  resolvers: [ExportResolver],
  exported,
  notExported,
})
