import { screen, within } from '@testing-library/react'
import { makeMyBid } from '../../../testing/makers/makeBid.js'
import { makeAvailableJob } from '../../../testing/makers/makeJob.js'
import { vendor, vendorNetwork } from '../../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../../testing/renderApp.js'

/** What a vendor says of load and items in a bid on junk. */

const tires = { kind: 'tire' as const, count: 4 }
const mattresses = { kind: 'mattress' as const, count: 2 }
const job = makeAvailableJob({ items: [mattresses, tires], loadEighths: 4 })
const vendorItems = [
  { kind: 'mattress', takes: 'extra', price: '40.00' },
  { kind: 'sofa', takes: 'no', price: null },
  { kind: 'tire', takes: 'no', price: null },
]

const open = async (some = job) => {
  const bid = makeMyBid({ jobId: some.id })
  const app = renderApp('/', {
    user: vendor,
    network: {
      ...vendorNetwork({ available: [some] }),
      MyItems: { vendorItems },
      SubmitBid: { submitBid: { ...bid, job: { ...some, myBid: bid, whyNotBid: 'BID_EXISTS' } } },
    },
  })
  await app.press.click(await screen.findByRole('button', { name: 'Submit Bid' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByLabelText(/^Included Load/)
  const send = () => app.press.click(dialog.getByRole('button', { name: 'Submit Bid' }))
  const sent = () => app.calls.find(({ operation }) => operation === 'SubmitBid')?.variables.input
  return { ...app, dialog, send, sent }
}

test("says which of the request's items the vendor doesn't take or charges for", async () => {
  const { dialog } = await open()
  expect(await dialog.findByText("You don't take tires. The customer sees this.")).toBeVisible()
  expect(dialog.getByText(/^Mattress \$40 each\. The customer sees this\./)).toBeVisible()
})

test("includes the request's load at first, and sends the price of an extra eighth", async () => {
  const { dialog, press, send, sent } = await open()
  expect(dialog.getByLabelText(/^Included Load/)).toHaveDisplayValue('Half a truck')
  await press.type(dialog.getByLabelText('Bid Amount ($)'), '240')
  await press.type(dialog.getByLabelText(/^Extra Eighth/), '45')
  expect(await dialog.findByText(/half a truck; \$45 an eighth more/)).toBeVisible()
  await send()
  expect(await screen.findByText('Bid submitted successfully!')).toBeVisible()
  expect(sent()).toMatchObject({ price: '240', includedEighths: 4, extraEighthPrice: '45' })
})

test('refuses a smaller load than that of the request, and a price without a load, at the field', async () => {
  const { dialog, press, send, sent } = await open()
  const load = dialog.getByLabelText(/^Included Load/)
  await press.type(dialog.getByLabelText('Bid Amount ($)'), '240')
  await press.selectOptions(load, 'A quarter of a truck')
  await send()
  expect(load).toHaveAccessibleDescription(/The request names a larger load than this bid includes/)
  await press.selectOptions(load, 'Not specified')
  await press.type(dialog.getByLabelText(/^Extra Eighth/), '45')
  await send()
  expect(load).toHaveAccessibleDescription(/Say what load is included/)
  expect(sent()).toBeUndefined()
})

test('names no load at first on more than a truck, and refuses one', async () => {
  const { dialog, press, send, sent } = await open({ ...job, loadEighths: 12 })
  const load = dialog.getByLabelText(/^Included Load/)
  expect(load).toHaveDisplayValue('Not specified')
  await press.type(dialog.getByLabelText('Bid Amount ($)'), '900')
  await press.selectOptions(load, 'A full truck')
  await send()
  expect(load).toHaveAccessibleDescription(/The request names a larger load than this bid includes/)
  await press.selectOptions(load, 'Not specified')
  await send()
  expect(await screen.findByText('Bid submitted successfully!')).toBeVisible()
  expect(sent()).not.toHaveProperty('includedEighths')
})

test("shows the vendor's own bid as the customer reads it", async () => {
  const myBid = makeMyBid({
    jobId: job.id,
    includedEighths: 4,
    extraEighthPrice: '45.00',
    items: [
      { kind: 'mattress', takes: 'extra', price: '40.00' },
      { kind: 'tire', takes: 'no', price: null },
    ],
  })
  renderApp('/', {
    user: vendor,
    network: vendorNetwork({ available: [{ ...job, myBid, whyNotBid: 'BID_EXISTS' as const }] }),
  })
  expect(await screen.findByText('half a truck; $45 an eighth more')).toBeVisible()
  expect(await screen.findByText("You don't take tires")).toBeVisible()
  expect(screen.getByText('Mattress $40 each')).toBeVisible()
})
