import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { adminNetwork } from '../../../testing/makers/adminNetwork.js'
import { connection } from '../../../testing/makers/connection.js'
import { makeBid } from '../../../testing/makers/makeBid.js'
import { makeJob } from '../../../testing/makers/makeJob.js'
import { makeProfile } from '../../../testing/makers/makeProfile.js'
import { admin, makeUser } from '../../../testing/makers/makeUser.js'
import { makeVendor, VENDOR_ID } from '../../../testing/makers/makeVendor.js'
import { vendor, vendorNetwork } from '../../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../../testing/renderApp.js'

const profile = makeProfile()
const shown: Network = { VendorProfile: { vendorProfile: profile } }
const ADDRESS = `/?vendor=${VENDOR_ID}`
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="" />'
})
const description = () => document.querySelector('meta')!.content

test('opens for a visitor on top of the first page, with its own title and description until it closes', async () => {
  const { press, router, container } = renderApp(ADDRESS, { network: shown })
  const dialog = await dialogOf('Becker Hauling')
  expect(await dialog.findByText(/Two trucks\./)).toBeVisible()
  expect(dialog.getByRole('img', { name: 'Logo of Becker Hauling' })).toHaveAttribute(
    'src',
    expect.stringContaining(profile.logo!),
  )
  expect(dialog.getByText('In business since 2009')).toBeVisible()
  expect(dialog.getByText('7 jobs completed')).toBeVisible()
  expect(within(dialog.getByRole('region', { name: 'Services' })).getAllByRole('listitem')).toHaveLength(2)
  expect(dialog.getByText('Dumpster Rental: 10 yard, 20 yard')).toBeVisible()
  expect(within(dialog.getByRole('region', { name: 'Ways to pay' })).getByText('Card, Zelle')).toBeVisible()
  expect(document.title).toBe('Becker Hauling · Haulbid')
  expect(description()).toBe('Two trucks. We sweep.')
  expect((await axe(container.ownerDocument.body)).violations).toEqual([])
  await press.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.location.search).toBe('')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('On demand dumpsters')
  expect(document.title).toBe('On demand dumpsters and junk pickup · Haulbid')
  expect(description()).toMatch(/^On demand dumpsters and junk pickup\. Say what/)
})

test('says that the vendor takes cards, besides the other ways to pay', async () => {
  renderApp(ADDRESS, {
    network: { VendorProfile: { vendorProfile: makeProfile({ paymentMethods: [], takesCards: true }) } },
  })
  const dialog = await dialogOf('Becker Hauling')
  const ways = within(dialog.getByRole('region', { name: 'Ways to pay' }))
  expect(ways.getByText('Takes cards: pay on your order')).toBeVisible()
})

test('shows only record and services when there is no description', async () => {
  const bare = makeProfile({
    name: 'Dale',
    about: null,
    logo: null,
    since: null,
    paymentMethods: [],
    rentalSizes: [],
    services: [],
    ratingCount: 0,
    rating: 0,
    completedJobs: 0,
  })
  renderApp(ADDRESS, { network: { VendorProfile: { vendorProfile: bare } } })
  const dialog = await dialogOf('Dale')
  expect(await dialog.findByText('No ratings yet')).toBeVisible()
  expect(dialog.getByText('No services offered right now')).toBeVisible()
  for (const name of ['About', 'Ways to pay']) expect(dialog.queryByRole('region', { name })).toBeNull()
  expect(dialog.queryByRole('img', { name: /Logo/ })).toBeNull()
})

test('hides an expired document, and fetches the rest', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-12-04T05:59:00Z') })
  try {
    let now = makeProfile({
      verifiedDocuments: ['commercial_insurance', 'drivers_license', 'w9_form'],
      verifiedUntil: '2026-12-04T06:00:00.000Z',
    })
    const { calls } = renderApp(ADDRESS, { network: { VendorProfile: () => ({ vendorProfile: now }) } })
    const dialog = await dialogOf('Becker Hauling')
    const verified = within(await dialog.findByRole('region', { name: 'Verified' }))
    expect(verified.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      "Driver's License",
      'Commercial Insurance',
    ])
    now = makeProfile({ verifiedDocuments: ['drivers_license', 'w9_form'] })
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(dialog.queryByText('Commercial Insurance')).toBeNull()
    expect(await dialog.findByText("Driver's License")).toBeVisible()
    expect(dialog.queryByText('W-9')).toBeNull()
    expect(calls.filter(({ operation }) => operation === 'VendorProfile')).toHaveLength(2)
  } finally {
    jest.useRealTimers()
  }
})

