import { jest } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { fakeIndexedDb } from '../testing/fakeIndexedDb.js'
import { type Network, refusal } from '../testing/fakeNetwork.js'
import { makeOwnJob } from '../testing/makers/makeJob.js'
import { makeVisit } from '../testing/makers/makeVisit.js'
import { vendor, vendorNetwork } from '../testing/makers/vendorNetwork.js'
import { renderApp } from '../testing/renderApp.js'
import { type KeptVisit, keptFiles } from '../uploads/keptFiles.js'
import { UploadFailure } from '../uploads/UploadFailure.js'
import { uploadEngine } from '../uploads/useSendFile.js'

const put = jest.fn<() => Promise<void>>()

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const photo = () => new File([PNG], 'yard.png', { type: 'image/png' })

const there = makeVisit({
  kind: 'delivery',
  status: 'arrived',
  arrivedAt: new Date().toISOString(),
  viewerCanComplete: true,
  viewerCanFail: true,
})
const done = makeVisit({
  ...there,
  status: 'done',
  doneAt: there.arrivedAt,
  viewerCanComplete: false,
  viewerCanFail: false,
})
const failed = makeVisit({
  ...done,
  status: 'failed',
  doneAt: null,
  failedAt: there.arrivedAt,
  failureReason: 'blocked',
})
const jobWith = (visit: typeof there) => makeOwnJob({ visits: [visit] })

let isOnline = true
/** How far the server's clock is ahead of the device's. */
let ahead = 0
beforeAll(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  URL.createObjectURL = () => 'blob:yard'
  URL.revokeObjectURL = () => {}
  fakeIndexedDb()
})
beforeEach(() => {
  isOnline = true
  ahead = 0
  globalThis.fetch = async () =>
    new Response(null, { headers: { date: new Date(Date.now() + ahead).toUTCString() } })
  put.mockReset().mockResolvedValue(undefined)
  jest.spyOn(uploadEngine, 'load').mockResolvedValue({ putWithUppy: put })
})
afterEach(() => keptFiles.removeAllBut(null))

const VISITS = { name: 'Timeline' }

/** Opens the job's page; `path` opens another. */
const open = (network: Network = {}, path = `/?job=${jobWith(there).id}`) => {
  const app = renderApp(path, {
    user: vendor,
    network: {
      ...vendorNetwork({ own: [jobWith(there)] }),
      VendorJobDetails: { job: jobWith(there) },
      VendorToday: { vendorVisits: [], vendorAgenda: null },
      CreateUpload: { createUpload: { __typename: 'UploadTarget', uploadURL: 'https://files.example/1' } },
      RegisterJobImage: { registerJobImage: { __typename: 'JobImage', objectPath: '/objects/1' } },
      CompleteVisit: { completeVisit: { ...done, job: jobWith(done) } },
      FailVisit: { failVisit: { ...failed, job: jobWith(failed) } },
      ...network,
    },
  })
  const sent = (operation: string) => app.calls.filter(call => call.operation === operation)
  return { ...app, sent }
}

const goOnline = () => {
  isOnline = true
  window.dispatchEvent(new Event('online'))
}

/** Loads the app again, with what this browser's storage holds. */
const reload = (network?: Network, path?: string) => {
  const drafts = Object.entries(localStorage)
  cleanup()
  const app = open(network, path)
  for (const [name, value] of drafts) localStorage.setItem(name, value as string)
  return app
}

const finishOffline = async (network?: Network) => {
  const app = open(network)
  const visits = within(await screen.findByRole('region', VISITS))
  await app.press.type(await visits.findByLabelText(/^Dumpster/), 'No. 12')
  isOnline = false
  await app.press.upload(visits.getByLabelText('Photos'), photo())
  await app.press.click(
    await visits.findByRole('button', { name: 'Delivery Done (sends once you are online)' }),
  )
  expect(await visits.findByText('Delivery done')).toBeVisible()
  return { ...app, visits }
}

const RECORD = {
  visitId: there.id,
  input: {
    photos: ['/objects/1'],
    unitLabel: 'No. 12',
    tons: null,
    ticketPhoto: undefined,
    pressedSecondsAgo: expect.any(Number),
  },
}

test('keeps a finished visit without a connection, and sends it with its photo once there is one', async () => {
  const { sent } = await finishOffline()
  expect(sent('CompleteVisit')).toEqual([])
  goOnline()
  await waitFor(() => expect(sent('CompleteVisit').map(({ variables }) => variables)).toEqual([RECORD]))
  expect(
    await screen.findByText('Delivery done', { selector: '[role="status"] *, li *' }),
  ).toBeInTheDocument()
  await waitFor(async () => expect(await keptFiles.list(vendor.id)).toEqual([]))
})

test('sends a finished visit after a reload, on another page', async () => {
  await finishOffline()
  isOnline = true
  const { sent } = reload({}, '/')
  await waitFor(() => expect(sent('CompleteVisit').map(({ variables }) => variables)).toEqual([RECORD]))
})

