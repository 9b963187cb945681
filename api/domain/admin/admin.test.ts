import type { Operation } from '../../test/client.js'
import { ACCEPT_BID, acceptedJob, bid, completedJob, postJunk, postRental } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import type { UsersQuery } from '../../test/generated/graphql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import {
  ACCEPT_INVITATION,
  CLOSE_ACCOUNT,
  CREATE_UPLOAD,
  LOGIN,
  ME,
  OPEN_SUPPORT_TICKET,
} from '../../test/operations.js'
import { PDF } from '../../test/uploads.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  ada = await admin(harness)
})
afterAll(() => harness.stop())

const SET = graphql(`
  mutation SetUserActiveState($userId: UUID!, $isActive: Boolean!) {
    setUserActive(userId: $userId, isActive: $isActive) { id isActive }
  }
`)
const CREATE = graphql(`
  mutation CreateUserDetails($input: CreateUserInput!) {
    createUser(input: $input) { id email userType isActive }
  }
`)
const UPDATE = graphql(`
  mutation UpdateUser($input: UpdateUserInput!) {
    updateUser(input: $input) { firstName email phone }
  }
`)
const USERS = graphql(`
  query Users($search: String, $type: UserType, $isActive: Boolean, $sort: UserSort, $first: Int, $after: String) {
    users(search: $search type: $type isActive: $isActive sort: $sort first: $first after: $after) {
      totalCount nodes { id firstName lastName email isActive userType createdAt } pageInfo { hasNextPage
      endCursor }
    }
  }
`)
const JOBS = graphql(`
  query Jobs($status: JobStatus, $search: String) {
    jobs(status: $status, search: $search) { totalCount nodes { id title customer { email } } }
  }
`)
const AUDIT = graphql(`
  query AuditEvents($action: String, $subjectId: UUID) {
    auditEvents(action: $action, subjectId: $subjectId) {
      totalCount nodes { action before after actor { id } subject { id } createdAt }
    }
  }
`)
const SETTINGS = graphql(`
  mutation UpdateSettings($input: UpdateSettingsInput!) {
    updateSettings(input: $input) { serviceFeePercent supportPhone documentsRequired }
  }
`)
const REVIEW = graphql(`
  mutation ReviewVendorDocument($input: ReviewVendorDocumentInput!) {
    reviewVendorDocument(input: $input) { id reviewStatus reviewReason vendor { id documentsOnFile } }
  }
`)
const ANSWER = graphql(`
  mutation AnswerSupportTicket($input: AnswerSupportTicketInput!) {
    answerSupportTicket(input: $input) { id status adminResponse }
  }
`)

describe('every admin operation', () => {
  const id = '00000000-0000-4000-8000-000000000000'
  const person = { firstName: 'A', lastName: 'B', email: 'x@example.com' }
  const operations: [string, Operation, object][] = [
    ['users', graphql(`query UserCount { users { totalCount } }`), {}],
    ['user', graphql(`query User($id: UUID!) { user(id: $id) { id } }`), { id }],
    ['jobs', graphql(`query JobCount { jobs { totalCount } }`), {}],
    ['adminStats', graphql(`query TotalUsers { adminStats { totalUsers } }`), {}],
    ['marketOverview', graphql(`query MarketOverview { marketOverview { days { date } } }`), {}],
    ['marketAreas', graphql(`query MarketAreas { marketAreas { requests } }`), {}],
    ['auditEvents', graphql(`query AuditCount { auditEvents { totalCount } }`), {}],
    ['createUser', CREATE, { input: { ...person, userType: 'vendor' } }],
    ['updateUser', UPDATE, { input: { ...person, id } }],
    ['setUserActive', SET, { userId: id, isActive: false }],
    ['answerSupportTicket', ANSWER, { input: { id, response: 'x' } }],
    [
      'closeSupportTicket',
      graphql(`mutation CloseTicketId($id: UUID!) { closeSupportTicket(id: $id) { id } }`),
      { id },
    ],
    [
      'reopenSupportTicket',
      graphql(`mutation ReopenTicketId($id: UUID!) { reopenSupportTicket(id: $id) { id } }`),
      { id },
    ],
    ['reviewVendorDocument', REVIEW, { input: { id, approve: true } }],
    ['updateSettings', SETTINGS, { input: { serviceFeePercent: 1, documentsRequired: false } }],
  ]
  test.each(operations)('refuses %s to everyone else', async (_, operation, variables) => {
    expect((await harness.visitor().refusal(operation, variables)).extensions.code).toBe('UNAUTHENTICATED')
    for (const who of [await customer(harness), await vendor(harness)]) {
      expect((await who.refusal(operation, variables)).extensions.code).toBe('FORBIDDEN')
    }
    const { errors } = await ada.answer(operation, variables)
    expect(['NOT_FOUND', undefined]).toContain(errors[0]?.extensions.code)
  })
})

