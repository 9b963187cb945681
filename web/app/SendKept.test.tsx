import { jest } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { fakeIndexedDb } from '../testing/fakeIndexedDb.js'
import { type Network, refusal } from '../testing/fakeNetwork.js'
import { makeOwnJob } from '../testing/makers/makeJob.js'
import { makeVisit } from '../testing/makers/makeVisit.js'
import { vendor, vendorNetwork } from '../testing/makers/vendorNetwork.js'

const put = jest.fn<() => Promise<void>>()
jest.unstable_mockModule('../uploads/putWithUppy.js', () => ({ putWithUppy: put }))
const { renderApp } = await import('../testing/renderApp.js')
const { UploadFailure } = await import('../uploads/UploadFailure.js')
const { keptFiles } = await import('../uploads/keptFiles.js')

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
beforeAll(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  URL.createObjectURL = () => 'blob:yard'
  URL.revokeObjectURL = () => {}
  fakeIndexedDb()
})
beforeEach(() => {
  isOnline = true
  put.mockReset().mockResolvedValue(undefined)
})
afterEach(() => keptFiles.removeAllBut(null))

const VISITS = { name: 'Visits' }

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
  input: { photos: ['/objects/1'], unitLabel: 'No. 12', tons: null, ticketPhoto: undefined },
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
  goOnline()
  expect(await screen.findByText("The delivery couldn't be sent")).toBeVisible()
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
      { visitId: there.id, input: { reason: 'blocked', note: '', photos: [] } },
    ]),
  )
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
  expect(question).toHaveTextContent('1 photo and 1 finished visit wait on this device')
  expect(sent('Logout')).toEqual([])
})

test('logs nobody out without a connection, so that nothing is lost', async () => {
  const { sent } = await logOut(false)
  expect(await screen.findByText("You're still signed in.")).toBeVisible()
  expect(sent('Logout')).toEqual([])
})
