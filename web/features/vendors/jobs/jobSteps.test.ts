import { makeEvent } from '../vendorFixtures.js'
import { jobSteps } from './jobSteps.js'

const posted = makeEvent('0', null, 'pending', 'customer')
const accepted = makeEvent('1', 'pending', 'accepted', 'customer')
const started = makeEvent('2', 'accepted', 'in_progress', 'vendor')
const completed = makeEvent('3', 'in_progress', 'completed', 'vendor')
const cancelled = makeEvent('4', 'accepted', 'cancelled', 'customer')

const states = (status: Parameters<typeof jobSteps>[0]['status'], ...history: (typeof posted)[]) =>
  jobSteps({ status, history }).map(({ label, state }) => `${label}: ${state}`)

test('an accepted job waits to be started', () => {
  expect(states('accepted', posted, accepted)).toEqual([
    'Accepted: current',
    'In Progress: ahead',
    'Completed: ahead',
  ])
})

test('a started job has its first step behind it', () => {
  expect(states('in_progress', posted, accepted, started)).toEqual([
    'Accepted: done',
    'In Progress: current',
    'Completed: ahead',
  ])
})

test('a completed job has nothing left to do', () => {
  expect(states('completed', posted, accepted, started, completed)).toEqual([
    'Accepted: done',
    'In Progress: done',
    'Completed: done',
  ])
})

test('a cancelled job stops where it was', () => {
  expect(states('cancelled', posted, accepted, cancelled)).toEqual(['Accepted: done', 'Cancelled: stopped'])
})

test('a job that was given back and taken again shows when it was last taken', () => {
  const again = {
    ...makeEvent('5', 'pending', 'accepted', 'customer'),
    createdAt: '2026-11-25T10:00:00.000Z',
  }
  const [first] = jobSteps({ status: 'accepted', history: [posted, accepted, again] })
  expect(first?.detail).toContain('Nov 25')
})
