import { screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { orderId } from '../../testing/makers/ids.js'
import { makeChangeOrder } from '../../testing/makers/makeChange.js'
import { makeOwnJob } from '../../testing/makers/makeJob.js'
import { makeStay, makeUnit, unitId } from '../../testing/makers/makeStock.js'
import { makeVisit, type Visit } from '../../testing/makers/makeVisit.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

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
const jobWith = (...visits: Visit[]) => makeOwnJob({ id: orderId(1), visits })

const open = async (visit: Visit, network: Network = {}) => {
  const job = jobWith(visit)
  const app = renderApp(`/?job=${job.id}`, {
    user: vendor,
    network: { ...vendorNetwork({ own: [job] }), VendorJobDetails: { job }, ...network },
  })
  const visits = within(await screen.findByRole('region', { name: 'Timeline' }))
  const sent = (operation: string) => app.calls.find(call => call.operation === operation)?.variables
  return { ...app, visits, sent }
}
const moved = (visit: Visit) => ({ ...visit, job: jobWith(visit) })

test('sets off in one press, and says when', async () => {
  // Late in the evening, three hours ahead is another day, on which the vendor is asked first.
  const begun = makeVisit({ ...scheduled, windowStart: inHours(-1), windowEnd: inHours(1) })
  const { press, visits, sent } = await open(begun, { StartVisit: { startVisit: moved(onTheWay) } })
  await press.click(await visits.findByRole('button', { name: "I'm on My Way: 30 Minutes" }))
  expect(await visits.findByRole('button', { name: "I've Arrived" })).toBeVisible()
  expect(sent('StartVisit')).toEqual({ visitId: scheduled.id, etaMinutes: 30 })
  expect(visits.getByText('On the way', { selector: 'dt' })).toBeVisible()
})

test('names other minutes before setting off, and later', async () => {
  const begun = makeVisit({ ...scheduled, windowStart: inHours(-1), windowEnd: inHours(1) })
  const { press, visits, sent } = await open(begun, { StartVisit: { startVisit: moved(onTheWay) } })
  const change = async () => press.click(await visits.findByRole('button', { name: 'Change Minutes' }))
  await change()
  const minutes = within(visits.getByRole('group', { name: "I'm on my way. I'll be there in" }))
  expect(minutes.getByRole('button', { name: '15 minutes' })).toHaveFocus()
  await press.click(minutes.getByRole('button', { name: 'Not Now' }))
  await waitFor(() => expect(visits.getByRole('button', { name: /^I'm on My Way/ })).toHaveFocus())
  await change()
  await press.click(visits.getByRole('button', { name: '90 minutes' }))
  expect(await visits.findByRole('button', { name: "I've Arrived" })).toBeVisible()
  expect(sent('StartVisit')).toEqual({ visitId: scheduled.id, etaMinutes: 90 })
  await change()
  expect(visits.getByRole('button', { name: '60 minutes' })).toBeVisible()
})

test('does not offer to set off days ahead', async () => {
  const { visits } = await open({ ...scheduled, viewerCanStart: false })
  expect(visits.getByText('Scheduled')).toBeVisible()
  expect(visits.queryByRole('button')).toBeNull()
})

test('asks before setting off on an earlier day', async () => {
  const early = makeVisit({ ...scheduled, windowStart: inHours(30), windowEnd: inHours(32) })
  const { press, visits, sent } = await open(early, { StartVisit: { startVisit: moved(onTheWay) } })
  await press.click(await visits.findByRole('button', { name: "I'm on My Way" }))
  const question = within(visits.getByRole('group', { name: /^This visit is on .+\. Set off now\?/ }))
  expect(sent('StartVisit')).toBeUndefined()
  await press.click(question.getByRole('button', { name: '15 minutes' }))
  expect(await visits.findByRole('button', { name: "I've Arrived" })).toBeVisible()
  expect(sent('StartVisit')).toEqual({ visitId: early.id, etaMinutes: 15 })
})

test('takes back that the vendor is on the way', async () => {
  const justLeft = makeVisit({ ...onTheWay, onTheWayAt: inHours(0), viewerCanUndoStart: true })
  const { press, visits, sent } = await open(justLeft, {
    UndoStartVisit: { undoStartVisit: moved(scheduled) },
  })
  expect(visits.getByText(/^You are expected at \d/)).toBeVisible()
  await press.click(visits.getByRole('button', { name: /^Undo/ }))
  expect(await visits.findByRole('button', { name: /^I'm on My Way/ })).toBeVisible()
  expect(sent('UndoStartVisit')).toEqual({ visitId: justLeft.id })
})

test('takes it back for a minute only', async () => {
  const { visits } = await open(makeVisit({ ...onTheWay, viewerCanUndoStart: true }))
  expect(visits.getByRole('button', { name: "I've Arrived" })).toBeVisible()
  expect(visits.queryByRole('button', { name: /^Undo/ })).toBeNull()
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

test('finishes a swap with the dumpster left, the one taken, and the weight', async () => {
  const swap = makeVisit({ ...there, kind: 'swap' })
  const done = makeVisit({
    ...swap,
    status: 'done',
    doneAt: inHours(0),
    unitLabel: 'No. 9',
    takenLabel: 'No. 7',
    viewerCanComplete: false,
  })
  const { press, visits, sent } = await open(swap, { CompleteVisit: { completeVisit: moved(done) } })
  await press.type(await visits.findByLabelText(/^Dumpster left/), 'No. 9')
  await press.type(visits.getByLabelText(/^Dumpster taken/), 'No. 7')
  expect(visits.getByLabelText(/^Weight in tons/)).toBeVisible()
  await press.click(visits.getByRole('button', { name: 'Swap Done' }))
  expect(await screen.findByText('Swap done')).toBeInTheDocument()
  expect(sent('CompleteVisit')).toEqual({
    visitId: swap.id,
    input: { photos: [], unitLabel: 'No. 9', takenLabel: 'No. 7', tons: null },
  })
  expect(await visits.findByText('Dumpster taken', { selector: 'dt' })).toBeVisible()
})

test('keeps the entries when a photo is missing, and says so', async () => {
  const delivery = makeVisit({ ...there, kind: 'delivery' })
  const { press, visits } = await open(delivery, {
    CompleteVisit: () => refusal('CONFLICT', 'Add a photo to finish this visit', { reason: 'PHOTO_NEEDED' }),
  })
  await press.type(await visits.findByLabelText(/^Dumpster/), 'No. 12')
  await press.click(visits.getByRole('button', { name: 'Delivery Done' }))
  expect(await visits.findByRole('alert')).toHaveTextContent('Add a photo to finish this visit')
  expect(visits.getByLabelText(/^Dumpster/)).toHaveValue('No. 12')
})

test('marks the missing scale ticket at its field, and keeps the weight', async () => {
  const { press, visits, sent } = await open(there)
  await press.type(await visits.findByLabelText(/^Weight in tons/), '1.85')
  expect(visits.getByRole('button', { name: 'Take Photo of the scale ticket' })).toBeVisible()
  await press.click(visits.getByRole('button', { name: 'Pickup Done' }))
  const missing = 'Add a photo of the scale ticket, or clear the weight'
  expect(await visits.findByRole('alert')).toHaveTextContent(missing)
  expect(visits.getByRole('button', { name: 'Add photo' })).toHaveAccessibleDescription(missing)
  expect(visits.getByLabelText(/^Weight in tons/)).toHaveValue('1.85')
  expect(sent('CompleteVisit')).toBeUndefined()
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

test('calls a visit off for a reason that can be known beforehand', async () => {
  const off = makeVisit({
    ...scheduled,
    status: 'failed',
    failedAt: inHours(0),
    failureReason: 'weather',
    viewerCanStart: false,
  })
  const { press, visits, sent } = await open(
    { ...scheduled, viewerCanFail: true },
    { FailVisit: { failVisit: moved(off) } },
  )
  await press.click(visits.getByRole('button', { name: 'Call Off the Pickup' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Call off the pickup?' }))
  expect(dialog.queryByRole('option', { name: 'Nobody was there' })).toBeNull()
  await press.selectOptions(dialog.getByLabelText('Reason'), 'The weather')
  await press.click(dialog.getByRole('button', { name: 'Report' }))
  expect(await visits.findByText('The weather')).toBeVisible()
  expect(sent('FailVisit')).toMatchObject({ input: { reason: 'weather' } })
})

test('asks for a reason', async () => {
  const { press, visits } = await open(there)
  await press.click(visits.getByRole('button', { name: "Couldn't Be Done" }))
  const dialog = within(await screen.findByRole('dialog', { name: /couldn't/ }))
  await press.click(dialog.getByRole('button', { name: 'Report' }))
  expect(await dialog.findByText('Please choose a reason')).toBeVisible()
})

test("asks the customer for another time for a failed visit, on the job's clock", async () => {
  const failed = makeVisit({
    status: 'failed',
    failedAt: inHours(0),
    failureReason: 'weather',
    viewerCanSchedule: true,
  })
  const asked = makeChangeOrder({
    kind: 'move_visit',
    amount: null,
    note: null,
    visit: failed,
    viewerCanWithdraw: true,
  })
  const after = { ...jobWith({ ...failed, viewerCanSchedule: false }), changeOrders: [asked] }
  const { press, visits, sent } = await open(failed, {
    ChangeFacts: { job: jobWith(failed) },
    ProposeChangeOrder: { proposeChangeOrder: { ...asked, job: after } },
  })
  await press.click(visits.getByRole('button', { name: 'Schedule again' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule the pickup again' }))
  await press.type(await dialog.findByLabelText('New day'), '2027-07-04')
  await press.selectOptions(dialog.getByLabelText('Time'), 'Morning (8 AM-12 PM)')
  expect(dialog.getByText(/^Free\. .+ has 48 hours to agree\.$/)).toBeVisible()
  await press.click(dialog.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByRole('article', { name: 'You asked to schedule the pickup again' })).toBeVisible()
  expect(sent('ProposeChangeOrder')).toMatchObject({
    input: {
      kind: 'move_visit',
      visitId: failed.id,
      windowStart: '2027-07-04T13:00:00.000Z',
      windowEnd: '2027-07-04T17:00:00.000Z',
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

describe('the delivery of a vendor who counts dumpsters', () => {
  const delivery = makeVisit({ ...there, kind: 'delivery' })
  const reserved = ({ jobId }: { jobId: string }) => ({
    job: {
      __typename: 'Job' as const,
      id: jobId,
      dumpsterSize: '20_yard' as const,
      reservation: {
        __typename: 'Reservation' as const,
        unit: { __typename: 'Unit' as const, id: unitId(2), label: '20-2' },
      },
    },
  })
  const units = [
    makeUnit(1),
    makeUnit(2),
    makeUnit(3, { stay: makeStay('977f7603') }),
    makeUnit(4, { outSince: '2026-11-20T18:00:00Z' }),
    makeUnit(5, { size: '10_yard', label: '10-5' }),
  ]
  const network: Network = {
    ReservedUnit: reserved,
    UnitsToBring: { units },
  }
  const done = { ...delivery, status: 'done' as const, viewerCanComplete: false }

  test('has the reserved one chosen, and the free ones of its size in the list', async () => {
    const { press, visits, sent } = await open(delivery, {
      ...network,
      CompleteVisit: { completeVisit: moved(done) },
    })
    const field = await visits.findByLabelText('Which dumpster?')
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['20-2 (reserved)', '20-1'])
    await press.selectOptions(field, '20-1')
    await press.click(visits.getByRole('button', { name: /^Delivery Done/ }))
    await waitFor(() => expect(sent('CompleteVisit')).toMatchObject({ input: { unitLabel: '20-1' } }))
  })

  test('takes another name, and shows at the field that this one stands elsewhere', async () => {
    const message = '20-3 stands at another address until Dec 9'
    const { press, visits, sent } = await open(delivery, {
      ...network,
      CompleteVisit: refusal('CONFLICT', message, {
        reason: 'UNIT_TAKEN',
        issues: [{ path: 'unitLabel', message }],
      }),
    })
    await press.click(await visits.findByRole('button', { name: 'Another One' }))
    await press.type(visits.getByLabelText(/^Which dumpster/), '20-3')
    await press.click(visits.getByRole('button', { name: /^Delivery Done/ }))
    expect(await visits.findByText(message)).toBeVisible()
    expect(visits.getByLabelText(/^Which dumpster/)).toBeInvalid()
    expect(sent('CompleteVisit')).toMatchObject({ input: { unitLabel: '20-3' } })
  })

  test('leaves a swap the one that stands there, unless another one is named', async () => {
    const { visits } = await open(makeVisit({ ...there, kind: 'swap' }), network)
    expect(await visits.findByLabelText('Which dumpster did you leave?')).toBeVisible()
    expect(visits.getByText('Its number or name. Leave it empty for 20-2.')).toBeVisible()
  })
})
