import { queued, timed } from '../queued.js'

export const jobTasks = {
  // Each edit is an event: the task of the one before may be running.
  tellVendors: queued<{ jobId: string; eventId?: string; version?: number; askedVendorId?: string }>({
    event: ({ jobId, eventId, version }) => [jobId, eventId, version].filter(Boolean).join(':'),
    priority: -10,
  }),
  tellServed: timed({ cron: '*/5 * * * *' }),
  tellStranded: queued<{ vendorId: string; isActive: boolean; eventId: string }>({
    event: ({ vendorId, eventId }) => `${vendorId}:${eventId}`,
  }),
}