describe('users', () => {
  test('finds part of a name or email, taking % and _ literally', async () => {
    const odd = await customer(harness, {
      firstName: '100%_Zoë',
      lastName: "O'Hara",
      email: 'zoe_hara@example.com',
    })
    const found = async (search: string) => (await ada.ask(USERS, { search })).users.nodes.map(({ id }) => id)
    for (const search of ['100%', '%_z', 'ZOË', "o'h", 'zoe_', "Zoë O'Hara", 'HARA@example'])
      expect(await found(search)).toEqual([odd.id])
    expect(await found('zoe%hara')).toEqual([])
    expect(await found('\\')).toEqual([])
  })

  test('finds words of any length and script in the current name, until the account is closed', async () => {
    const found = async (search: string) => (await ada.ask(USERS, { search })).users.nodes.map(({ id }) => id)
    const name = async (firstName: string, lastName: string) =>
      (await customer(harness, { firstName, lastName })).id
    const istanbul = await name('İSTANBUL', '🚛🚚🚛🚚🚛')
    for (const search of ['İsta', 'İSTANBUL 🚛', '🚛🚚🚛🚚🚛', '🚚🚛🚚', 'bul 🚛🚚'])
      expect(await found(search)).toEqual([istanbul])
    expect(await found('🚛🚛🚛🚛🚛')).toEqual([])
    expect(await found('istanbul '.repeat(11))).toEqual([])
    // The name contains all pieces of the word, but not in a row.
    const apart = await name('Vandrek', 'Andreko')
    expect(await found('vandreko')).toEqual([])
    expect(await found('rek andrek')).toEqual([apart])

    const dana = await customer(harness, { firstName: 'Firstwyn', lastName: 'Name' })
    expect(await found('irstwyn n')).toEqual([dana.id])
    await ada.ask(UPDATE, {
      input: { id: dana.id, firstName: 'Thenwyn', lastName: 'Name', email: dana.email, phone: null },
    })
    expect(await found('irstwyn n')).toEqual([])
    expect(await found('HENWYN')).toEqual([dana.id])
    await dana.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
    expect(await found('henwyn')).toEqual([])
  })

  test.each([
    ['nunez', 'Ximena', 'Núñez'],
    ['Núñez', 'Ximena', 'Nunez'],
    ['núñez', 'Ximena', 'Nu\u0301n\u0303ez'],
    ['obrien', 'Fiachra', 'O’Brien'],
    ["o'brien", 'Fiachra', 'O’Brien'],
    ['O’Brien', 'Fiachra', "O'Brien"],
    ['OBRIEN', 'Fiachra', "O'Brien"],
    ['lodzki', 'Zbigniew', 'Łódzki'],
  ])('finds %s as %s %s, ignoring accents and apostrophes', async (words, firstName, lastName) => {
    const { id } = await customer(harness, { firstName, lastName })
    const found = (await ada.ask(USERS, { search: `${firstName} ${words}` })).users.nodes
    expect(found.map(user => user.id)).toContain(id)
  })

  test('finds nobody for an apostrophe alone', async () => {
    expect((await ada.ask(USERS, { search: '’' })).users).toMatchObject({ totalCount: 0, nodes: [] })
  })

  test('sorts by name, ignoring accents and apostrophes', async () => {
    const names = ['Zoran', 'Álvaro', 'Alvin', 'Aaron', 'O’Dell', 'Odele', 'Odessa']
    for (const firstName of names) await customer(harness, { firstName, lastName: 'Sortable' })
    const { users } = await ada.ask(USERS, { search: 'sortable', sort: 'name' })
    expect(users.nodes.map(({ firstName }) => firstName)).toEqual([
      ...['Aaron', 'Álvaro', 'Alvin', 'Odele', 'O’Dell', 'Odessa', 'Zoran'],
    ])
  })

  test('pages by join date and by name without gaps or repeats', async () => {
    const people = await Promise.all(
      Array.from({ length: 25 }, (_, i) =>
        customer(harness, { firstName: `Pag${i % 5}`, lastName: `Er${i}` }),
      ),
    )
    for (const sort of ['joined', 'name'] as const) {
      const seen: { id: string; firstName: string; lastName: string }[] = []
      let after: string | null = null
      do {
        const { users }: UsersQuery = await ada.ask(USERS, { search: 'Pag', sort, first: 10, after })
        expect(users.totalCount).toBe(25)
        seen.push(...users.nodes)
        after = users.pageInfo.hasNextPage ? users.pageInfo.endCursor : null
      } while (after)
      expect(seen.map(({ id }) => id).sort()).toEqual(people.map(({ id }) => id).sort())
      const names = seen.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
      if (sort === 'name')
        expect(names.map(name => name.split(' ')[0])).toEqual(names.map(name => name.split(' ')[0]).sort())
    }
  })

  test('filters by type and status', async () => {
    const tag = 'Narrow'
    await customer(harness, { firstName: tag })
    const off = await vendor(harness, {}, { firstName: tag })
    await ada.ask(SET, { userId: off.id, isActive: false })
    const count = async (more: object) => (await ada.ask(USERS, { search: tag, ...more })).users.totalCount
    expect(await count({})).toBe(2)
    expect(await count({ type: 'vendor' })).toBe(1)
    expect(await count({ type: 'admin' })).toBe(0)
    expect(await count({ isActive: false })).toBe(1)
    expect(await count({ isActive: true, type: 'vendor' })).toBe(0)
  })
})

