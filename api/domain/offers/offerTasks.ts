import { queued } from '../queued.js'

export const offerTasks = {
  // Each edit is an event: the task of the one before may be running.
  makeOffers: queued<{ jobId: string; eventId?: string; version?: number }>({
    event: ({ jobId, eventId, version }) => [jobId, eventId, version].filter(Boolean).join(':'),
    priority: -20,
  }),
}
