import type { Page, Route } from 'playwright'
import { phone } from './browser.js'
import { type Caller, callAs } from './callAs.js'
import { comesDue, doJob } from './comesDue.js'
import {
  acceptBid,
  junkPickup,
  newCustomer,
  newUnconfirmedCustomer,
  placeBid,
  placeOrder,
  placeRental,
} from './customers.js'
import { signIn } from './signIn.js'

/** Loads a URL in the page. */
type Load = (url: string) => Promise<unknown>
type Step = (page: Page) => Promise<unknown>
type Open = (page: Page, load: Load) => Promise<unknown>

// Located by element, since a dialog hides the page below it from role queries.
const heading = (page: Page) => page.locator('h1').first().waitFor()
const at =
  (url: string | (() => string), then?: Step): Open =>
  async (page, load) => {
    // The sign-in flow keeps its step across a reload, and going to the current URL would be a reload.
    await page.goto('about:blank')
    await load(typeof url === 'string' ? url : url())
    await heading(page)
    await then?.(page)
  }
const isOpen = (page: Page) => page.getByRole('dialog').waitFor()
const press =
  (name: string | RegExp): Step =>
  page =>
    page.getByRole('button', { name }).first().click()
const panel =
  (name: string): Step =>
  page =>
    page.getByRole('tabpanel', { name }).waitFor()
const tab =
  (name: string): Step =>
  async page => {
    await page.getByRole('tab', { name }).click()
    await panel(name)(page)
  }

const orders = { edited: '', open: '', rental: '', accepted: '', started: '', failed: '', completed: '' }
let customer: Awaited<ReturnType<typeof newCustomer>>

