import { makeJob } from '../../testing/makers/makeJob.js'
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
])('%s', (status, steps) => expect(shape(status)).toEqual(steps))

it('stops where it was cancelled', () => {
  expect(shape('cancelled', event('pending', 'cancelled'))).toEqual(['Requested done', 'Cancelled stopped'])
  expect(shape('cancelled', event('pending', 'accepted'), event('accepted', 'cancelled'))).toEqual([
    'Requested done',
    'Accepted done',
    'Cancelled stopped',
  ])
})
