import { screen, waitFor, within } from '@testing-library/react'
import type { Network } from '../testing/fakeNetwork.js'
import { loseStream } from '../testing/loseStream.js'
import { connection } from '../testing/makers/connection.js'
import { makeMyBid } from '../testing/makers/makeBid.js'
import { makeAvailableJob, makeOwnJob } from '../testing/makers/makeJob.js'
import { makeStats } from '../testing/makers/makeVendor.js'
import { makeVisit } from '../testing/makers/makeVisit.js'
import { vendor, vendorNetwork } from '../testing/makers/vendorNetwork.js'
import { renderApp } from '../testing/renderApp.js'
import { media } from '../ui/theme.js'

const open = (network: Network, path = '/') => renderApp(path, { user: vendor, network })
const region = (name: string) => screen.findByRole('region', { name })
const figure = (label: string) =>
  screen.getByText(label, { selector: 'dt, dt *' }).closest('dt')!.nextElementSibling

test('shows the header and the four figures', async () => {
  open(vendorNetwork({ stats: makeStats({ activeJobs: 3, ratingCount: 1, rating: 5 }) }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Vendor Dashboard' })).toBeVisible()
  expect(screen.getByText('Manage your services, jobs, and business settings')).toBeVisible()
  await waitFor(() => expect(screen.getByText('$730.00')).toBeVisible())
  expect(figure('Active Jobs')).toHaveTextContent('3')
  expect(figure('Rating')).toHaveTextContent('5.00 1 rating')
  expect(figure('Completed Jobs')).toHaveTextContent('2')
})

test("shows in the figures what customers see about the vendor's reliability", async () => {
  const reliability = {
    __typename: 'VendorReliability' as const,
    accepted: 29,
    completed: 24,
    underWay: 2,
    missed: 1,
    cancelled: 1,
    givenBackLate: 1,
    failedVisits: 0,
  }
  open(vendorNetwork({ stats: makeStats({ completedJobs: 24, reliability }) }))
  await waitFor(() =>
    expect(figure('Completed Jobs')).toHaveTextContent('24 24 of 29 jobs done, 1 missed, 1 given back late'),
  )
})

test('shows what a vendor needs to price an available junk pickup', async () => {
  open(
    vendorNetwork({
      available: [makeAvailableJob({ hasHazardousItems: true, images: ['/objects/a', '/objects/b'] })],
    }),
  )
  const card = await within(await region('Available Jobs')).findByRole('article', { name: 'Junk Pickup' })
  for (const words of ['An old sofa and six bags', 'Hazardous items', '$200.00']) {
    expect(within(card).getByText(words)).toBeVisible()
  }
  expect(within(card).getByRole('link', { name: /12 Elm St, 78701/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=12%20Elm%20St%2C%2078701',
  )
  expect(within(card).getAllByRole('button', { name: /Open photo/ })).toHaveLength(2)
  expect(within(card).getByRole('button', { name: 'Submit Bid' })).toBeEnabled()
})

test('describes a rental without a description', async () => {
  const rental = makeAvailableJob({
    title: 'Dumpster Rental',
    type: 'dumpster_rental',
    description: null,
    pickupDateTime: null,
    customerBudget: null,
    dumpsterSize: '10_yard',
    dropoffDate: '2027-02-24',
    dropoffTimePreference: 'morning',
    pickupDate: '2027-03-03',
    serviceInstructions: 'On the drive, please',
  })
  open(vendorNetwork({ available: [rental] }))
  const card = await within(await region('Available Jobs')).findByRole('article')
  expect(within(card).getByText("10 yard (12'x8'x3.5') dumpster for 7 days")).toBeVisible()
  expect(within(card).getByText('On the drive, please')).toBeVisible()
  expect(card).toHaveTextContent('Morning (8 AM-12 PM)')
})

test('says how the last bid ended, and offers another', async () => {
  const myBid = makeMyBid({ status: 'rejected', viewerCanChange: false })
  open(vendorNetwork({ available: [makeAvailableJob({ myBid })] }))
  expect(await screen.findByText('Your bid of $149.50 was not accepted.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Submit Bid' })).toBeEnabled()
})

describe('on a phone', () => {
  beforeEach(() => {
    window.matchMedia = query =>
      ({
        matches: query === media.phone,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList
  })
  afterEach(() => {
    delete (window as Partial<Window>).matchMedia
  })
  const job = makeOwnJob()
  const now = new Date().toISOString()
  const visit = { ...makeVisit({ windowStart: now, windowEnd: now }), job }
  const isOpen = (name: string) =>
    waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name))

  test('begins with Today if there is a visit, and remembers another tab in the URL', async () => {
    const network = {
      ...vendorNetwork({ own: [job] }),
      VendorToday: { vendorVisits: [visit], vendorAgenda: null },
    }
    const { press, router } = open(network)
    await isOpen('Today')
    expect(
      await screen.findByRole('article', { name: `Pickup: ${job.firstName} ${job.lastName}` }),
    ).toBeVisible()
    await press.click(screen.getByRole('tab', { name: 'Overview' }))
    expect(await region('Available Jobs')).toBeVisible()
    expect(router.location.search).toBe('?tab=overview')
    await press.click(screen.getByRole('tab', { name: 'Today' }))
    expect(router.location.search).toBe('')
  })

  test('asks for the overview while today is unknown, and shows it once there is no visit', async () => {
    let answer = (_: object) => {}
    const today = new Promise<never>(resolve => {
      answer = resolve as never
    })
    const { calls } = open({ ...vendorNetwork(), VendorToday: () => today })
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('AvailableJobs'))
    await screen.findByText('No available jobs in your service areas')
    expect(screen.queryByRole('region', { name: 'Available Jobs' })).not.toBeInTheDocument()
    answer({ vendorVisits: [], vendorAgenda: null })
    expect(await region('Available Jobs')).toBeVisible()
    expect(calls.filter(({ operation }) => operation === 'AvailableJobs')).toHaveLength(1)
  })

  test.each([
    ['there is no visit today', '/', []],
    ['the address has filters', '/?type=junk_pickup', [visit]],
  ])('begins with the overview if %s', async (_, path, vendorVisits) => {
    open({ ...vendorNetwork(), VendorToday: { vendorVisits, vendorAgenda: null } }, path)
    expect(await region('Available Jobs')).toBeVisible()
    await isOpen('Overview')
  })
})

test('says in empty lists what will appear there', async () => {
  open(vendorNetwork())
  expect(await screen.findByText('No available jobs in your service areas')).toBeVisible()
  expect(await screen.findByText('No jobs assigned yet')).toBeVisible()
})

test("shows status, price, and the link to the details of the vendor's jobs", async () => {
  open(vendorNetwork({ own: [makeOwnJob({ status: 'completed' })] }))
  const card = await within(await region('Your Jobs')).findByRole('article', {
    name: 'Casey Morgan - Junk Pickup',
  })
  expect(within(card).getByText('Completed')).toBeVisible()
  expect(within(card).getByText('$149.50')).toBeVisible()
  expect(within(card).getByRole('link', { name: /View Details/ })).toBeVisible()
})

test("says that a list can't be loaded, and offers a retry", async () => {
  let isUp = false
  const { press } = open({
    ...vendorNetwork({ own: [makeOwnJob()] }),
    AvailableJobs: () => (isUp ? { availableJobs: connection([makeAvailableJob()]) } : new Error('offline')),
  })
  const list = within(await region('Available Jobs'))
  expect(await list.findByText("We couldn't load your available jobs")).toBeVisible()
  isUp = true
  await press.click(list.getByRole('button', { name: 'Try again' }))
  expect(await list.findByRole('article')).toBeVisible()
  expect(list.queryByText("We couldn't load your available jobs")).not.toBeInTheDocument()
})

test('shows five jobs first, and adds the rest page by page on "Show all" with the focus on the first new one', async () => {
  const jobs = Array.from({ length: 27 }, (_, index) =>
    makeAvailableJob({ description: `Load ${index + 1}` }),
  )
  const { press, calls } = open({
    ...vendorNetwork(),
    AvailableJobs: ({ first, after }: { first: number; after?: string }) => {
      const from = after ? Number(after) : 0
      const to = from + first
      return { availableJobs: connection(jobs.slice(from, to), to < jobs.length ? String(to) : null) }
    },
  })
  const list = within(await region('Available Jobs'))
  expect(await list.findAllByRole('article')).toHaveLength(5)
  await press.click(list.getByRole('button', { name: 'Show all' }))
  expect(await list.findByText('Load 25')).toBeVisible()
  expect(document.activeElement).toHaveTextContent('Load 6')
  await press.click(list.getByRole('button', { name: 'More' }))
  expect(await list.findByText('Load 27')).toBeVisible()
  expect(list.getAllByRole('article')).toHaveLength(27)
  expect(list.queryByRole('button', { name: 'More' })).not.toBeInTheDocument()
  expect(calls.filter(({ operation }) => operation === 'AvailableJobs')).toHaveLength(3)
})

test('refetches the list on Refresh', async () => {
  let jobs = [makeAvailableJob({ description: 'First' })]
  const { press } = open({ ...vendorNetwork(), AvailableJobs: () => ({ availableJobs: connection(jobs) }) })
  const list = within(await region('Available Jobs'))
  expect(await list.findByText('First')).toBeVisible()
  jobs = [makeAvailableJob({ description: 'Second' }), ...jobs]
  await loseStream()
  await press.click(list.getByRole('button', { name: 'Refresh' }))
  expect(await list.findByText('Second')).toBeVisible()
})

test("updates the figures when the vendor's own jobs are refreshed", async () => {
  let figures = makeStats({ activeJobs: 0, ratingCount: 0, rating: 0 })
  let own: ReturnType<typeof makeOwnJob>[] = []
  const { press } = open({
    ...vendorNetwork(),
    VendorStats: () => ({ vendorStats: figures }),
    VendorJobs: () => ({ vendorJobs: connection(own) }),
  })
  const list = within(await region('Your Jobs'))
  expect(await list.findByText('No jobs assigned yet')).toBeVisible()
  expect(figure('Rating')).toHaveTextContent('New no ratings yet')
  figures = makeStats({ activeJobs: 1, ratingCount: 1, rating: 5 })
  own = [makeOwnJob()]
  await loseStream()
  await press.click(list.getByRole('button', { name: 'Refresh' }))
  expect(await list.findByRole('article')).toBeVisible()
  await waitFor(() => expect(figure('Active Jobs')).toHaveTextContent('1'))
  expect(figure('Rating')).toHaveTextContent('5.00 1 rating')
})

test('keeps the place of a job that leaves the list, so that the others stay where they are', async () => {
  const [first, second, third] = ['First', 'Second', 'Third'].map(description =>
    makeAvailableJob({ description }),
  )
  let jobs = [first!, second!, third!]
  const { press } = open({ ...vendorNetwork(), AvailableJobs: () => ({ availableJobs: connection(jobs) }) })
  const list = within(await region('Available Jobs'))
  expect(await list.findByText('Second')).toBeVisible()
  jobs = [first!, third!]
  await loseStream()
  await press.click(list.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(list.queryByText('Second')).not.toBeInTheDocument())
  expect(list.getAllByRole('listitem')[1]).toHaveTextContent('This job is no longer open for bids.')
  expect(list.getAllByRole('article')).toHaveLength(2)
})

test("puts a job won while the page is open below the vendor's other jobs", async () => {
  let own = [makeOwnJob({ title: 'Old' })]
  const { press } = open({ ...vendorNetwork(), VendorJobs: () => ({ vendorJobs: connection(own) }) })
  const list = within(await region('Your Jobs'))
  expect(await list.findByRole('article')).toHaveTextContent('Old')
  own = [makeOwnJob({ title: 'New' }), ...own]
  await loseStream()
  await press.click(list.getByRole('button', { name: 'Refresh' }))
  await list.findByText('New')
  expect(list.getAllByRole('article').map(({ textContent }) => /Old|New/.exec(textContent)?.[0])).toEqual([
    'Old',
    'New',
  ])
})

test('stops offering a job that another answer says is taken', async () => {
  const job = makeAvailableJob({ description: 'The garage', myBid: makeMyBid() })
  let own: ReturnType<typeof makeOwnJob>[] = []
  const { press } = open({
    ...vendorNetwork({ available: [job] }),
    VendorJobs: () => ({ vendorJobs: connection(own) }),
  })
  const available = within(await region('Available Jobs'))
  expect(await available.findByText('The garage')).toBeVisible()
  own = [makeOwnJob({ id: job.id })]
  await loseStream()
  await press.click(within(await region('Your Jobs')).getByRole('button', { name: 'Refresh' }))
  expect(await available.findByText('No available jobs in your service areas')).toBeVisible()
})

const business: Network = {
  ...vendorNetwork(),
  VendorServices: { vendorServices: [] },
  ServiceAreas: { serviceAreas: [] },
  DumpsterSizes: { dumpsterSizes: [] },
  VendorDocuments: { vendorDocuments: [] },
  VendorToday: { vendorVisits: [], vendorAgenda: null },
}

test('shows its tabs, each with its address, Overview first', async () => {
  const { press, router } = open(business)
  expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeVisible()
  expect(screen.getAllByRole('tab')).toHaveLength(6)
  for (const [name, search, heading] of [
    ['Today', '?tab=today', 'Today'],
    ['Services', '?tab=services', 'Services'],
    ['Service Areas', '?tab=areas', 'Service Areas'],
    ['Inventory', '?tab=inventory', 'Dumpster Sizes'],
    ['Documents', '?tab=documents', 'Documents'],
    ['Overview', '', 'Available Jobs'],
  ] as const) {
    await press.click(screen.getByRole('tab', { name }))
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible()
    expect(router.location.search).toBe(search)
  }
})

test.each([
  ['services', 'VendorServices', "We couldn't load your services"],
  ['areas', 'ServiceAreas', "We couldn't load your ZIP codes"],
  ['inventory', 'DumpsterSizes', "We couldn't load your sizes"],
  ['documents', 'VendorDocuments', "We couldn't load your documents"],
  ['today', 'VendorToday', "We couldn't load your visits"],
])("says when the tab %s can't be loaded, and offers a retry", async (tab, operation, words) => {
  let isUp = false
  const { press } = open(
    { ...business, [operation]: () => (isUp ? (business[operation] as never) : new Error('offline')) },
    `/?tab=${tab}`,
  )
  expect(await screen.findByText(words)).toBeVisible()
  isUp = true
  await press.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument())
})

describe('the scroll position in the available jobs', () => {
  const jobs = Array.from({ length: 8 }, (_, index) =>
    makeAvailableJob({ description: `Load ${index + 1}`, title: `Junk Pickup ${index + 1}` }),
  )
  const seventh = jobs[6]!
  const openAll = () =>
    open(
      {
        ...vendorNetwork(),
        AvailableJobs: { availableJobs: connection(jobs) },
        VendorJobDetails: { job: seventh },
        SubmitBid: () => {
          const bid = makeMyBid({ jobId: seventh.id, price: '90.00' })
          return { submitBid: { ...bid, job: { ...seventh, myBid: bid, whyNotBid: 'BID_EXISTS' } } }
        },
      },
      '/?show=all&type=junk_pickup',
    )
  const card = (name = seventh.title) => screen.findByRole('article', { name })

  test.each(['Escape', 'Back'])('stays the same when its details are closed with %s', async way => {
    const { press, router, calls } = openAll()
    const details = within(await card()).getByRole('link', { name: /Details.*Junk Pickup 7/ })
    await press.click(details)
    expect(await screen.findByRole('dialog', { name: 'Junk Pickup 7' })).toBeVisible()
    if (way === 'Escape') await press.keyboard('{Escape}')
    else await waitFor(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(details).toHaveFocus())
    expect(router.location.search).toBe('?show=all&type=junk_pickup')
    expect(screen.getAllByRole('article')).toHaveLength(8)
    expect(calls.filter(({ operation }) => operation === 'AvailableJobs')).toHaveLength(1)
  })

  test('stays the same after a bid: the list continues from that job', async () => {
    const { press, calls } = openAll()
    await press.click(within(await card()).getByRole('button', { name: 'Submit Bid' }))
    await press.type(await screen.findByLabelText('Bid Amount ($)'), '90')
    await press.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit Bid' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const row = (await card()).closest('li')
    expect(within(row as HTMLElement).getByText('Your bid: $90.00')).toBeVisible()
    await waitFor(() => expect(row).toHaveFocus())
    await press.tab()
    expect(
      within(row as HTMLElement)
        .getByRole('link', { name: /Details/ })
        .closest('li'),
    ).toBe(row)
    expect(screen.getAllByRole('article')).toHaveLength(8)
    expect(calls.filter(({ operation }) => operation === 'AvailableJobs')).toHaveLength(1)
  })
})