test.each<[string, Network[string]]>([
  ['nobody has', { vendorProfile: null }],
  ['is no id', refusal('BAD_USER_INPUT', 'Not an id')],
])('says that no vendor has an id that %s', async (_, reply) => {
  renderApp(ADDRESS, { network: { VendorProfile: reply } })
  const dialog = await dialogOf('Vendor')
  expect(await dialog.findByRole('heading', { name: "We couldn't find this vendor" })).toBeVisible()
})

test("says that it can't be loaded, and retries", async () => {
  let isAway = true
  const { press } = renderApp(ADDRESS, {
    network: { VendorProfile: () => (isAway ? new Error('away') : { vendorProfile: profile }) },
  })
  const dialog = await dialogOf('Vendor')
  expect(await dialog.findByText("We couldn't load this profile")).toBeVisible()
  isAway = false
  await press.click(dialog.getByRole('button', { name: /Try again/ }))
  expect(await screen.findByText(/Two trucks\./)).toBeVisible()
})

test.each([
  ['a customer', makeUser(), { CustomerJobs: { customerJobs: connection([]) } }, '/customer'],
  ['a vendor', vendor, vendorNetwork(), '/'],
  ['an admin', admin, adminNetwork, '/'],
] as const)('opens on top of the home page of %s', async (_, user, network, pathname) => {
  const { router } = renderApp(ADDRESS, { user, network: { ...network, ...shown } })
  await dialogOf('Becker Hauling')
  expect(router.location).toMatchObject({ pathname, search: `?vendor=${VENDOR_ID}` })
})

test("stays closed in an admin's view of a vendor's screens", async () => {
  const { calls } = renderApp(`/?view=vendor&vendor=${VENDOR_ID}`, {
    user: admin,
    network: { ...adminNetwork, ViewedUser: () => new Promise<never>(() => {}) },
  })
  await screen.findByRole('tab', { name: 'Vendor', selected: true })
  expect(calls.map(({ operation }) => operation)).not.toContain('VendorProfile')
})

