import { queued, timed } from '../queued.js'

export const uploadTasks = {
  makeThumbnails: queued<{ uploadId: string }>({ event: ({ uploadId }) => uploadId, priority: 20 }),
  removeUnclaimed: timed({ cron: '15 * * * *', fill: '1h' }),
}
