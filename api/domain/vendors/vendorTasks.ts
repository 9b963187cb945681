import { timed } from '../queued.js'

export const vendorTasks = {
  // Local hours begin at one of these minutes in every time zone.
  documentExpiry: timed({ cron: '*/15 * * * *', fill: '15m' }),
}