describe('where a customer reads about a vendor', () => {
  const user = makeUser()
  const becker = makeVendor({ businessName: 'Becker Hauling' })
  const order = makeJob({ bids: [makeBid({ vendor: becker })], openBidCount: 1 })
  const openOrder = (job = order) =>
    renderApp(`/customer/orders?order=${job.id}`, {
      user,
      network: {
        CustomerJobs: { customerJobs: connection([job]) },
        JobDetails: { job },
        Messages: { me: user, job, messages: connection([], null, 'Message') },
        Questions: { questions: connection([], null, 'Question') },
        ...shown,
      },
    })

  test('shows the business on the bid, with the person below, and links to the profile and back', async () => {
    const { press, router } = openOrder()
    const bid = await screen.findByRole('article', { name: 'Becker Hauling' })
    expect(within(bid).getByText('Dale Hart')).toBeVisible()
    const link = within(bid).getByRole('link', { name: 'Becker Hauling' })
    link.focus()
    await press.keyboard('{Enter}')
    await dialogOf('Becker Hauling')
    expect(router.location.search).toBe(`?order=${order.id}&vendor=${VENDOR_ID}`)
    await press.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Becker Hauling' })).toBeNull())
    // The order is still open, and the focus is where it was.
    expect(router.location.search).toBe(`?order=${order.id}`)
    await waitFor(() => expect(screen.getByRole('link', { name: 'Becker Hauling' })).toHaveFocus())
  })

  test('names the business when accepting and afterwards, and the person too in the agreement', async () => {
    const { press } = openOrder()
    const bid = await screen.findByRole('article', { name: 'Becker Hauling' })
    await press.click(within(bid).getByRole('button', { name: 'Accept' }))
    const sure = within(
      await screen.findByRole('alertdialog', { name: 'Accept $149.50 from Becker Hauling?' }),
    )
    expect(sure.getByText(/^Becker Hauling \(Dale Hart\) picks up/)).toBeVisible()
  })

  test('shows the phone of the business for the chosen vendor', async () => {
    const chosen = { ...becker, businessPhone: '(512) 555-0188' }
    openOrder(makeJob({ status: 'in_progress', vendor: chosen, vendorId: becker.id, finalPrice: '149.50' }))
    const region = within(await screen.findByRole('region', { name: 'Your vendor' }))
    expect(region.getByRole('link', { name: 'Becker Hauling' })).toBeVisible()
    expect(region.getByText('Dale Hart')).toBeVisible()
    expect(region.getByRole('link', { name: 'Call (512) 555-0188' })).toHaveAttribute(
      'href',
      'tel:5125550188',
    )
    expect(await screen.findByText("Becker Hauling's turn")).toBeVisible()
  })

  test('hides expired documents of a bid, and fetches the rest', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-12-04T05:59:00Z') })
    try {
      const bidOf = (vendor: object) =>
        makeJob({
          bids: [makeBid({ vendor: { ...becker, ...vendor }, expiresAt: '2026-12-10T06:00:00.000Z' })],
          openBidCount: 1,
        })
      let now = bidOf({
        documentsOnFile: ['commercial_insurance', 'w9_form'],
        verifiedUntil: '2026-12-04T06:00:00.000Z',
      })
      renderApp(`/customer/orders?order=${now.id}`, {
        user,
        network: {
          CustomerJobs: () => ({ customerJobs: connection([now]) }),
          JobDetails: () => ({ job: now }),
          Questions: { questions: connection([], null, 'Question') },
        },
      })
      const bid = within(await screen.findByRole('article', { name: 'Becker Hauling' }))
      expect(bid.getByText('Insurance verified')).toBeVisible()
      now = bidOf({ documentsOnFile: ['w9_form'], verifiedUntil: null })
      await act(() => jest.advanceTimersByTimeAsync(60_000))
      expect(await screen.findByText('Insurance not verified')).toBeVisible()
    } finally {
      jest.useRealTimers()
    }
  })

  test('follows a name change on the open screen', async () => {
    let now = order
    const app = renderApp(`/customer/orders?order=${order.id}`, {
      user,
      network: {
        CustomerJobs: () => ({ customerJobs: connection([now]) }),
        JobDetails: () => ({ job: now }),
        Questions: { questions: connection([], null, 'Question') },
      },
    })
    await screen.findByRole('article', { name: 'Becker Hauling' })
    await waitFor(() => expect(app.live.subscriptions).toHaveLength(1))
    now = makeJob({ ...order, bids: [makeBid({ vendor: { ...becker, businessName: 'Becker & Sons' } })] })
    await act(async () =>
      app.live.push({ jobs: [], stale: [{ kind: 'business', id: becker.id, jobId: null }] }),
    )
    expect(await screen.findByRole('article', { name: 'Becker & Sons' })).toBeVisible()
  })
})

describe('sharing', () => {
  test('copies its link, which is the same for everybody', async () => {
    const { press } = renderApp(ADDRESS, { network: shown })
    const dialog = await dialogOf('Becker Hauling')
    await press.click(await dialog.findByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${ADDRESS}`)
  })

  test('shows its link as text when the browser refuses', async () => {
    const { press } = renderApp(ADDRESS, { network: shown })
    const dialog = await dialogOf('Becker Hauling')
    const refused = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await press.click(await dialog.findByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText("We couldn't copy it")).toBeInTheDocument()
    expect(screen.getByText(`${window.location.origin}${ADDRESS}`)).toBeInTheDocument()
    refused.mockRestore()
  })

  test('prints on paper', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {})
    const { press } = renderApp(ADDRESS, { network: shown })
    await press.click(await (await dialogOf('Becker Hauling')).findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
  })
})
