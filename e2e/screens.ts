import type { Page, Route } from 'playwright'
import { phone } from './browser.js'
import { callAs } from './callAs.js'
import { acceptBid, junkPickup, newCustomer, placeBid, placeOrder, placeRental } from './customers.js'
import { signIn } from './signIn.js'

type Open = (page: Page) => Promise<unknown>

// Located by element, since a dialog hides the page below it from role queries.
const heading = (page: Page) => page.locator('h1').first().waitFor()
const at =
  (path: string, then?: Open): Open =>
  async page => {
    // The sign-in flow keeps its step across a reload, and going to the current URL would be a reload.
    await page.goto('about:blank')
    await page.goto(path)
    await heading(page)
    await then?.(page)
  }
const isOpen = (page: Page) => page.getByRole('dialog').waitFor()
const press =
  (name: string | RegExp): Open =>
  page =>
    page.getByRole('button', { name }).first().click()
const tab =
  (name: string): Open =>
  async page => {
    await page.getByRole('tab', { name }).click()
    await page.getByRole('tabpanel', { name }).waitFor()
  }

const orders = { edited: '', open: '', rental: '', accepted: '', started: '', failed: '', completed: '' }
let customer: Awaited<ReturnType<typeof newCustomer>>

/** Creates a customer with the data that the screens below show. */
export const prepareScreens = async () => {
  customer = await newCustomer()
  const dale = await callAs('vendor@example.com')
  const mia = await callAs('mia@example.com')
  orders.open = (await placeOrder(customer, 'A piano')).id
  await placeBid(dale, orders.open, '189.00')
  await placeBid(mia, orders.open, '149.50')
  orders.edited = (await placeOrder(customer, 'Six old doors')).id
  await placeBid(dale, orders.edited, '129.00')
  await customer.call('mutation ($input: EditJunkPickupInput!) { editJunkPickup(input: $input) { id } }', {
    input: { ...junkPickup('Nine old doors'), jobId: orders.edited },
  })
  orders.rental = (await placeRental(customer, '20_yard', 'By the fence')).id
  orders.accepted = (await placeOrder(customer)).id
  await acceptBid(customer, (await placeBid(dale, orders.accepted, '99.00')).id)
  orders.started = (await placeOrder(customer)).id
  await acceptBid(customer, (await placeBid(dale, orders.started, '89.00')).id)
  await dale.call('mutation ($jobId: UUID!) { startJob(jobId: $jobId) { id } }', { jobId: orders.started })
  orders.failed = (await placeOrder(customer)).id
  await acceptBid(customer, (await placeBid(dale, orders.failed, '69.00')).id)
  await dale.call('mutation ($jobId: UUID!) { startJob(jobId: $jobId) { id } }', { jobId: orders.failed })
  const { job } = await dale.call<{ job: { visits: { id: string }[] } }>(
    'query ($id: UUID!) { job(id: $id) { visits { id } } }',
    { id: orders.failed },
  )
  await dale.call('mutation ($id: UUID!) { failVisit(visitId: $id, input: { reason: blocked }) { id } }', {
    id: job.visits[0]!.id,
  })
  await dale.call('mutation { createCalendarFeed { url } }')
  orders.completed = (await placeOrder(customer, 'Old bicycles')).id
  await acceptBid(customer, (await placeBid(dale, orders.completed, '79.00')).id)
  for (const step of ['startJob', 'completeJob'])
    await dale.call(`mutation ($jobId: UUID!) { ${step}(jobId: $jobId) { id } }`, { jobId: orders.completed })
  await customer.call('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
    input: { jobId: orders.accepted, content: 'The gate code is 1810' },
  })
  await customer.call('mutation ($input: SupportTicketInput!) { openSupportTicket(input: $input) { id } }', {
    input: { orderNumber: orders.open, issue: 'Nobody has made a bid yet' },
  })
}

const visitor: Record<string, Open> = {
  start: at('/', page => page.getByRole('heading', { name: 'See a sample request' }).waitFor()),
  need: at('/', async page => {
    await page.getByLabel('ZIP Code').fill('78704')
    await page.getByText('Vendors serve 78704.').waitFor()
  }),
  'request before signing up': at('/', async page => {
    await page.getByLabel('ZIP Code').fill('99999')
    await page.getByText(/^No vendor serves 99999 yet/).waitFor()
    await press('Describe the Job')(page)
    await page.getByLabel('Dropoff Date').waitFor()
  }),
  'sign in': at('/', async page => {
    await press(/^Customer/)(page)
    await page.getByRole('heading', { name: 'Sign In as Customer' }).waitFor()
  }),
  'sign up': at('/', async page => {
    await press(/^Customer/)(page)
    await press('Sign up as a customer')(page)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByText('First name is required').waitFor()
  }),
  'forgotten password': at('/', async page => {
    await press(/^Customer/)(page)
    await press('Forgot password?')(page)
    await isOpen(page)
  }),
  'new password': at('/?reset=token', isOpen),
  invitation: at('/?invitation=token', isOpen),
  'email taken back': at('/?takeback=token', isOpen),
  'email confirmed': at('/?confirm=token', isOpen),
  privacy: at('/privacy-policy'),
  terms: at('/terms-of-service'),
  'not found': at('/nowhere'),
  'a link that stops no mails': at('/unsubscribe?token=wrong'),
  'link to orders': at('/customer/orders'),
  'link to a job': at('/?job=1'),
}

