import type { TaskWords } from '../admin/logWords.js'

export const tasks = {
  writeDataExport: { name: 'Data export', about: 'Copy' },
  dataExportMail: { name: 'Data download email', about: 'Copy' },
  removeDataExports: { name: 'Cleanup of data exports' },
} satisfies Record<string, TaskWords>
