import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { orderId } from '../../testing/makers/ids.js'
import { makeBid } from '../../testing/makers/makeBid.js'
import { makeChangeOrder, makeCharge } from '../../testing/makers/makeChange.js'
import { type Job, makeOwnJob } from '../../testing/makers/makeJob.js'
import { makeVendor } from '../../testing/makers/makeVendor.js'
import { makeVisit } from '../../testing/makers/makeVisit.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'
import { uploadEngine } from '../../uploads/useSendFile.js'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const photo = (name: string) => new File([PNG], name, { type: 'image/png' })

beforeAll(() => {
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
})
beforeEach(() => {
  jest.spyOn(uploadEngine, 'load').mockResolvedValue({ putWithUppy: async () => undefined })
})

const there = makeVisit({ kind: 'haul', status: 'arrived', arrivedAt: new Date().toISOString() })
const noPrices = makeBid({ status: 'accepted', vendorId: vendor.id })
const priced = makeBid({
  ...noPrices,
  includedEighths: 3,
  extraEighthPrice: '45.50',
  items: [
    { kind: 'mattress', takes: 'extra', price: '40.00' },
    { kind: 'tire', takes: 'no', price: null },
  ],
})
const pickup = (some: Partial<Omit<Job, 'bids'>> = {}) =>
  makeOwnJob({
    id: orderId(1),
    status: 'in_progress',
    visits: [there],
    charges: [makeCharge()],
    acceptedBid: priced,
    items: [{ __typename: 'JobItem', kind: 'mattress', count: 2 }],
    ...some,
  })

/** Uploads are numbered in the order in which they arrive. */
const uploads = (): Network => {
  let count = 0
  return {
    CreateUpload: { createUpload: { __typename: 'UploadTarget', uploadURL: 'https://files.example/1' } },
    RegisterJobImage: () => ({
      registerJobImage: { __typename: 'JobImage', objectPath: `/objects/${++count}` },
    }),
  }
}

const open = async (job: Job, network: Network = {}) => {
  const app = renderApp(`/?job=${job.id}`, {
    user: vendor,
    network: {
      ...vendorNetwork({ own: [job] }),
      VendorJobDetails: { job },
      ChangeFacts: { job },
      ...uploads(),
      ProposeChangeOrder: {
        proposeChangeOrder: {
          ...makeChangeOrder({ kind: 'item', status: 'accepted', amount: '80.00' }),
          job,
        },
      },
      ...network,
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: job.title! }))
  await dialog.findByRole('region', { name: 'Timeline' })
  await app.press.click(dialog.getByRole('button', { name: 'Charge or Change' }))
  const list = within(await screen.findByRole('dialog', { name: 'Charge or change' }))
  await list.findByRole('button', { name: /^Give a discount/ })
  const form = async (name: RegExp) => {
    await app.press.click(list.getByRole('button', { name }))
    return within((await screen.findAllByRole('dialog')).at(-1)!)
  }
  const sent = () => app.calls.find(({ operation }) => operation === 'ProposeChangeOrder')?.variables
  return { ...app, list, form, sent }
}

test("charges a larger load at the bid's price, with the truck before and after", async () => {
  const { form, press, sent, container } = await open(pickup())
  const dialog = await form(/^Larger load ?\$45\.50 an eighth of a truck, with photos/)
  expect(dialog.getByText('Beyond the included load: three eighths of a truck.')).toBeVisible()
  await press.click(dialog.getByRole('radio', { name: '1/4 of a truck' }))
  expect(
    dialog.getByText('2 eighths × $45.50 = $91.00. Casey Morgan can contest it for 72 hours.'),
  ).toBeVisible()
  expect(dialog.queryByLabelText('Price')).toBeNull()
  await press.upload(dialog.getByLabelText('Truck before loading'), photo('before.png'))
  await dialog.findByText('Uploaded')
  await press.upload(dialog.getByLabelText('Truck after loading'), photo('after.png'))
  expect((await axe(container.ownerDocument.body)).violations).toEqual([])
  await press.click(dialog.getByRole('button', { name: 'Charge' }))
  expect(await screen.findByText('Done: $80.00')).toBeInTheDocument()
  expect(sent()).toEqual({
    input: {
      jobId: pickup().id,
      kind: 'extra_load',
      quantity: '2',
      evidence: ['/objects/1', '/objects/2'],
    },
  })
})

