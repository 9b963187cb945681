import { workOnce } from '../../platform/queue/worker.js'
import { changeKinds } from '../../rules/live/changeKinds.js'
import {
  ACCEPT_BID,
  ANSWER_QUESTION,
  ARRIVE_AT_VISIT,
  ask,
  bid,
  completedJob,
  firstVisit,
  junkPickup,
  postJunk,
  SUBMIT_RATING,
  setOff,
} from '../../test/deals.js'
import { eventually } from '../../test/eventually.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { LiveClient, type Message } from '../../test/LiveClient.js'
import {
  ADD_PUSH_SUBSCRIPTION,
  CANCEL_JOB,
  CREATE_API_TOKEN,
  HAUL_RULE,
  LOGIN,
  OPEN_SUPPORT_TICKET,
  SAVE_HAUL_RULE_ID,
  SAVE_OFFER_RULE_ID,
} from '../../test/operations.js'
import { INVITE_PERSON, newPerson } from '../../test/people.js'
import { subscribedBrowser } from '../../test/pushService.js'
import { newStatement } from '../../test/statements.js'
import { ADD_DAY_OFF } from '../../test/stock.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

/** Everybody with an open screen. The bidder has bid on the jobs in this file; the neighbor could have. */
const VIEWERS = [
  'customer',
  'otherCustomer',
  'vendor',
  'bidder',
  'neighbor',
  'outsideVendor',
  'admin',
] as const
type Who = (typeof VIEWERS)[number]

let harness: Harness
let people: Record<Who, TestUser>
const screens = new Map<Who, LiveClient>()
beforeAll(async () => {
  harness = await startHarness({ live: true })
  people = {
    customer: await customer(harness),
    otherCustomer: await customer(harness, { firstName: 'Kim' }),
    vendor: await vendor(harness),
    bidder: await vendor(harness, {}, { firstName: 'Mia' }),
    neighbor: await vendor(harness, {}, { firstName: 'Jordan' }),
    outsideVendor: await vendor(harness, { zips: ['90210', '90211'] }, { firstName: 'Riley' }),
    admin: await admin(harness),
  }
  for (const who of VIEWERS)
    screens.set(who, await LiveClient.listen(harness.url, { cookie: people[who].cookie }))
})
afterAll(async () => {
  await Promise.all([...screens.values()].map(screen => screen.close()))
  await harness.stop()
})

const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows

const isMarker = ({ kind, id }: Message['stale'][number]) => kind === 'size' && id === null

/** Everybody gets this change, so all earlier ones have arrived by then. */
const mark = async () => {
  const before = [...screens.values()].map(({ stale }) => stale.filter(isMarker).length)
  await sql("insert into changes (kind) values ('size')")
  for (const [at, screen] of [...screens.values()].entries())
    await eventually(before[at]! + 1, () => screen.stale.filter(isMarker).length)
}

/** Formats a message like the tables below. */
const toldBy = ({ reload, jobs, gone, stale }: Message, jobId: string | undefined): string[] => {
  const all = [
    ...(reload ? ['reload'] : []),
    ...jobs.map(({ id }) => (id === jobId ? 'job' : `job ${id}`)),
    ...gone.map(id => (id === jobId ? 'gone' : `gone ${id}`)),
    ...stale.filter(each => !isMarker(each)).map(each => `stale ${each.kind}`),
  ]
  return all.length > 0 || stale.some(isMarker) ? all : ['an empty message']
}

const CHANGE_BID = 'mutation ($input: ChangeBidInput!) { changeBid(input: $input) { id } }'
const WITHDRAW_BID = 'mutation ($bidId: UUID!) { withdrawBid(bidId: $bidId) { id } }'
const REVIEW = 'mutation ($input: ReviewVendorDocumentInput!) { reviewVendorDocument(input: $input) { id } }'
const SET_ITEM = 'mutation SetItemHeard { setVendorItem(kind: tire, takes: no) { kind } }'
const ADD_SIZE = 'mutation ($input: AddDumpsterSizeInput!) { addDumpsterSize(input: $input) { id } }'
const SET = 'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { documentsRequired } }'
const SAVE_BUSINESS = 'mutation ($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }'
const RENAME = 'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { id } }'
const CONTACT = { firstName: 'Dana', lastName: 'Reyes-Ito', phone: '(512) 555-0147' }
const ASK_SUSPENSION =
  'mutation ($userId: UUID!) { requestAdminSuspension(userId: $userId, isActive: false) { id } }'
