import { screen, within } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { makeOwnJob } from '../../../testing/makers/makeJob.js'
import { makeVisit, type Visit } from '../../../testing/makers/makeVisit.js'
import { vendor, vendorNetwork } from '../../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../../testing/renderApp.js'

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const scheduled = makeVisit({ windowStart: inHours(3), windowEnd: inHours(5), viewerCanStart: true })
const onTheWay = makeVisit({
  status: 'on_the_way',
  onTheWayAt: inHours(-1),
  eta: inHours(-0.5),
  viewerCanArrive: true,
  viewerCanFail: true,
})
const there = makeVisit({
  ...onTheWay,
  status: 'arrived',
  arrivedAt: inHours(-0.5),
  viewerCanArrive: false,
  viewerCanComplete: true,
})
const jobWith = (...visits: Visit[]) => makeOwnJob({ visits })

const open = async (visit: Visit, network: Network = {}) => {
  const job = jobWith(visit)
  const app = renderApp(`/?job=${job.id}`, {
    user: vendor,
    network: { ...vendorNetwork({ own: [job] }), VendorJobDetails: { job }, ...network },
  })
  const visits = within(await screen.findByRole('region', { name: 'Visits' }))
  const sent = (operation: string) => app.calls.find(call => call.operation === operation)?.variables
  return { ...app, visits, sent }
}
const moved = (visit: Visit) => ({ ...visit, job: jobWith(visit) })

test('sets off in one press, and says when', async () => {
  const { press, visits, sent } = await open(scheduled, { StartVisit: { startVisit: moved(onTheWay) } })
  const minutes = await visits.findByRole('group', { name: 'On the way, there in' })
  await press.click(within(minutes).getByRole('button', { name: '30 minutes' }))
  expect(await visits.findByRole('button', { name: "I've Arrived" })).toBeVisible()
  expect(sent('StartVisit')).toEqual({ visitId: scheduled.id, etaMinutes: 30 })
  expect(visits.getByText('On the way', { selector: 'dt' })).toBeVisible()
})

test('does not offer to set off days ahead', async () => {
  const { visits } = await open({ ...scheduled, windowStart: inHours(49), windowEnd: inHours(51) })
  expect(visits.getByText('Scheduled')).toBeVisible()
  expect(visits.queryByRole('button')).toBeNull()
})

test('arrives in one press', async () => {
  const { press, visits, sent } = await open(onTheWay, { ArriveAtVisit: { arriveAtVisit: moved(there) } })
  await press.click(visits.getByRole('button', { name: "I've Arrived" }))
  expect(await visits.findByRole('button', { name: 'Pickup Done' })).toBeVisible()
  expect(sent('ArriveAtVisit')).toEqual({ visitId: onTheWay.id })
})

test('says why a move was refused', async () => {
  const { press, visits } = await open(onTheWay, {
    ArriveAtVisit: () => refusal('CONFLICT', 'This visit has already moved on', { reason: 'VISIT_STATE' }),
  })
  await press.click(visits.getByRole('button', { name: "I've Arrived" }))
  expect(await screen.findByText('This visit has already moved on')).toBeVisible()
})

test('finishes a delivery with the number of the dumpster', async () => {
  const delivery = makeVisit({ ...there, kind: 'delivery' })
  const done = makeVisit({ ...delivery, status: 'done', doneAt: inHours(0), viewerCanComplete: false })
  const { press, visits, sent } = await open(delivery, { CompleteVisit: { completeVisit: moved(done) } })
  await press.type(await visits.findByLabelText(/^Dumpster/), 'No. 12')
  await press.click(visits.getByRole('button', { name: 'Delivery Done' }))
  expect(await screen.findByText('Delivery done')).toBeInTheDocument()
  expect(sent('CompleteVisit')).toEqual({
    visitId: delivery.id,
    input: { photos: [], unitLabel: 'No. 12', tons: null },
  })
})

test('keeps the entries when a photo is missing, and says so', async () => {
  const { press, visits } = await open(there, {
    CompleteVisit: () => refusal('CONFLICT', 'Add a photo to finish this visit', { reason: 'PHOTO_NEEDED' }),
  })
  await press.type(await visits.findByLabelText(/^Weight in tons/), '1.85')
  await press.click(visits.getByRole('button', { name: 'Pickup Done' }))
  expect(await visits.findByRole('alert')).toHaveTextContent('Add a photo to finish this visit')
  expect(visits.getByLabelText(/^Weight in tons/)).toHaveValue('1.85')
})

test("reports why a visit couldn't be done", async () => {
  const failed = makeVisit({
    ...there,
    status: 'failed',
    failedAt: inHours(0),
    failureReason: 'blocked',
    failureNote: 'A car',
    viewerCanComplete: false,
    viewerCanFail: false,
  })
  const { press, visits, sent } = await open(there, { FailVisit: { failVisit: moved(failed) } })
  await press.click(visits.getByRole('button', { name: "Couldn't Be Done" }))
  const dialog = within(await screen.findByRole('dialog', { name: "Why couldn't the pickup be done?" }))
  await press.selectOptions(dialog.getByLabelText('Reason'), 'The way was blocked')
  await press.type(dialog.getByLabelText(/^Note/), 'A car')
  await press.click(dialog.getByRole('button', { name: 'Report' }))
  expect(await visits.findByText('The way was blocked')).toBeVisible()
  expect(sent('FailVisit')).toEqual({
    visitId: there.id,
    input: { reason: 'blocked', note: 'A car', photos: [] },
  })
})

test('asks for a reason', async () => {
  const { press, visits } = await open(there)
  await press.click(visits.getByRole('button', { name: "Couldn't Be Done" }))
  const dialog = within(await screen.findByRole('dialog', { name: /couldn't/ }))
  await press.click(dialog.getByRole('button', { name: 'Report' }))
  expect(await dialog.findByText('Please choose a reason')).toBeVisible()
})

test("schedules a failed visit again, on the job's clock", async () => {
  const failed = makeVisit({
    status: 'failed',
    failedAt: inHours(0),
    failureReason: 'weather',
    viewerCanSchedule: true,
  })
  const again = makeVisit({ id: '00000000-0000-4000-8000-00000000a002' })
  const { press, visits, sent } = await open(failed, {
    ScheduleVisit: {
      scheduleVisit: { ...again, job: jobWith({ ...failed, viewerCanSchedule: false }, again) },
    },
  })
  await press.click(visits.getByRole('button', { name: 'Schedule again' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule the pickup again' }))
  await press.type(dialog.getByLabelText('Day'), '2030-07-04')
  await press.selectOptions(dialog.getByLabelText('Time'), 'Morning (8 AM-12 PM)')
  await press.click(dialog.getByRole('button', { name: 'Schedule' }))
  expect(await screen.findByText('Pickup scheduled again')).toBeInTheDocument()
  expect(sent('ScheduleVisit')).toMatchObject({
    input: {
      kind: 'haul',
      windowStart: '2030-07-04T13:00:00.000Z',
      windowEnd: '2030-07-04T17:00:00.000Z',
    },
  })
  expect(visits.queryByRole('button', { name: 'Schedule again' })).toBeNull()
})

test('offers the proof of service once a visit has begun', async () => {
  const { visits } = await open(onTheWay)
  expect(visits.getByRole('link', { name: 'Proof of Service (PDF)' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/jobs\/.+\/proof\.pdf$/),
  )
})
