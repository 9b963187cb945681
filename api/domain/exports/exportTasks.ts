import { queued, timed } from '../queued.js'

export const exportTasks = {
  writeDataExport: queued<{ exportId: string }>({
    event: ({ exportId }) => exportId,
    // Long tasks run one at a time, so that mail does not wait behind them.
    queue: 'data-exports',
  }),
  dataExportMail: queued<{ exportId: string }>({ event: ({ exportId }) => exportId }),
  removeDataExports: timed({ cron: '15 * * * *', fill: '1h' }),
}