const SUSPEND = 'mutation ($userId: UUID!) { setUserActive(userId: $userId, isActive: false) { id } }'
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }'

interface Scene {
  jobId?: string
  /** The vendor's bid. */
  bidId?: string
  id?: string
}

const withBids = async (): Promise<Scene> => {
  const jobId = await postJunk(people.customer)
  await bid(people.bidder, jobId)
  return { jobId, bidId: await bid(people.vendor, jobId) }
}
const accepted = async (): Promise<Scene> => {
  const scene = await withBids()
  await people.customer.ask(ACCEPT_BID, { bidId: scene.bidId! })
  return scene
}
const completed = async (): Promise<Scene> => ({
  jobId: await completedJob(people.customer, people.vendor),
})
const nothing = async (): Promise<Scene> => ({})

const tasksDone = async (): Promise<Scene> => {
  await workOnce(harness.app.context)
  return {}
}

interface Canary {
  what: string
  before: () => Promise<Scene>
  /** Returns the id of the job that it creates, if any. */
  act: (scene: Scene) => Promise<unknown>
  /** The messages for each person, without duplicates and in any order. People left out get nothing. */
  hears: Partial<Record<Who, string>>
}

const canaries: Canary[] = [
  {
    what: 'job: posted',
    before: nothing,
    act: () => postJunk(people.customer),
    hears: { customer: 'job', vendor: 'job', bidder: 'job', neighbor: 'job', admin: 'job' },
  },
  {
    what: 'job: posted over REST',
    before: nothing,
    act: async () => {
      const response = await people.customer.fetch('/api/jobs', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'junk_pickup', ...junkPickup }),
      })
      return ((await response.json()) as { id: string }).id
    },
    hears: { customer: 'job', vendor: 'job', bidder: 'job', neighbor: 'job', admin: 'job' },
  },
  {
    what: 'job: a bid on it is accepted, others are rejected, and it is no longer offered',
    before: withBids,
    act: ({ bidId }) => people.customer.ask(ACCEPT_BID, { bidId: bidId! }),
    hears: {
      ...{
        customer: 'job, stale bid, stale notice',
        vendor: 'job, stale bid, stale notice',
        bidder: 'job, stale bid, stale notice',
      },
      neighbor: 'gone',
      admin: 'job, stale bid',
    },
  },
  {
    what: 'job: cancelled by its customer',
    before: withBids,
    act: ({ jobId }) => people.customer.ask(CANCEL_JOB, { jobId: jobId! }),
    hears: {
      ...{
        customer: 'job, stale bid',
        vendor: 'job, stale bid, stale notice',
        bidder: 'job, stale bid, stale notice',
      },
      neighbor: 'gone',
      admin: 'job, stale bid',
    },
  },
  {
    what: 'job: its vendor is on the way',
    before: accepted,
    act: async ({ jobId }) => setOff(people.vendor, await firstVisit(people.vendor, jobId!), 15),
    hears: { customer: 'job, stale notice', vendor: 'job', bidder: 'job', admin: 'job' },
  },
  {
    what: 'job: its vendor has arrived, which other bidders do not hear',
    before: async () => {
      const scene = await accepted()
      const id = await firstVisit(people.vendor, scene.jobId!)
      await setOff(people.vendor, id, 15)
      return { ...scene, id }
    },
    act: ({ id }) => people.vendor.ask(ARRIVE_AT_VISIT, { visitId: id! }),
    hears: { customer: 'job, stale notice', vendor: 'job', admin: 'job' },
  },
  {
    what: 'job: changed by hand after it was assigned',
    before: accepted,
    act: ({ jobId }) => sql('update jobs set final_price = 10 where id = $1', [jobId]),
    hears: { customer: 'job', vendor: 'job', admin: 'job' },
  },
  {
    what: 'job: deleted by hand',
    before: async () => ({ jobId: await postJunk(people.customer) }),
    act: ({ jobId }) =>
      sql('with history as (delete from job_events where job_id = $1) delete from jobs where id = $1', [
        jobId,
      ]),
    hears: { customer: 'gone', vendor: 'gone', bidder: 'gone', neighbor: 'gone', admin: 'gone' },
  },
  {
    what: 'job: held back because its customer is suspended',
    before: async () => {
      const temporary = await customer(harness)
      const jobId = await postJunk(temporary)
      await bid(people.bidder, jobId)
      return { jobId, id: temporary.id }
    },
    act: ({ id }) => people.admin.ask(SUSPEND, { userId: id! }),
    hears: {
      vendor: 'gone',
      bidder: 'job',
      neighbor: 'gone',
      admin: 'job, stale audit, stale user',
    },
  },
  {
    what: 'bid: submitted; another bidder hears nothing',
    before: async () => {
      const jobId = await postJunk(people.customer)
      await bid(people.bidder, jobId)
      return { jobId }
    },
    act: ({ jobId }) => bid(people.vendor, jobId!).then(() => undefined),
    hears: { customer: 'job, stale bid, stale notice', vendor: 'job, stale bid', admin: 'job, stale bid' },
  },
  {
    what: 'bid: changed',
    before: withBids,
    act: ({ bidId }) => people.vendor.ask(CHANGE_BID, { input: { bidId, price: '140.00' } }),
    hears: { customer: 'job, stale bid, stale notice', vendor: 'job, stale bid', admin: 'job, stale bid' },
  },
  {
    what: 'bid: withdrawn',
    before: withBids,
    act: ({ bidId }) => people.vendor.ask(WITHDRAW_BID, { bidId }),
    hears: { customer: 'job, stale bid, stale notice', vendor: 'job, stale bid', admin: 'job, stale bid' },
  },
  {
    what: 'bid: deleted by hand, and with it what its vendor may see of the job',
    before: accepted,
    act: ({ jobId }) =>
      sql('delete from bids where job_id = $1 and vendor_id = $2', [jobId, people.bidder.id]),
    hears: { customer: 'job, stale bid', bidder: 'gone, stale bid', admin: 'job, stale bid' },
  },
  {
    what: 'message',
    before: accepted,
    act: ({ jobId }) => people.customer.ask(SEND, { input: { jobId, content: 'Hello' } }),
    hears: {
      customer: 'job, stale message',
      vendor: 'job, stale message, stale notice',
      admin: 'job, stale message',
    },
  },
  {
    what: 'question: asked; other vendors hear nothing',
    before: async () => ({ jobId: await postJunk(people.customer) }),
    act: ({ jobId }) => ask(people.vendor, jobId!).then(() => undefined),
    hears: {
      customer: 'stale notice, stale question',
      vendor: 'stale question',
      admin: 'stale question',
    },
  },
  {
    what: 'question: answered, for all to whom the job is available',
    before: async () => {
      const jobId = await postJunk(people.customer)
      return { jobId, id: await ask(people.vendor, jobId) }
    },
    act: ({ id }) => people.customer.ask(ANSWER_QUESTION, { input: { questionId: id!, answer: 'Two' } }),
    hears: {
      customer: 'stale question',
      vendor: 'stale notice, stale question',
      bidder: 'stale question',
      neighbor: 'stale question',
      admin: 'stale question',
    },
  },
  {
    what: 'rating, and with it the average of the one who was rated',
    before: completed,
    act: ({ jobId }) => people.customer.ask(SUBMIT_RATING, { input: { jobId: jobId!, rating: 4 } }),
    hears: {
      customer: 'job, stale rating',
      vendor: 'job, stale notice, stale rating, stale user',
      admin: 'job, stale rating, stale user',
    },
  },
  {
    what: 'ticket',
    before: completed,
    act: ({ jobId }) =>
      people.customer.ask(OPEN_SUPPORT_TICKET, { input: { orderNumber: jobId!, issue: 'A scratch' } }),
    hears: { customer: 'stale ticket', admin: 'stale notice, stale ticket' },
  },
  {
    what: 'document',
    before: async () => {
      const [document] = await sql(
        `insert into vendor_documents (id, vendor_id, document_type, file_name, file_path)
          values (gen_random_uuid(), $1, 'w9_form', 'w9.pdf', '/objects/' || gen_random_uuid()) returning id`,
        [people.vendor.id],
      )
      return { id: document.id }
    },
    // An approval sends more, which documentExpiry.test.ts covers.
    act: ({ id }) => people.admin.ask(REVIEW, { input: { id, approve: false, reason: 'Blurred' } }),
    hears: { vendor: 'stale document, stale notice', admin: 'stale audit, stale document' },
  },
  {
    what: 'service',
    before: nothing,
    act: () =>
      people.outsideVendor.ask('mutation { removeVendorService(serviceType: dumpster_rental) { id } }'),
    hears: { outsideVendor: 'stale service', admin: 'stale service' },
  },
  {
    what: 'area',
    before: nothing,
    act: () => people.outsideVendor.ask('mutation { removeServiceArea(zipCode: "90211") { id } }'),
    hears: { outsideVendor: 'stale area', admin: 'stale area' },
  },
  {
    what: 'size',
    before: nothing,
    act: () => people.vendor.ask(ADD_SIZE, { input: { size: '20_yard', pricePerDay: '50' } }),
    hears: { vendor: 'stale size', admin: 'stale size' },
  },
  {
    what: 'size',
    before: nothing,
    // Rentals of other sizes are no longer shown.
    act: () => people.vendor.ask(ADD_SIZE, { input: { size: '20', rentalSize: '20_yard' } }),
    hears: { vendor: 'stale service, stale size', admin: 'stale service, stale size' },
  },
  {
    what: 'vendor_item',
    before: nothing,
    act: () => people.vendor.ask(SET_ITEM),
    hears: { vendor: 'stale vendor_item', admin: 'stale vendor_item' },
  },
  {
    what: 'business: of a vendor with bids on the job of a customer',
    before: withBids,
    act: () => people.vendor.ask(SAVE_BUSINESS, { input: { name: 'Becker Hauling' } }),
    hears: { customer: 'stale business', vendor: 'stale business', admin: 'stale business' },
  },
  {
    what: 'settings',
    before: nothing,
    act: () => people.admin.ask(SET, { input: { documentsRequired: false, serviceFeePercent: 3 } }),
    hears: {
      ...Object.fromEntries(VIEWERS.map(who => [who, 'stale settings'])),
      admin: 'stale audit, stale settings',
    },
  },
  {
    what: 'user',
    before: nothing,
    act: () => people.customer.ask(RENAME, { input: { ...CONTACT, email: people.customer.email } }),
    hears: { customer: 'stale user', admin: 'stale user' },
  },
  {
    what: 'notice: of a job that was posted, to the vendors whom it matches',
    before: async () => {
      await workOnce(harness.app.context)
      await postJunk(people.customer)
      return {}
    },
    act: () => workOnce(harness.app.context),
    hears: { vendor: 'stale notice', bidder: 'stale notice', neighbor: 'stale notice' },
  },
  {
    what: 'notice: all read; others hear nothing',
    before: nothing,
    act: () => people.vendor.ask('mutation { markNoticesRead(input: {}) { id } }'),
    hears: { vendor: 'stale notice' },
  },
  {
    what: 'session',
    before: nothing,
    act: () => harness.visitor().ask(LOGIN, { input: { email: people.customer.email, password: PASSWORD } }),
    hears: { customer: 'stale notice, stale session' },
  },
  {
    what: 'statement: made',
    before: nothing,
    act: () => newStatement(harness, people.vendor.id),
    hears: { vendor: 'stale statement', admin: 'stale statement' },
  },
  {
    what: 'offer_rule: saved',
    before: nothing,
    act: () => people.vendor.ask(SAVE_OFFER_RULE_ID, { input: { size: '20_yard', price: '380' } }),
    hears: { vendor: 'stale offer_rule', admin: 'stale offer_rule' },
  },
  {
    what: 'haul_rule: saved',
    before: nothing,
    act: () => people.vendor.ask(SAVE_HAUL_RULE_ID, { input: HAUL_RULE }),
    hears: { vendor: 'stale haul_rule', admin: 'stale haul_rule' },
  },
  {
    what: 'stock: days off added',
    before: nothing,
    act: () => people.vendor.ask(ADD_DAY_OFF, { input: { from: '2026-12-24', to: '2026-12-25' } }),
    hears: { vendor: 'stale stock', admin: 'stale stock' },
  },
  {
    what: 'token',
    before: nothing,
    act: () =>
      people.vendor.ask(CREATE_API_TOKEN, {
        input: { name: 'Mine', scope: 'read', expiresInDays: 1, currentPassword: PASSWORD },
      }),
    hears: { vendor: 'stale notice, stale token' },
  },
  {
    what: 'preference: how often to be told, and when not',
    before: nothing,
    act: async () => {
      await people.vendor.ask(
        'mutation { setNoticeFrequency(input: { group: new_jobs, channel: mail, frequency: daily }) { id } }',
      )
      await people.vendor.ask(
        'mutation { setQuietHours(input: { isOn: true, from: 22, to: 7, timeZone: "America/Chicago" }) { id } }',
      )
      await people.vendor.ask(
        'mutation { requestTextCode(input: { phone: "(512) 555-0147", consent: true }) { id } }',
      )
      await people.vendor.ask(ADD_PUSH_SUBSCRIPTION, { input: subscribedBrowser().input })
    },
    hears: { vendor: 'stale preference' },
  },
  {
    what: 'export: requested',
    before: nothing,
    act: () => people.vendor.ask('mutation { requestMyData { id } }'),
    hears: { vendor: 'stale export' },
  },
  {
    what: 'export: written by a task',
    before: async () => {
      await workOnce(harness.app.context)
      await people.customer.ask('mutation { requestMyData { id } }')
      return {}
    },
    act: () => workOnce(harness.app.context),
    hears: { customer: 'stale export' },
  },
  {
    what: 'audit: an act of an admin on somebody else',
    before: async () => ({ id: (await customer(harness)).id }),
    act: ({ id }) =>
      sql(
        "insert into audit_events (id, actor_id, action, subject_id) values (gen_random_uuid(), $1, 'x', $2)",
        [people.admin.id, id],
      ),
    hears: { admin: 'stale audit' },
  },
  {
    what: 'suspension of another admin',
    before: async () => ({ id: (await admin(harness)).id }),
    act: ({ id }) => people.admin.ask(ASK_SUSPENSION, { userId: id }),
    hears: { admin: 'stale audit, stale suspension' },
  },
  {
    // The vendor works with nobody yet. People of a business are tried in people.test.ts.
    what: 'person of a business, invited',
    before: nothing,
    act: () => people.outsideVendor.ask(INVITE_PERSON, { input: newPerson() }),
    hears: { outsideVendor: 'stale person', admin: 'stale audit, stale person, stale user' },
  },
  {
    what: 'application of a vendor',
    before: nothing,
    act: () =>
      sql(
        `insert into vendor_applications (id, business_name, first_name, last_name, email, phone, zip_code, services, consented_at)
          values (gen_random_uuid(), 'B', 'F', 'L', 'b@example.com', '5125550147', '78704', array['junk_pickup'], now())`,
      ),
    hears: { admin: 'stale application' },
  },
  {
    what: 'task: failed',
    before: tasksDone,
    act: async () => {
      await sql(`select graphile_worker.add_job('noticeMail', '{"noticeId": "none"}', max_attempts => 1)`)
      await workOnce(harness.app.context)
    },
    hears: { admin: 'stale task' },
  },
  ...Object.entries({ bid: 'reload', message: 'reload', session: 'stale session' }).map(([kind, told]) => ({
    what: `${kind}: so many at once that none is named`,
    before: nothing,
    act: () => sql('insert into changes (kind) values ($1)', [kind]),
    hears: Object.fromEntries(VIEWERS.map(who => [who, told])),
  })),
  ...['audit', 'suspension', 'task', 'application'].map(kind => ({
    what: `${kind}: so many at once that none is named, for admins only`,
    before: nothing,
    act: () => sql('insert into changes (kind) values ($1)', [kind]),
    hears: { admin: `stale ${kind}` },
  })),
]

test.each(canaries)('reaches exactly the right screens: $what', async ({ before, act, hears }) => {
  const scene = await before()
  await mark()
  const start = new Map([...screens].map(([who, { messages }]) => [who, messages.length]))
  const acted = await act(scene)
  const jobId = typeof acted === 'string' ? acted : scene.jobId
  const heard = (who: Who) => {
    const messages = screens.get(who)!.messages.slice(start.get(who))
    const told = [...new Set(messages.flatMap(message => toldBy(message, jobId)))].toSorted()
    // A reload fetches everything again, so other messages do not matter.
    return told.includes('reload') ? 'reload' : told.join(', ')
  }
  const wanted = (who: Who) => hears[who] ?? ''
  for (const who of VIEWERS) if (wanted(who)) await eventually(wanted(who), () => heard(who))
  await mark()
  expect(Object.fromEntries(VIEWERS.map(who => [who, heard(who)]))).toEqual(
    Object.fromEntries(VIEWERS.map(who => [who, wanted(who)])),
  )
})

test('has a canary for each kind', () => {
  const named = canaries.map(({ what }) => /^\w+/.exec(what)![0])
  expect(new Set(named)).toEqual(new Set(Object.keys(changeKinds)))
})