describe('suspending', () => {
  test('takes effect at once, also in another process, and ends every session permanently', async () => {
    const dale = await vendor(harness)
    const kept = dale.cookie
    const second = await startHarness({ databaseUrl: String(harness.database.orm.config.get('clientUrl')) })
    try {
      const elsewhere = Object.assign(second.visitor(), {
        cookie: kept.replace(/^haulbid_\d+/, second.app.context.config.cookieName),
      })
      expect(await elsewhere.ask(ME)).toEqual({ me: { id: dale.id } })
      expect((await ada.ask(SET, { userId: dale.id, isActive: false })).setUserActive).toEqual({
        id: dale.id,
        isActive: false,
      })
      for (const browser of [dale, elsewhere]) {
        expect(await browser.refusal(ME)).toMatchObject({
          message: 'This account is suspended',
          extensions: { code: 'FORBIDDEN', reason: 'SUSPENDED' },
        })
      }
      await ada.ask(SET, { userId: dale.id, isActive: true })
      expect(await dale.ask(ME)).toEqual({ me: null })
      await dale.ask(LOGIN, {
        input: { email: dale.email, password: PASSWORD },
      })
    } finally {
      await second.stop()
    }
  })

  test("hides a vendor's pending bids, and reactivating brings them back", async () => {
    const dana = await customer(harness)
    const dale = await vendor(harness)
    const bidId = await bid(dale, await postJunk(dana))
    await ada.ask(SET, { userId: dale.id, isActive: false })
    const { customerJobs } = await dana.ask(
      graphql(`
        query BidderStates {
          customerJobs { nodes { bids { nodes { vendor { isActive } } } } }
        }
      `),
    )
    expect(customerJobs.nodes[0]?.bids.nodes[0]?.vendor.isActive).toBe(false)
    expect((await dana.refusal(ACCEPT_BID, { bidId })).extensions.reason).toBe('VENDOR_SUSPENDED')
    await ada.ask(SET, { userId: dale.id, isActive: true })
    expect((await dana.ask(ACCEPT_BID, { bidId })).acceptBid.vendorId).toBe(dale.id)
  })

  test("refuses to suspend an admin, or to close the last admin's account", async () => {
    const other = await admin(harness)
    const refused = await ada.refusal(SET, { userId: other.id, isActive: false })
    expect(refused).toMatchObject({
      message: 'Administrators cannot be suspended',
      extensions: { code: 'FORBIDDEN' },
    })
    const own = await startHarness()
    try {
      const last = await admin(own)
      expect(
        (await last.refusal(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })).extensions.reason,
      ).toBe('LAST_ADMIN')
      const second = await admin(own)
      const answers = await Promise.all(
        [last, second].map(each => each.answer(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })),
      )
      expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    } finally {
      await own.stop()
    }
  })

  test('refuses an unknown user', async () => {
    expect(
      (await ada.refusal(SET, { userId: '00000000-0000-4000-8000-000000000000', isActive: false })).extensions
        .code,
    ).toBe('NOT_FOUND')
    expect((await ada.refusal(SET, { userId: 'x', isActive: false })).extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('inviting and editing', () => {
  const input = {
    firstName: 'Vera',
    lastName: 'Novak',
    email: 'vera@example.com',
    phone: '5125550000',
    userType: 'vendor' as const,
  }

  test('lets an invited vendor choose a password through the mailed link and sign in', async () => {
    await harness.mails()
    expect((await ada.ask(CREATE, { input })).createUser).toMatchObject({
      email: 'vera@example.com',
      userType: 'vendor',
      isActive: true,
    })
    const [mail] = await harness.mails()
    expect(mail).toContain("Subject: You're invited to Haulbid")
    const token = /\/\?invitation=([\w-]{43})/.exec(mail!)![1]!
    const vera = harness.visitor()
    await vera.refusal(LOGIN, {
      input: { email: input.email, password: 'anything at all' },
    })
    await vera.ask(ACCEPT_INVITATION, {
      input: { token, password: 'chosen by me', confirmPassword: 'chosen by me' },
    })
    const { login } = await vera.ask(
      graphql(`mutation LoginUserType($input: LoginInput!) { login(input: $input) { userType } }`),
      {
        input: { email: input.email, password: 'chosen by me' },
      },
    )
    expect(login.userType).toBe('vendor')
  })

  test.each([
    [{ email: 'x' }, 'BAD_USER_INPUT'],
    [{ userType: 'root' }, 'BAD_USER_INPUT'],
    [{ firstName: '' }, 'BAD_USER_INPUT'],
  ])('refuses %j', async (more, code) => {
    expect((await ada.refusal(CREATE, { input: { ...input, ...more } })).extensions.code).toBe(code)
  })

  test('refuses an email in use, regardless of case', async () => {
    const { email } = await customer(harness)
    const { extensions } = await ada.refusal(CREATE, { input: { ...input, email: email.toUpperCase() } })
    expect(extensions).toMatchObject({ code: 'CONFLICT', reason: 'EMAIL_TAKEN' })
  })

  test('renames a user but refuses an email in use', async () => {
    const person = await customer(harness)
    const other = await customer(harness)
    const change = {
      id: person.id,
      firstName: 'New',
      lastName: 'Name',
      email: `n-${person.email}`,
      phone: null,
    }
    expect((await ada.ask(UPDATE, { input: change })).updateUser).toEqual({
      firstName: 'New',
      email: change.email,
      phone: null,
    })
    expect((await ada.refusal(UPDATE, { input: { ...change, email: other.email } })).extensions.reason).toBe(
      'EMAIL_TAKEN',
    )
  })
})

describe('orders', () => {
  test('finds them by number, customer, and status, and cancels with a reason', async () => {
    const dana = await customer(harness, { firstName: 'Findme', lastName: 'Please' })
    const jobId = await postJunk(dana)
    const found = async (variables: object) => (await ada.ask(JOBS, variables)).jobs.nodes.map(({ id }) => id)
    expect(await found({ search: jobId.slice(0, 8) })).toEqual([jobId])
    expect(await found({ search: `#${jobId.slice(0, 8).toUpperCase()}` })).toEqual([jobId])
    expect(await found({ search: `Job ${jobId.slice(0, 8)}.` })).toEqual([jobId])
    expect(await found({ search: 'findme  pl' })).toEqual([jobId])
    expect(await found({ search: 'findme', status: 'completed' })).toEqual([])
    expect((await ada.ask(JOBS, { search: 'findme' })).jobs.nodes[0]).toMatchObject({
      title: 'Dana Reyes - Junk Pickup',
      customer: { email: dana.email },
    })
    const { cancelJob } = await ada.ask(
      graphql(`
        mutation CancelJobForFraud($jobId: UUID!) {
          cancelJob(jobId: $jobId, reason: "Fraud") { status history { reason } }
        }
      `),
      { jobId },
    )
    expect(cancelJob).toEqual({ status: 'cancelled', history: [{ reason: null }, { reason: 'Fraud' }] })
    expect((await ada.ask(AUDIT, { subjectId: jobId })).auditEvents.nodes[0]).toMatchObject({
      action: 'cancelJob',
      before: { status: 'pending' },
      after: { status: 'cancelled', reason: 'Fraud' },
    })
  })
})

describe("finding an order by its customer's name", () => {
  const found = async (search: string) => (await ada.ask(JOBS, { search })).jobs.nodes.map(({ id }) => id)
  const rename = ({ id, email }: TestUser, firstName: string) =>
    ada.ask(UPDATE, { input: { id, firstName, lastName: 'Lookup', email, phone: null } })

  test('uses the current name and email, within any status, until the account is closed', async () => {
    const dana = await customer(harness, { firstName: 'Ottilie', lastName: 'Lookup' })
    const jobId = await postJunk(dana)
    await rename(dana, 'Wendelin')
    expect(await found('ottilie')).toEqual([])
    for (const search of ['WENDELIN', 'wendelin lookup', dana.email, 'ndelin lo'])
      expect(await found(search)).toEqual([jobId])
    const ofStatus = async (status: 'pending' | 'cancelled') =>
      (await ada.ask(JOBS, { search: 'wendelin', status })).jobs.nodes.map(({ id }) => id)
    expect([await ofStatus('pending'), await ofStatus('cancelled')]).toEqual([[jobId], []])
    await dana.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
    for (const search of ['wendelin', 'lookup', dana.email, 'closed']) expect(await found(search)).toEqual([])
  })

  test('ignores accents and apostrophes', async () => {
    const dana = await customer(harness, { firstName: 'Begoña', lastName: 'O’Hagan' })
    const jobId = await postJunk(dana)
    for (const search of ['begona ohagan', "BEGOÑA O'HAGAN", 'begoña o’hagan'])
      expect(await found(search)).toEqual([jobId])
  })
})

describe('tickets', () => {
  test('answers by mail, closes, and reopens them', async () => {
    const dana = await customer(harness)
    const { id } = (
      await dana.ask(OPEN_SUPPORT_TICKET, {
        input: { orderNumber: await postJunk(dana), issue: 'Where is <b>my</b> truck?' },
      })
    ).openSupportTicket
    await harness.mails()
    expect((await ada.ask(ANSWER, { input: { id, response: 'On its way' } })).answerSupportTicket).toEqual({
      id,
      status: 'answered',
      adminResponse: 'On its way',
    })
    const [mail] = await harness.mails()
    expect(mail).toContain(`To: ${dana.email}`)
    expect(mail).toContain('On its way')
    expect(mail).toContain('&#60;b&#62;my')
    expect(
      (await dana.ask(graphql(`query AdminResponses { supportTickets { nodes { adminResponse } } }`)))
        .supportTickets.nodes,
    ).toEqual([{ adminResponse: 'On its way' }])
    expect(
      (
        await ada.ask(
          graphql(`
        mutation CloseSupportTicket($id: UUID!) {
          closeSupportTicket(id: $id) { status }
        }
      `),
          { id },
        )
      ).closeSupportTicket.status,
    ).toBe('closed')
    expect(
      (
        await ada.ask(
          graphql(`
        mutation ReopenSupportTicket($id: UUID!) {
          reopenSupportTicket(id: $id) { status }
        }
      `),
          { id },
        )
      ).reopenSupportTicket.status,
    ).toBe('open')
    expect(await ada.issues(ANSWER, { input: { id, response: ' ' } })).toEqual([
      'response: Please write an answer',
    ])
  })
})

describe('documents', () => {
  test('approves them, or refuses them with a reason', async () => {
    const dale = await vendor(harness)
    const file = async (documentType: 'w9_form' | 'drivers_license') => {
      const { uploadURL } = (await dale.ask(CREATE_UPLOAD)).createUpload
      await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(PDF) })
      const SAVE = graphql(`
        mutation SaveDocumentId($input: SaveVendorDocumentInput!) {
          saveVendorDocument(input: $input) { id }
        }
      `)
      return (await dale.ask(SAVE, { input: { documentType, filePath: uploadURL } })).saveVendorDocument.id
    }
    const w9 = await file('w9_form')
    const license = await file('drivers_license')
    expect((await ada.ask(REVIEW, { input: { id: w9, approve: true } })).reviewVendorDocument).toMatchObject({
      reviewStatus: 'approved',
      reviewReason: null,
    })
    expect(await ada.issues(REVIEW, { input: { id: license, approve: false, reason: ' ' } })).toEqual([
      'reason: Please give a reason for refusing it',
    ])
    const refused = await ada.ask(REVIEW, { input: { id: license, approve: false, reason: 'Expired' } })
    expect(refused.reviewVendorDocument).toMatchObject({
      reviewStatus: 'refused',
      reviewReason: 'Expired',
      vendor: { documentsOnFile: ['w9_form'] },
    })
    expect(await ada.refusal(REVIEW, { input: { id: license, approve: true } })).toMatchObject({
      message: 'This document was already refused. Wait for a new one.',
      extensions: { code: 'CONFLICT', reason: 'DOCUMENT_REFUSED' },
    })
    const { user } = await ada.ask(
      graphql(`
        query UserBusiness($id: UUID!) {
          user(id: $id) {
            documents { documentType reviewStatus } services { serviceType } areas { zipCode } stats {
            activeJobs }
          }
        }
      `),
      { id: dale.id },
    )
    expect(user.documents).toHaveLength(2)
    expect(user.areas).toEqual([{ zipCode: '78701' }])
    expect(user.stats).toEqual({ activeJobs: 0 })
  })
})

describe('settings', () => {
  test('changes them and logs the values before and after', async () => {
    const input = { serviceFeePercent: 7.5, supportPhone: '(512) 555-0100', documentsRequired: false }
    expect((await ada.ask(SETTINGS, { input })).updateSettings).toEqual(input)
    expect(
      await harness
        .visitor()
        .ask(graphql(`query FeeAndPhone { settings { serviceFeePercent supportPhone } }`)),
    ).toEqual({
      settings: { serviceFeePercent: 7.5, supportPhone: '(512) 555-0100' },
    })
    const { auditEvents } = await ada.ask(AUDIT, { action: 'updateSettings' })
    expect(auditEvents.nodes).toContainEqual(
      expect.objectContaining({
        after: {
          ...input,
          serviceFeePercent: '7.50',
          visitPhotosRequired: true,
          cancellationPercent: '25.00',
          cancellationCap: '75.00',
          timeZone: 'America/Chicago',
          howToPayFees: null,
        },
        actor: { id: ada.id },
        subject: null,
      }),
    )
  })

  test.each([-1, 100.01, 5.555])('refuses %s percent', async serviceFeePercent => {
    expect(await ada.issues(SETTINGS, { input: { serviceFeePercent, documentsRequired: false } })).toEqual([
      'serviceFeePercent: The fee must be from 0 to 100 percent, with at most two decimals',
    ])
  })
})

test('counts the statistics', async () => {
  const own = await startHarness()
  try {
    const boss = await admin(own)
    expect(
      (
        await boss.ask(
          graphql(`
        query AdminStats {
          adminStats { totalUsers activeVendors totalOrders totalRevenue pendingIssues }
        }
      `),
        )
      ).adminStats,
    ).toEqual({
      totalUsers: 0,
      activeVendors: 0,
      totalOrders: 0,
      totalRevenue: '0.00',
      pendingIssues: 0,
    })
    const dana = await customer(own)
    const dale = await vendor(own)
    await completedJob(dana, dale, '149.50')
    await acceptedJob(dana, dale, '20')
    own.clock.now = new Date(own.clock.now.getTime() + 60_000)
    const open = await postRental(dana)
    own.clock.now = new Date(own.clock.now.getTime() + 30 * 60_000)
    await bid(dale, open)
    await dana.ask(OPEN_SUPPORT_TICKET, {
      input: { orderNumber: open, issue: 'x' },
    })
    const { adminStats, marketOverview } = await boss.ask(
      graphql(`
        query AdminFigures {
          adminStats { totalUsers activeVendors totalOrders totalRevenue pendingIssues }
          marketOverview {
            days { date orders revenue } previousDays { date } services {
              serviceType jobs shareWithBid medianMinutesToFirstBid shareWithInstantBid shareIn5Minutes shareIn2Hours bidsPerRequest
              shareAccepted
            }
          }
        }
      `),
    )
    expect(adminStats).toEqual({
      totalUsers: 2,
      activeVendors: 1,
      totalOrders: 3,
      totalRevenue: '149.50',
      pendingIssues: 1,
    })
    expect(marketOverview.days).toHaveLength(30)
    expect(marketOverview.days.at(-1)).toEqual({ date: '2026-11-20', orders: 3, revenue: '149.50' })
    expect(marketOverview.previousDays).toHaveLength(30)
    expect(marketOverview.previousDays.at(-1)).toEqual({ date: '2026-10-21' })
    expect(marketOverview.services).toEqual([
      {
        serviceType: 'dumpster_rental',
        jobs: 1,
        shareWithBid: 1,
        medianMinutesToFirstBid: 30,
        ...{
          shareWithInstantBid: 0,
          shareIn5Minutes: 0,
          shareIn2Hours: 1,
          bidsPerRequest: 1,
          shareAccepted: 0,
        },
      },
      {
        serviceType: 'junk_pickup',
        jobs: 2,
        shareWithBid: 1,
        medianMinutesToFirstBid: 0,
        ...{
          shareWithInstantBid: 0,
          shareIn5Minutes: 1,
          shareIn2Hours: 1,
          bidsPerRequest: 1,
          shareAccepted: 1,
        },
      },
    ])
    // The same orders by day and by service. The order one hour before the first day is in neither, although 30 times
    // 24 hours have not passed since.
    const firstDay = marketOverview.days[0]!.date
    await own.database.pool.query(
      `update jobs set created_at = ($1::timestamp - interval '1 hour') at time zone 'UTC' where id = $2`,
      [firstDay, open],
    )
    const again = (
      await boss.ask(graphql(`query OrdersBothWays { marketOverview { days { orders } services { jobs } } }`))
    ).marketOverview
    const sum = (counts: number[]) => counts.reduce((all, each) => all + each, 0)
    expect(sum(again.days.map(({ orders }) => orders))).toBe(2)
    expect(sum(again.services.map(({ jobs }) => jobs))).toBe(2)
  } finally {
    await own.stop()
  }
})