const customers: Record<string, Open> = {
  home: at('/customer', async page => {
    await page.getByRole('link', { name: 'View bids' }).first().waitFor()
    await page.getByRole('article').first().waitFor()
  }),
  'junk pickup': at('/customer?request=junk_pickup', async page => {
    await page.getByRole('button', { name: 'Request Junk Pickup' }).click()
    await page.getByText('Please describe the items').waitFor()
  }),
  'dumpster rental': at('/customer?request=dumpster_rental', page =>
    page.getByLabel('Dropoff Date').waitFor(),
  ),
  'dumpster rental, contact opened': at('/customer?request=dumpster_rental', press(/^Change/)),
  'junk pickup, summary': at('/customer?request=junk_pickup', async page => {
    await page.setViewportSize(phone)
    await press(/^Your request/)(page)
  }),
  orders: at('/customer/orders', page => page.getByRole('article').first().waitFor()),
  'no match': at('/customer/orders?status=cancelled', page =>
    page.getByText('No orders match').first().waitFor(),
  ),
  'open order': page =>
    at(`/customer/orders?order=${orders.open}`, () => page.getByText('$149.50', { exact: true }).waitFor())(
      page,
    ),
  'order with a bid asked to confirm': page =>
    at(`/customer/orders?order=${orders.edited}`, () =>
      page.getByText('Asked to confirm', { exact: true }).waitFor(),
    )(page),
  'edit a request': page =>
    at(`/customer?edit=${orders.edited}`, () => page.getByRole('button', { name: 'Save Changes' }).waitFor())(
      page,
    ),
  'accepted order': page =>
    at(`/customer/orders?order=${orders.accepted}`, () => page.getByText('The gate code').waitFor())(page),
  'order to rate': page =>
    at(`/customer/orders?order=${orders.completed}`, () => page.getByText('How was Dale Hart?').waitFor())(
      page,
    ),
  'cancel an order': page =>
    at(`/customer/orders?order=${orders.open}`, async () => {
      await page.getByRole('button', { name: 'Cancel order' }).click()
      await page.getByLabel('Reason').waitFor()
    })(page),
  'accept a bid': page =>
    at(`/customer/orders?order=${orders.open}`, async () => {
      await page.getByRole('button', { name: 'Accept' }).first().click()
      await page.getByRole('alertdialog').waitFor()
    })(page),
  support: at('/customer/support', page => page.getByText('Nobody has made a bid yet').waitFor()),
  account: at('/customer/account', press('Edit Information')),
  'a link for vendors': at('/?job=1'),
  'new token': at('/customer/account', async page => {
    await press('Show API Tokens')(page)
    await press('New Token')(page)
    await page.getByRole('button', { name: 'Create Token' }).click()
    await page.getByText('Please name the token').waitFor()
  }),
}

/** The first row of a group of the worklist; a link to all rows may come before it. */
const firstOf = (page: Page, group: string) =>
  page.getByRole('region', { name: group }).getByRole('listitem').getByRole('link').first()

const NEW_VENDOR = {
  hasServices: true,
  offersRentals: false,
  hasRates: false,
  hasAreas: false,
  documentsOnFile: 1,
  hasBid: false,
  hasJob: false,
  unconfirmedBids: [],
  nextJobs: [],
  unreadJobs: [],
  openBids: [],
  openBidCount: 0,
  lostBids: [],
}

