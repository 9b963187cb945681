import { makeJob } from '../../../testing/makers/makeJob.js'
import { jobSteps } from './jobSteps.js'

const posted = makeJob().history
const event = (fromStatus: string, toStatus: string) =>
  ({ ...posted[0], id: toStatus, fromStatus, toStatus }) as never

const shape = (status: string, ...events: never[]) =>
  jobSteps({ status: status as never, history: [...posted, ...events] }).map(
    ({ label, state }) => `${label} ${state}`,
  )

it.each([
  ['pending', ['Requested current', 'Accepted ahead', 'In Progress ahead', 'Completed ahead']],
  ['accepted', ['Requested done', 'Accepted current', 'In Progress ahead', 'Completed ahead']],
  ['in_progress', ['Requested done', 'Accepted done', 'In Progress current', 'Completed ahead']],
  ['completed', ['Requested done', 'Accepted done', 'In Progress done', 'Completed done']],
  ['on_hold', ['Requested current', 'Accepted ahead', 'In Progress ahead', 'Completed ahead']],
])('shows the steps of a job that is %s', (status, steps) => expect(shape(status)).toEqual(steps))

it('dates the request from when it was placed, not from when it was edited or given back', () => {
  const at = (day: number, fromStatus: string, toStatus: string) =>
    ({ ...posted[0], id: day, fromStatus, toStatus, createdAt: `2026-11-${day}T09:00:00.000Z` }) as never
  const history = [
    ...posted,
    at(21, 'pending', 'pending'),
    at(22, 'pending', 'accepted'),
    at(23, 'accepted', 'pending'),
    at(24, 'pending', 'accepted'),
  ]
  const [requested, accepted] = jobSteps({ status: 'accepted', history })
  expect(requested?.detail).toContain('Nov 20')
  expect(accepted?.detail).toContain('Nov 24')
})

it('stops where it was cancelled', () => {
  expect(shape('cancelled', event('pending', 'cancelled'))).toEqual(['Requested done', 'Cancelled stopped'])
  expect(shape('cancelled', event('pending', 'accepted'), event('accepted', 'cancelled'))).toEqual([
    'Requested done',
    'Accepted done',
    'Cancelled stopped',
  ])
})