/** The vendor asks to come a day later. */
const askToMove = async ({ call }: Caller, jobId: string) => {
  const { job } = await call<{ job: { visits: { id: string; windowStart: string; windowEnd: string }[] } }>(
    'query ($jobId: UUID!) { job(id: $jobId) { visits { id windowStart windowEnd } } }',
    { jobId },
  )
  const { id: visitId, windowStart, windowEnd } = job.visits[0]!
  const dayLater = (at: string) => new Date(Date.parse(at) + 86_400_000).toISOString()
  const input = {
    jobId,
    kind: 'move_visit',
    visitId,
    windowStart: dayLater(windowStart),
    windowEnd: dayLater(windowEnd),
  }
  await call('mutation ($input: ProposeChangeOrderInput!) { proposeChangeOrder(input: $input) { id } }', {
    input,
  })
}

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
  await placeOrder(customer, 'A shed')
  orders.rental = (await placeRental(customer, '20_yard', 'By the fence')).id
  orders.accepted = (await placeOrder(customer)).id
  await acceptBid(customer, (await placeBid(dale, orders.accepted, '99.00')).id)
  await comesDue(orders.accepted)
  const asked = (await placeOrder(customer, 'A swing set')).id
  await acceptBid(customer, (await placeBid(dale, asked, '109.00')).id)
  await askToMove(dale, asked)
  orders.started = (await placeOrder(customer)).id
  await acceptBid(customer, (await placeBid(dale, orders.started, '89.00')).id)
  await comesDue(orders.started)
  await dale.call('mutation ($jobId: UUID!) { startJob(jobId: $jobId) { id } }', { jobId: orders.started })
  orders.failed = (await placeOrder(customer)).id
  await acceptBid(customer, (await placeBid(dale, orders.failed, '69.00')).id)
  await comesDue(orders.failed)
  await dale.call('mutation ($jobId: UUID!) { startJob(jobId: $jobId) { id } }', { jobId: orders.failed })
  const { job } = await dale.call<{ job: { visits: { id: string }[] } }>(
    'query ($id: UUID!) { job(id: $id) { visits { id } } }',
    { id: orders.failed },
  )
  await dale.call('mutation ($id: UUID!) { failVisit(visitId: $id, input: { reason: unsafe }) { id } }', {
    id: job.visits[0]!.id,
  })
  await dale.call('mutation { createCalendarFeed { url } }')
  orders.completed = (await placeOrder(customer, 'Old bicycles')).id
  await acceptBid(customer, (await placeBid(dale, orders.completed, '79.00')).id)
  await doJob(dale, orders.completed)
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
    await page.getByText(/^We don't know 99999\. Check it\./).waitFor()
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
    await page.getByRole('region', { name: 'Waiting for your answer' }).waitFor()
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
  'open order': at(
    () => `/customer/orders?order=${orders.open}`,
    page => page.getByText('$149.50', { exact: true }).waitFor(),
  ),
  'order with a bid asked to confirm': at(
    () => `/customer/orders?order=${orders.edited}`,
    page => page.getByText('Asked to confirm', { exact: true }).waitFor(),
  ),
  'edit a request': at(
    () => `/customer?edit=${orders.edited}`,
    page => page.getByRole('button', { name: 'Save Changes' }).waitFor(),
  ),
  'accepted order': at(
    () => `/customer/orders?order=${orders.accepted}`,
    page => page.getByText('The gate code').waitFor(),
  ),
  'order to rate': at(
    () => `/customer/orders?order=${orders.completed}`,
    page => page.getByText('How was Dale Hart?').waitFor(),
  ),
  'cancel an order': at(
    () => `/customer/orders?order=${orders.open}`,
    async page => {
      await page.getByRole('button', { name: 'Cancel order' }).click()
      await page.getByLabel('Reason').waitFor()
    },
  ),
  'accept a bid': at(
    () => `/customer/orders?order=${orders.open}`,
    async page => {
      await page.getByRole('button', { name: 'Accept' }).first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  ),
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

const newcomers: Record<string, Open> = {
  home: at('/customer'),
  orders: at('/customer/orders'),
  support: at('/customer/support'),
}

/** The first row of a group of the worklist; a link to all rows may come before it. */
const firstOf = (page: Page, group: string) =>
  page.getByRole('region', { name: group }).getByRole('listitem').getByRole('link').first()

/** The agenda of a vendor who was just invited. */
export const NEW_VENDOR = {
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
  overview: at('/?tab=overview', async page => {
    await page.getByRole('article').first().waitFor()
    await page.getByRole('button', { name: 'Still Stands' }).first().waitFor()
  }),
  'new vendor': async (page, load) => {
    // Changes the server's answer to that of a newly invited vendor.
    const answer = async (route: Route) => {
      const response = await route.fetch()
      const body = await response.json()
      if (body.data?.vendorAgenda) Object.assign(body.data.vendorAgenda, NEW_VENDOR)
      // An answer that arrives after the route is removed has already been delivered by the server.
      await route.fulfill({ response, json: body }).catch(() => undefined)
    }
    await page.route('**/graphql', answer)
    await at('/?tab=overview', () => page.getByText('1 of 4 done').waitFor())(page, load)
    await page.unroute('**/graphql', answer)
  },
  earnings: at('/?view=earnings', async page => {
    await page.getByRole('table', { name: 'Earned by job' }).waitFor()
    await page.getByRole('button', { name: 'Show as a table' }).click()
  }),
  today: at('/?tab=today', panel('Today')),
  'a new calendar address': at('/', async page => {
    await tab('Today')(page)
    await page.getByRole('button', { name: 'New Address' }).click()
    await page.getByRole('alertdialog', { name: 'Create a new address?' }).waitFor()
  }),
  'a visit under way': at(
    () => `/?job=${orders.started}`,
    page => page.getByRole('button', { name: 'Take Photo', exact: true }).waitFor(),
  ),
  "a visit that can't be done": at(
    () => `/?job=${orders.started}`,
    async page => {
      await page.getByRole('button', { name: "Couldn't Be Done" }).click()
      await page.getByRole('dialog', { name: /^Why couldn't/ }).waitFor()
    },
  ),
  'a visit to schedule again': at(
    () => `/?job=${orders.failed}`,
    async page => {
      await page.getByRole('button', { name: 'Schedule again' }).click()
      await page.getByRole('dialog', { name: /again$/ }).waitFor()
    },
  ),
  services: at('/?tab=services', panel('Services')),
  areas: at('/?tab=areas', panel('Service Areas')),
  inventory: at('/?tab=inventory', async page => {
    await panel('Inventory')(page)
    await page.getByLabel('Customers order it as').selectOption('20_yard')
    await page.getByRole('group', { name: 'My rates' }).waitFor()
  }),
  'a rule for junk': at('/?tab=inventory', async page => {
    const junk = page.getByRole('region', { name: 'Instant Bids on Junk' })
    await junk.getByRole('button', { name: 'Add Rule' }).click()
    const form = page.getByRole('dialog', { name: 'New Rule' })
    await form.getByLabel('Minimum ($)').fill('150')
    await form.getByLabel('An eighth of a truck').fill('100')
    await form.getByLabel('A full truck').fill('450')
    await form.getByRole('button', { name: 'Fill In Between' }).click()
    await form.getByText('The minimum covers loads up to a quarter of a truck.').waitFor()
    await form.getByText(/^It would have bid on/).waitFor()
  }),
  documents: at('/?tab=documents', panel('Documents')),
  bid: at('/?tab=overview', async page => {
    await page.getByRole('button', { name: 'Submit Bid' }).first().click()
    await isOpen(page)
  }),
  'bid with rates': at(
    () => `/?job=${orders.rental}`,
    async page => {
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Bid' }).click()
      await page.getByRole('button', { name: 'Use My Rates' }).click()
      await page.getByText('The customer will see:').waitFor()
    },
  ),
  'start a job': at(
    () => `/?job=${orders.accepted}`,
    async page => {
      await page.getByRole('button', { name: 'Start Job' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  ),
  'complete a job before its day': at(
    () => `/?job=${orders.started}`,
    async page => {
      await page.getByRole('button', { name: 'Complete Job' }).click()
      await page
        .getByRole('alertdialog', { name: 'Complete this job?' })
        .getByRole('button', { name: 'Complete Job' })
        .click()
      await page.getByRole('alertdialog', { name: 'Complete before the agreed day?' }).waitFor()
    },
  ),
  account: at('/?view=account', async page => {
    await isOpen(page)
    await page.getByRole('button', { name: 'Edit Information' }).click()
  }),
  job: at(
    () => `/?job=${orders.accepted}`,
    page => page.getByText('The gate code').waitFor(),
  ),
  'an invitation to the business': at('/?view=account', async page => {
    await page.getByRole('button', { name: 'Invite Somebody' }).click()
    await page.getByRole('form', { name: 'Invite somebody' }).waitFor()
  }),
}

const move = (page: Page) => page.getByRole('button', { name: 'Move to…' }).first()

const dispatchers: Record<string, Open> = {
  overview: at('/?tab=overview', page => page.getByRole('article').first().waitFor()),
  board: at('/?board=today', page => page.getByRole('heading', { name: 'Unassigned' }).waitFor()),
  'a visit to move': at('/?board=today', async page => {
    const drivers = page.getByRole('group', { name: 'Person' }).getByRole('button', { name: /^Luis/ })
    await move(page).or(drivers).first().waitFor()
    if (await drivers.isVisible()) await drivers.click()
    await move(page).click()
    await isOpen(page)
  }),
  account: at('/?view=account', page => page.getByRole('region', { name: 'Your Work' }).waitFor()),
}

const drivers: Record<string, Open> = {
  today: at('/', page => page.getByRole('article').first().waitFor()),
  messages: at('/?tab=messages', panel('Messages')),
  account: at('/?view=account', page => page.getByRole('region', { name: 'Your Work' }).waitFor()),
}

const admins: Record<string, Open> = {
  people: at('/?tab=users', page => page.getByRole('table').first().waitFor()),
  'what needs an admin': at('/', page =>
    page.getByRole('table', { name: 'Customers owe vendors' }).waitFor(),
  ),
  account: at('/?account=open', async page => {
    await isOpen(page)
    await page.getByRole('button', { name: 'Edit Information' }).click()
  }),
  'several people': at('/?tab=users', async page => {
    await page
      .getByRole('row')
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .click()
    await page.getByText('1 selected').waitFor()
  }),
  charts: at('/?tab=charts', async page => {
    await page.getByRole('region', { name: 'Marketplace' }).getByRole('img').first().waitFor()
    await page.getByRole('region', { name: 'Service fees' }).getByRole('img').first().waitFor()
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
  'an order': at(
    () => `/?tab=orders&order=${orders.accepted}`,
    page => page.getByRole('button', { name: 'Open for bids again' }).waitFor(),
  ),
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

/** The labels of links, buttons, and tabs to press in turn, after a URL is loaded. */
type Trip = [url: string, ...labels: string[]]

export interface Role {
  role: string
  enter?: (page: Page) => Promise<void>
  /** Where the board of today is that of the demo's jobs; in the evening, it's another day elsewhere. */
  timezoneId?: string
  screens: Record<string, Open>
  trips: Trip[]
}

/** The main screens and dialogs of each user type, how to reach them, and where their links lead. */
export const roles: Role[] = [
  {
    role: 'a visitor',
    screens: visitor,
    trips: [['/privacy-policy', 'Terms of Service']],
  },
  {
    role: 'a customer',
    enter: page => signIn(page, 'Customer', customer.email, customer.password),
    screens: customers,
    trips: [
      ['/customer', 'My Orders', 'My Account', 'Support'],
      ['/customer', 'Dumpster Rental', 'Back'],
    ],
  },
  {
    role: 'a customer without orders',
    enter: async page => {
      const fresh = await newCustomer()
      await signIn(page, 'Customer', fresh.email, fresh.password)
    },
    screens: newcomers,
    trips: [['/customer', 'My Orders', 'Support']],
  },
  {
    role: 'a customer who has not confirmed the email',
    enter: async page => {
      const fresh = await newUnconfirmedCustomer()
      await signIn(page, 'Customer', fresh.email, fresh.password)
    },
    screens: { ...newcomers, account: at('/customer/account') },
    trips: [['/customer', 'My Account']],
  },
  {
    role: 'a vendor',
    enter: page => signIn(page, 'Vendor', 'vendor@example.com'),
    screens: vendors,
    trips: [['/', 'Today', 'Services', 'Service Areas', 'Inventory', 'Documents']],
  },
  {
    role: 'a dispatcher',
    enter: page => signIn(page, 'Vendor', 'dispatcher@example.com'),
    timezoneId: 'America/Chicago',
    screens: dispatchers,
    trips: [['/', 'Board', 'Next week', 'Dashboard']],
  },
  {
    role: 'a driver',
    enter: page => signIn(page, 'Vendor', 'driver@example.com'),
    screens: drivers,
    trips: [['/', 'Messages', 'Today']],
  },
  {
    role: 'an admin',
    enter: page => signIn(page, 'Customer', 'admin@example.com'),
    screens: admins,
    trips: [
      [
        '/',
        'User Management',
        'Order Management',
        'Vendor Management',
        'System Settings',
        'Charts',
        'Customer',
        'Vendor',
      ],
    ],
  },
]