test('sends a photo of a form that was closed, and shows it when the form opens again', async () => {
  const app = open()
  const visits = within(await screen.findByRole('region', VISITS))
  await visits.findByLabelText(/^Dumpster/)
  isOnline = false
  await app.press.upload(visits.getByLabelText('Photos'), photo())
  await visits.findByText("Kept on this device until you're online")
  await app.router.navigate('/')
  await waitFor(() => expect(screen.queryByLabelText('Photos')).toBeNull())
  goOnline()
  await waitFor(async () => expect(await keptFiles.list(vendor.id)).toEqual([]))
  expect(app.sent('CompleteVisit')).toEqual([])
  await app.router.navigate(`/?job=${jobWith(there).id}`)
  expect(await screen.findByText('Uploaded')).toBeVisible()
})

test('keeps a finished visit whose answer did not arrive', async () => {
  let isAway = true
  const app = open({
    CompleteVisit: () =>
      isAway ? new TypeError('Failed to fetch') : { completeVisit: { ...done, job: jobWith(done) } },
  })
  const visits = within(await screen.findByRole('region', VISITS))
  await app.press.click(await visits.findByRole('button', { name: 'Delivery Done' }))
  expect(await visits.findByText('Delivery done')).toBeVisible()
  isAway = false
  goOnline()
  await waitFor(async () => expect(await keptFiles.list(vendor.id)).toEqual([]))
})

test('opens the form again, with the entries and the reason, if the server refuses the visit', async () => {
  await finishOffline({
    CompleteVisit: () =>
      refusal('CONFLICT', 'Add a photo of the scale ticket', { reason: 'EVIDENCE_NEEDED' }),
  })
  goOnline()
  expect(await screen.findByText('Add a photo of the scale ticket')).toBeVisible()
  expect(await screen.findByLabelText(/^Dumpster/)).toHaveValue('No. 12')
})

test('opens the form again if the server refuses the photo', async () => {
  const { sent } = await finishOffline()
  put.mockRejectedValue(UploadFailure.ofStatus(413))
  // The attempt after the refused photo would come by itself in 15 seconds.
  await waitFor(() => {
    goOnline()
    expect(screen.getByText("The delivery couldn't be sent")).toBeVisible()
  })
  expect(await screen.findByLabelText(/^Dumpster/)).toHaveValue('No. 12')
  expect(sent('CompleteVisit')).toEqual([])
})

test('lets the vendor change a visit that waits', async () => {
  const { press, visits } = await finishOffline()
  await press.click(visits.getByRole('button', { name: 'Change' }))
  expect(await visits.findByLabelText(/^Dumpster/)).toHaveValue('No. 12')
  expect(visits.getByText('yard.png')).toBeVisible()
})