test('says at the fields what is missing', async () => {
  const { form, press, sent } = await open(pickup())
  const dialog = await form(/^Larger load/)
  await press.click(dialog.getByRole('button', { name: 'Charge' }))
  for (const words of [
    'Choose how much it is beyond the load',
    'Add a photo from before loading',
    'Add a photo from after loading',
  ])
    expect(await dialog.findByText(words)).toBeVisible()
  expect(sent()).toBeUndefined()
})

test("charges items at the bid's price, and offers none that it doesn't take", async () => {
  const { form, press, sent } = await open(pickup())
  const dialog = await form(/^Item beyond the list ?At the bid's prices, with a photo/)
  const item = dialog.getByLabelText('Item')
  expect(within(item).queryByRole('option', { name: /^Tire/ })).toBeNull()
  expect(dialog.getByText('Beyond the list, which the price covers: 2 mattresses.')).toBeVisible()
  await press.selectOptions(item, 'Mattress, $40.00 each')
  await press.clear(dialog.getByLabelText('How many'))
  await press.type(dialog.getByLabelText('How many'), '2')
  expect(dialog.getByText(/^2 × \$40\.00 = \$80\.00\. Casey Morgan can contest/)).toBeVisible()
  expect(dialog.queryByLabelText('Price of all')).toBeNull()
  await press.upload(dialog.getByLabelText('Photos'), photo('mattress.png'))
  await dialog.findByText('Uploaded')
  await press.click(dialog.getByRole('button', { name: 'Charge' }))
  expect(await screen.findByText('Done: $80.00')).toBeInTheDocument()
  expect(sent()).toEqual({
    input: { jobId: pickup().id, kind: 'item', item: 'mattress', quantity: '2', evidence: ['/objects/1'] },
  })
})

test('asks the customer for the price of what the bid includes', async () => {
  const { form, press, sent } = await open(pickup(), {
    ProposeChangeOrder: {
      proposeChangeOrder: { ...makeChangeOrder({ kind: 'item', amount: '25.00' }), job: pickup() },
    },
  })
  const dialog = await form(/^Item beyond the list/)
  await press.selectOptions(dialog.getByLabelText('Item'), 'Sofa')
  expect(
    dialog.getByText(
      'Your bid has no price for this, so it counts only if Casey Morgan accepts, within 48 hours.',
    ),
  ).toBeVisible()
  await press.type(dialog.getByLabelText('Price of all'), '25')
  await press.upload(dialog.getByLabelText('Photos'), photo('sofa.png'))
  await dialog.findByText('Uploaded')
  await press.click(dialog.getByRole('button', { name: 'Propose $25.00' }))
  expect(await screen.findByText('Sent')).toBeInTheDocument()
  expect(sent()).toMatchObject({ input: { item: 'sofa', quantity: '1', amount: '25' } })
})

test.each(['0', '51', '1.5', ''])('refuses %s items at the field', async count => {
  const { form, press } = await open(pickup())
  const dialog = await form(/^Item beyond the list/)
  await press.clear(dialog.getByLabelText('How many'))
  if (count) await press.type(dialog.getByLabelText('How many'), count)
  await press.click(dialog.getByRole('button', { name: /^(Charge|Propose)/ }))
  expect(await dialog.findByText('Enter a whole number from 1 to 50')).toBeVisible()
})

test('shows what the server refuses', async () => {
  const { form, press } = await open(pickup(), {
    ProposeChangeOrder: () => refusal('CONFLICT', "This bid doesn't take sofas", { reason: 'ITEM_REFUSED' }),
  })
  const dialog = await form(/^Item beyond the list/)
  await press.selectOptions(dialog.getByLabelText('Item'), 'Sofa')
  await press.type(dialog.getByLabelText('Price of all'), '25')
  await press.upload(dialog.getByLabelText('Photos'), photo('sofa.png'))
  await dialog.findByText('Uploaded')
  await press.click(dialog.getByRole('button', { name: 'Propose $25.00' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent("This bid doesn't take sofas")
})

test('names its own price where the bid has none', async () => {
  const { form } = await open(pickup({ acceptedBid: noPrices }))
  const dialog = await form(/^Larger load ?Your bid has no rate for this/)
  expect(dialog.getByLabelText('Price')).toBeVisible()
  expect(dialog.getByText('Beyond what the price includes.')).toBeVisible()
})

const HOUR_MS = 3_600_000
test.each<[string, Partial<Omit<Job, 'bids'>>]>([
  ['before the crew is there', { visits: [makeVisit({ status: 'on_the_way' })] }],
  [
    '73 hours after the work',
    {
      status: 'completed',
      completedDate: new Date(Date.now() - 73 * HOUR_MS).toISOString(),
      visits: [{ ...there, status: 'done' }],
    },
  ],
  [
    'after the work, without a price',
    {
      status: 'completed',
      completedDate: new Date(Date.now() - HOUR_MS).toISOString(),
      visits: [{ ...there, status: 'done' }],
      acceptedBid: noPrices,
    },
  ],
])('offers neither %s', async (_, some) => {
  const { list } = await open(pickup(some))
  expect(list.queryByRole('button', { name: /^(Larger load|Item beyond)/ })).toBeNull()
})

describe('a driver', () => {
  const driver = makeVendor({
    role: 'driver',
    business: { __typename: 'WorksFor', id: vendor.id, name: 'Becker Hauling', hasPeople: true },
  })
  /** Without amounts, as drivers read it. */
  const job = {
    ...pickup({ acceptedBid: null, charges: [], firstName: 'Mia', lastName: 'Santos' }),
    finalPrice: null,
    customerBudget: null,
  }
  const start = async (visit = there) => {
    const app = renderApp('/', {
      user: driver,
      network: {
        CalendarFeed: { calendarFeed: null },
        DriverToday: {
          vendorVisits: [
            {
              ...visit,
              windowStart: new Date().toISOString(),
              windowEnd: new Date(Date.now() + HOUR_MS).toISOString(),
              job,
            },
          ],
        },
        ChangeFacts: { job },
        ...uploads(),
        ProposeChangeOrder: {
          proposeChangeOrder: {
            ...makeChangeOrder({ kind: 'extra_load', status: 'accepted', amount: null }),
            job,
          },
        },
      },
    })
    await screen.findByRole('article', { name: 'Pickup: Mia Santos' })
    return app
  }

  test('reports a larger load without reading an amount', async () => {
    const { press, calls } = await start()
    await press.click(screen.getByRole('button', { name: /^Something Extra\?/ }))
    const list = within(await screen.findByRole('dialog', { name: 'Something extra?' }))
    expect((await list.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Larger load/),
        expect.stringMatching(/^Item beyond the list/),
      ]),
    )
    expect(list.queryByRole('button', { name: /^Give a discount/ })).toBeNull()
    await press.click(list.getByRole('button', { name: /^Larger load/ }))
    const form = within(await screen.findByRole('dialog', { name: 'Larger load' }))
    expect(form.getByText('At the price of the bid. Mia Santos can contest it for 72 hours.')).toBeVisible()
    expect(form.queryByLabelText('Price')).toBeNull()
    await press.click(form.getByRole('radio', { name: '1/8 of a truck' }))
    await press.upload(form.getByLabelText('Truck before loading'), photo('before.png'))
    await form.findByText('Uploaded')
    await press.upload(form.getByLabelText('Truck after loading'), photo('after.png'))
    await waitFor(() => expect(form.getAllByText('Uploaded')).toHaveLength(2))
    await press.click(form.getByRole('button', { name: 'Report' }))
    expect(await screen.findByText('Done')).toBeInTheDocument()
    expect(calls.find(({ operation }) => operation === 'ProposeChangeOrder')?.variables).toEqual({
      input: { jobId: job.id, kind: 'extra_load', quantity: '1', evidence: ['/objects/1', '/objects/2'] },
    })
    expect(document.body).not.toHaveTextContent('$')
  })

  test('has nothing to report before the arrival', async () => {
    await start(makeVisit({ status: 'on_the_way' }))
    expect(screen.queryByRole('button', { name: /^Something Extra\?/ })).toBeNull()
  })
})