const vendors: Record<string, Open> = {
  overview: at('/', async page => {
    await page.getByRole('article').first().waitFor()
    await page.getByRole('button', { name: 'Still Stands' }).first().waitFor()
  }),
  'new vendor': async page => {
    // Changes the server's answer to that of a newly invited vendor.
    const answer = async (route: Route) => {
      const response = await route.fetch()
      const body = await response.json()
      if (body.data?.vendorAgenda) Object.assign(body.data.vendorAgenda, NEW_VENDOR)
      // An answer that arrives after the route is removed has already been delivered by the server.
      await route.fulfill({ response, json: body }).catch(() => undefined)
    }
    await page.route('**/graphql', answer)
    await at('/', () => page.getByText('1 of 4 done').waitFor())(page)
    await page.unroute('**/graphql', answer)
  },
  earnings: at('/?view=earnings', async page => {
    await page.getByRole('table', { name: 'Earned by job' }).waitFor()
    await page.getByRole('button', { name: 'Show as a table' }).click()
  }),
  today: at('/', tab('Today')),
  'a new calendar address': at('/', async page => {
    await tab('Today')(page)
    await page.getByRole('button', { name: 'New Address' }).click()
    await page.getByRole('alertdialog', { name: 'Create a new address?' }).waitFor()
  }),
  'a visit under way': page =>
    at(`/?job=${orders.started}`, () => page.getByRole('button', { name: 'Take Photo' }).waitFor())(page),
  "a visit that can't be done": page =>
    at(`/?job=${orders.started}`, async () => {
      await page.getByRole('button', { name: "Couldn't Be Done" }).click()
      await page.getByRole('dialog', { name: /^Why couldn't/ }).waitFor()
    })(page),
  'a visit to schedule again': page =>
    at(`/?job=${orders.failed}`, async () => {
      await page.getByRole('button', { name: 'Schedule again' }).click()
      await page.getByRole('dialog', { name: /again$/ }).waitFor()
    })(page),
  services: at('/', tab('Services')),
  areas: at('/', tab('Service Areas')),
  inventory: at('/', async page => {
    await tab('Inventory')(page)
    await page.getByLabel('Customers order it as').selectOption('20_yard')
    await page.getByRole('group', { name: 'My rates' }).waitFor()
  }),
  documents: at('/', tab('Documents')),
  bid: at('/', async page => {
    await page.getByRole('button', { name: 'Submit Bid' }).first().click()
    await isOpen(page)
  }),
  'bid with rates': page =>
    at(`/?job=${orders.rental}`, async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Bid' }).click()
      await page.getByRole('button', { name: 'Use My Rates' }).click()
      await page.getByText('The customer reads:').waitFor()
    })(page),
  'start a job': page =>
    at(`/?job=${orders.accepted}`, async () => {
      await page.getByRole('button', { name: 'Start Job' }).click()
      await page.getByRole('alertdialog').waitFor()
    })(page),
  'complete a job before its day': page =>
    at(`/?job=${orders.started}`, async () => {
      await page.getByRole('button', { name: 'Complete Job' }).click()
      await page
        .getByRole('alertdialog', { name: 'Complete this job?' })
        .getByRole('button', { name: 'Complete Job' })
        .click()
      await page.getByRole('alertdialog', { name: 'Complete before the agreed day?' }).waitFor()
    })(page),
  account: at('/?view=account', async page => {
    await isOpen(page)
    await page.getByRole('button', { name: 'Edit Information' }).click()
  }),
  job: page => at(`/?job=${orders.accepted}`, () => page.getByText('The gate code').waitFor())(page),
}

const admins: Record<string, Open> = {
  people: at('/', page => page.getByRole('table').first().waitFor()),
  account: at('/?account=open', async page => {
    await isOpen(page)
    await page.getByRole('button', { name: 'Edit Information' }).click()
  }),
  'several people': at('/', async page => {
    await page
      .getByRole('row')
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .click()
    await page.getByText('1 selected').waitFor()
  }),
  charts: at('/', async page => {
    await press('Show charts')(page)
    await page.getByRole('region', { name: 'Marketplace' }).getByRole('img').first().waitFor()
    await page.getByRole('region', { name: 'Service fees' }).getByRole('img').first().waitFor()
    // The browser remembers the open charts, which must not affect the screens that follow.
    await page.evaluate(() => localStorage.removeItem('admin:charts'))
  }),
  'documents to review': at('/', async page => {
    await firstOf(page, 'Documents to review').click()
    await isOpen(page)
    await page.getByRole('button', { name: 'Approve' }).waitFor()
  }),
  'a ticket to answer': at('/', async page => {
    await firstOf(page, 'Open tickets').click()
    await page.getByLabel('Your answer').waitFor()
  }),
  'all orders': at('/?tab=orders', page => page.getByRole('table').first().waitFor()),
  'an order': page =>
    at(`/?tab=orders&order=${orders.accepted}`, () =>
      page.getByRole('button', { name: 'Open for bids again' }).waitFor(),
    )(page),
  'all vendors': at('/?tab=vendors', page => page.getByRole('table').first().waitFor()),
  'a fee statement': at('/?tab=vendors', async page => {
    await page.getByRole('table', { name: 'Fee statements' }).getByRole('link').first().click()
    await page.getByRole('table', { name: 'Service fees on this statement' }).waitFor()
  }),
  'all settings': at('/?tab=settings', page => page.getByRole('heading', { name: 'Audit log' }).waitFor()),
  orders: at('/', tab('Order Management')),
  vendors: at('/', tab('Vendor Management')),
  settings: at('/', tab('System Settings')),
}

/** The main screens and dialogs of each user type, and how to reach them. */
export const roles = [
  { role: 'a visitor', screens: visitor, enter: undefined },
  {
    role: 'a customer',
    screens: customers,
    enter: (page: Page) => signIn(page, 'Customer', customer.email, customer.password),
  },
  {
    role: 'a vendor',
    screens: vendors,
    enter: (page: Page) => signIn(page, 'Vendor', 'vendor@example.com'),
  },
  {
    role: 'an admin',
    screens: admins,
    enter: (page: Page) => signIn(page, 'Customer', 'admin@example.com'),
  },
]