test("keeps the report that a visit couldn't be done", async () => {
  const { press, sent } = open()
  const visits = within(await screen.findByRole('region', VISITS))
  await press.click(await visits.findByRole('button', { name: "Couldn't Be Done" }))
  const dialog = within(await screen.findByRole('dialog', { name: /couldn't/ }))
  await press.selectOptions(dialog.getByLabelText('Reason'), 'The way was blocked')
  isOnline = false
  await press.click(dialog.getByRole('button', { name: 'Report' }))
  expect(await visits.findByText('Report saved')).toBeVisible()
  goOnline()
  await waitFor(() =>
    expect(sent('FailVisit').map(({ variables }) => variables)).toEqual([
      {
        visitId: there.id,
        input: { reason: 'blocked', note: '', photos: [], pressedSecondsAgo: expect.any(Number) },
      },
    ]),
  )
})

const onTheWay = makeVisit({
  ...there,
  status: 'on_the_way',
  arrivedAt: null,
  onTheWayAt: there.arrivedAt,
  viewerCanArrive: true,
  viewerCanComplete: false,
})

const openOnTheWay = async (network: Network = {}) => {
  const app = open({
    ...vendorNetwork({ own: [jobWith(onTheWay)] }),
    VendorJobDetails: { job: jobWith(onTheWay) },
    ArriveAtVisit: { arriveAtVisit: { ...there, job: jobWith(there) } },
    ...network,
  })
  const visits = within(await screen.findByRole('region', VISITS))
  const arrive = await visits.findByRole('button', { name: "I've Arrived" })
  isOnline = false
  await app.press.click(arrive)
  return { ...app, visits }
}

test('arrives and finishes without a connection, and sends both with their times in that order', async () => {
  const { press, visits, calls, sent } = await openOnTheWay()
  expect(await visits.findByText('Arrived', { selector: '[role="status"] *' })).toBeVisible()
  await press.upload(await visits.findByLabelText('Photos'), photo())
  await press.click(await visits.findByRole('button', { name: 'Delivery Done (sends once you are online)' }))
  expect(await visits.findByText('Delivery done')).toBeVisible()
  expect(sent('ArriveAtVisit')).toEqual([])
  ahead = 3_600_000
  goOnline()
  await waitFor(async () => expect(await keptFiles.list(vendor.id)).toEqual([]))
  const order = ['ArriveAtVisit', 'CompleteVisit']
  expect(calls.map(({ operation }) => operation).filter(name => order.includes(name))).toEqual(order)
  const [arrival] = sent('ArriveAtVisit')
  expect(arrival!.variables.visitId).toBe(onTheWay.id)
  expect(arrival!.variables.pressedSecondsAgo).toBeGreaterThanOrEqual(3590)
  expect(sent('CompleteVisit')[0]!.variables).toMatchObject({ input: { photos: ['/objects/1'] } })
})

test('sends an arrival once when there is a connection', async () => {
  const { press, sent } = open({
    ...vendorNetwork({ own: [jobWith(onTheWay)] }),
    VendorJobDetails: { job: jobWith(onTheWay) },
    ArriveAtVisit: { arriveAtVisit: { ...there, job: jobWith(there) } },
  })
  const visits = within(await screen.findByRole('region', VISITS))
  await press.click(await visits.findByRole('button', { name: "I've Arrived" }))
  await visits.findByRole('button', { name: 'Delivery Done' })
  await waitFor(async () => expect(await keptFiles.list(vendor.id)).toEqual([]))
  expect(sent('ArriveAtVisit').map(({ variables }) => variables)).toEqual([{ visitId: onTheWay.id }])
})

test('sends a finished visit that an earlier version kept, with the photos of its draft', async () => {
  await finishOffline()
  const kept = await keptFiles.list(vendor.id)
  const { photos: _, pressedAt: __, ...earlier } = kept.find(entry => 'act' in entry) as KeptVisit
  await keptFiles.put(earlier as KeptVisit)
  isOnline = true
  const { sent } = reload({}, '/')
  await waitFor(() =>
    expect(sent('CompleteVisit')[0]?.variables).toMatchObject({ input: { photos: ['/objects/1'] } }),
  )
})

test('takes back an arrival that waits', async () => {
  const { press, visits } = await openOnTheWay()
  await press.click(await visits.findByRole('button', { name: 'Undo' }))
  expect(await visits.findByRole('button', { name: "I've Arrived" })).toBeVisible()
  expect(await keptFiles.list(vendor.id)).toEqual([])
})

test('says why the server refused an arrival that waited', async () => {
  await openOnTheWay({
    ArriveAtVisit: () => refusal('CONFLICT', 'This visit has already moved on', { reason: 'VISIT_STATE' }),
  })
  goOnline()
  expect(await screen.findByText("The arrival couldn't be sent")).toBeVisible()
  expect(await keptFiles.list(vendor.id)).toEqual([])
})

test('keeps the photos when the clock of the device is set between keeping and sending', async () => {
  const { sent } = await finishOffline()
  const now = Date.now
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 30 * 86_400_000)
  ahead = -30 * 86_400_000
  goOnline()
  await waitFor(() => expect(sent('CompleteVisit').map(({ variables }) => variables)).toEqual([RECORD]))
  const { input } = sent('CompleteVisit')[0]!.variables as { input: { pressedSecondsAgo: number } }
  expect(input.pressedSecondsAgo).toBeLessThan(120)
  clock.mockRestore()
})

test('says so where the browser keeps nothing, and loses nothing', async () => {
  const { indexedDB } = globalThis
  Object.assign(globalThis, { indexedDB: undefined })
  const objectPath = '/objects/00000000-0000-4000-8000-00000000b001'
  const { press, visits, sent } = await openOnTheWay({
    RegisterJobImage: { registerJobImage: { __typename: 'JobImage', objectPath } },
  })
  expect(await screen.findByText(/^This browser can't keep it/)).toBeVisible()
  isOnline = true
  await press.click(visits.getByRole('button', { name: "I've Arrived" }))
  await press.type(await visits.findByLabelText(/^Dumpster/), 'No. 12')
  isOnline = false
  await press.upload(visits.getByLabelText('Photos'), photo())
  expect(await visits.findByText(/Leave this page open/)).toBeVisible()
  await press.click(visits.getByRole('button', { name: /^Delivery Done/ }))
  expect(await visits.findByRole('alert')).toHaveTextContent("This browser can't keep it")
  expect(visits.getByLabelText(/^Dumpster/)).toHaveValue('No. 12')
  goOnline()
  expect(await visits.findByText('Uploaded')).toBeVisible()
  await press.click(visits.getByRole('button', { name: 'Delivery Done' }))
  await waitFor(() =>
    expect(sent('CompleteVisit')[0]?.variables).toMatchObject({ input: { photos: [objectPath] } }),
  )
  Object.assign(globalThis, { indexedDB })
})

const logOut = async (isReachable: boolean) => {
  put.mockRejectedValue(UploadFailure.stalled())
  const app = await finishOffline()
  await app.router.navigate('/')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  isOnline = isReachable
  await app.press.click(screen.getByRole('button', { name: 'Log out' }))
  return app
}

test('asks before logging out while something waits', async () => {
  const { sent } = await logOut(true)
  const question = await screen.findByRole('alertdialog', { name: 'Log out before your work is sent?' })
  expect(question).toHaveTextContent('1 photo and 1 visit update wait on this device')
  expect(sent('Logout')).toEqual([])
})

test('logs nobody out without a connection, so that nothing is lost', async () => {
  const { sent } = await logOut(false)
  expect(await screen.findByText("You're still signed in.")).toBeVisible()
  expect(sent('Logout')).toEqual([])
})
