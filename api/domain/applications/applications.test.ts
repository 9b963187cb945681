import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { ACCEPT_INVITATION, CLOSE_ACCOUNT } from '../../test/operations.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'
import { removeExpired } from '../cleanup/removeExpired.js'
import { APPLY, application } from './test/setups.js'

let harness: Harness
let ada: TestUser
beforeEach(async () => {
  harness = await startHarness()
  ada = await admin(harness)
})
afterEach(() => harness.stop())

const LIST = graphql(`
  query WaitingApplications($status: ApplicationStatus) {
    vendorApplications(status: $status) {
      nodes {
        id businessName firstName lastName email phone zipCode services message createdAt consentedAt status version
        decidedAt decidedBy { id } declineReason account { id userType } others { id businessName }
      }
      totalCount
    }
  }
`)
const INVITE = graphql(`
  mutation InviteApplicantInTest($id: UUID!, $version: Int) {
    inviteApplicant(id: $id, version: $version) { status decidedBy { id } account { id firstName userType } version }
  }
`)
const DECLINE = graphql(`
  mutation DeclineApplicationInTest($input: DeclineApplicationInput!) {
    declineApplication(input: $input) { status declineReason }
  }
`)

const apply = (more: object = {}) =>
  harness.visitor().ask(APPLY, { input: { ...application(), ...more } } as never)
const refusedApplication = (more: object) =>
  harness.visitor().issues(APPLY, { input: { ...application(), ...more } } as never)
const waiting = async () => (await ada.ask(LIST, { status: 'waiting' })).vendorApplications.nodes
const theOne = async () => (await waiting())[0]!
const auditedActions = async () =>
  (
    await harness.database.pool.query(
      "select action, subject_id, after from audit_events where action like '%ppli%'",
    )
  ).rows

test('lets anybody apply and notifies admins, who read all of it', async () => {
  const input = { ...application(), email: 'ben@becker.example' }
  expect(await apply(input)).toEqual({ applyAsVendor: true })
  expect(await waiting()).toEqual([
    {
      id: expect.any(String),
      businessName: 'Becker Hauling',
      firstName: 'Nia',
      lastName: 'Okafor',
      email: 'ben@becker.example',
      phone: '(512) 555-0199',
      zipCode: '78704',
      services: ['dumpster_rental', 'junk_pickup'],
      message: 'Two trucks, ten years.',
      createdAt: START.toISOString(),
      consentedAt: START.toISOString(),
      status: 'waiting',
      version: 1,
      decidedAt: null,
      decidedBy: null,
      declineReason: null,
      account: null,
      others: [],
    },
  ])
  const WORKLIST = graphql(`
    query ApplicationsToDecide { worklist { applicationCount applications { businessName } } }
  `)
  expect((await ada.ask(WORKLIST)).worklist).toEqual({
    applicationCount: 1,
    applications: [{ businessName: 'Becker Hauling' }],
  })
  const mails = await harness.mails()
  expect(mails).toHaveLength(2)
  const toApplicant = mails.find(mail => mail.includes('To: ben@becker.example'))!
  expect(toApplicant).toContain('We have your application')
  const toAdmin = mails.find(mail => mail.includes(`To: ${ada.email}`))!
  expect(toAdmin).toContain(`/?application=3D${(await theOne()).id}`.replace('=3D', '='))
})

test('sends a confirmation that repeats nothing the applicant typed', async () => {
  const typed = 'Buy the evil pills'
  await apply({
    businessName: typed,
    firstName: typed,
    lastName: typed,
    message: typed,
    email: 'victim@example.com',
  })
  const [mail] = (await harness.mails()).filter(each => each.includes('To: victim@example.com'))
  expect(mail).not.toContain('evil')
})

test('answers and mails alike whether or not the email has an account', async () => {
  const dana = await customer(harness)
  await harness.mails()
  const of = async (email: string) => {
    const statements = await harness.statementsOf(() => apply({ email }))
    const [mail] = (await harness.mails()).filter(each => each.includes(`To: ${email}`))
    return {
      statements: statements.length,
      body: mail!
        .split('\r\n\r\n')
        .slice(1)
        .join()
        .replaceAll(/[\w-]{20,}/g, ''),
    }
  }
  const first = await of('nobody.has.this@example.com')
  expect(await of(dana.email)).toEqual(first)
})

test('reports missing or long values on their fields', async () => {
  expect(
    await refusedApplication({ businessName: ' ', firstName: '', lastName: '', zipCode: '787' }),
  ).toEqual([
    'businessName: Business name is required',
    'firstName: First name is required',
    'lastName: Last name is required',
    'zipCode: ZIP code must be at least 5 digits',
  ])
  expect(await refusedApplication({ services: [] })).toEqual(['services: Please choose at least one service'])
  expect(await refusedApplication({ services: ['junk_pickup', 'junk_pickup'] })).toHaveLength(1)
  expect(await refusedApplication({ agrees: false })).toEqual([
    'agrees: Please agree that we may store these details',
  ])
  expect(await refusedApplication({ email: 'ben' })).toEqual(['email: Invalid email address'])
  expect(await refusedApplication({ phone: '555' })).toHaveLength(1)
  expect(await refusedApplication({ message: 'x'.repeat(1001) })).toHaveLength(1)
  expect(await refusedApplication({ businessName: 'a\u0000b' })).toHaveLength(1)
  expect(await refusedApplication({ businessName: 'Call (512) 555-0147' })).toHaveLength(1)
  expect(await refusedApplication({ businessName: 'x'.repeat(900_000) })).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

test('stores hostile text as typed', async () => {
  const hostile = `<script>alert(1)</script> '; drop table users; -- \${1} {{x}}`
  await apply({ businessName: hostile, message: '%s\n<img src=x>' })
  expect(await theOne()).toMatchObject({ businessName: hostile, message: '%s\n<img src=x>' })
})

test('records and mails a double submission once, but another message separately', async () => {
  const input = { ...application(), email: 'twice@example.com' }
  await Promise.all([apply(input), apply(input)])
  expect(await waiting()).toHaveLength(1)
  expect((await harness.mails()).filter(mail => mail.includes('To: twice@example.com'))).toHaveLength(1)
  await apply({ ...input, email: 'TWICE@example.com', message: 'I forgot: we have a crane.' })
  const [first, second] = await waiting()
  expect(first!.others).toEqual([{ id: second!.id, businessName: 'Becker Hauling' }])
  expect(second!.others).toEqual([{ id: first!.id, businessName: 'Becker Hauling' }])
})

test('allows three a day with one email and ten an hour from one address', async () => {
  for (const message of ['1', '2', '3']) await apply({ email: 'often@example.com', message })
  const again = { input: { ...application(), email: 'Often@example.com' } } as never
  expect((await harness.visitor().refusal(APPLY, again)).extensions.code).toBe('RATE_LIMITED')
  for (let n = 0; n < 6; n++) await apply()
  const { extensions } = await harness.visitor().refusal(APPLY, { input: application() } as never)
  expect(extensions.code).toBe('RATE_LIMITED')
  expect(await waiting()).toHaveLength(9)
  harness.clock.now = new Date(START.getTime() + 3_600_001)
  await apply()
})

test('refuses more when too many wait', async () => {
  await apply()
  await harness.database.pool.query(
    `insert into vendor_applications (id, business_name, first_name, last_name, email, phone, zip_code, services, consented_at)
     select gen_random_uuid(), 'B', 'F', 'L', n || '@example.com', '5125550147', '78704', array['junk_pickup'], now()
     from generate_series(1, 1999) n`,
  )
  const { extensions } = await harness.visitor().refusal(APPLY, { input: application() } as never)
  expect(extensions.reason).toBe('APPLICATIONS_FULL')
})

test("creates the applicant's account with areas and services once invited", async () => {
  await apply({ email: 'ben@becker.example', firstName: 'Ben', services: ['junk_pickup'] })
  await harness.mails()
  const { id, version } = await theOne()
  const { inviteApplicant } = await ada.ask(INVITE, { id, version })
  expect(inviteApplicant).toMatchObject({
    status: 'invited',
    version: 2,
    decidedBy: { id: ada.id },
    account: { firstName: 'Ben', userType: 'vendor' },
  })
  const mails = await harness.mails()
  expect(mails).toHaveLength(1)
  const token = /invitation=([\w-]+)/.exec(mails[0]!)![1]!
  const ben = harness.visitor()
  await ben.ask(ACCEPT_INVITATION, {
    input: { token, password: 'haul it all', confirmPassword: 'haul it all' },
  })
  const OWN = graphql(`
    query InvitedBusiness {
      me { email phone userType initialServiceZipCode } business { name } serviceAreas { zipCode city } vendorServices { serviceType isActive }
    }
  `)
  expect(await ben.ask(OWN)).toEqual({
    me: {
      email: 'ben@becker.example',
      phone: '(512) 555-0199',
      userType: 'vendor',
      initialServiceZipCode: '78704',
    },
    business: { name: 'Becker Hauling' },
    serviceAreas: [{ zipCode: '78704', city: 'Austin' }],
    vendorServices: [{ serviceType: 'junk_pickup', isActive: true }],
  })
  expect(await waiting()).toEqual([])
  expect(await auditedActions()).toEqual([
    {
      action: 'inviteApplicant',
      subject_id: inviteApplicant.account!.id,
      after: { applicationId: id, email: 'ben@becker.example' },
    },
  ])
})

test('refuses to invite an email that has an account and keeps the application', async () => {
  const dale = await vendor(harness)
  await apply({ email: dale.email.toUpperCase() })
  const { id, account } = await theOne()
  expect(account).toEqual({ id: dale.id, userType: 'vendor' })
  expect((await ada.refusal(INVITE, { id })).extensions.reason).toBe('EMAIL_TAKEN')
  expect((await theOne()).id).toBe(id)
})

test('declines with a reason and mails the applicant once', async () => {
  await apply({ email: 'ben@becker.example', firstName: 'Ben' })
  await harness.mails()
  const { id, version } = await theOne()
  const reason = "We don't serve your area yet."
  expect(await ada.issues(DECLINE, { input: { id, version, reason: '  ' } })).toEqual([
    'reason: Please say why',
  ])
  const { declineApplication } = await ada.ask(DECLINE, { input: { id, version, reason } })
  expect(declineApplication).toEqual({ status: 'declined', declineReason: reason })
  const mails = await harness.mails()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('To: ben@becker.example')
  expect(mails[0]).toContain(reason)
  expect(mails[0]).toContain('Hello Ben')
  expect(await auditedActions()).toEqual([
    { action: 'declineApplication', subject_id: id, after: { reason } },
  ])
})

test('lets one of two admins decide and tells the other', async () => {
  const bob = await admin(harness)
  await apply()
  const { id, version } = await theOne()
  const answers = await Promise.all([
    ada.answer(INVITE, { id, version }),
    bob.answer(INVITE, { id, version }),
    bob.answer(DECLINE, { input: { id, version, reason: 'No' } }),
  ])
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  for (const { errors } of answers)
    for (const { extensions, message } of errors) {
      expect(extensions.reason).toBe('APPLICATION_DECIDED')
      expect(message).toMatch(/^An administrator has already (invited|declined) this applica/)
    }
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect((await ada.refusal(INVITE, { id: nobody })).extensions.code).toBe('NOT_FOUND')
})

test('refuses a decision about another version', async () => {
  await apply()
  const { id } = await theOne()
  expect((await ada.refusal(INVITE, { id, version: 7 })).extensions.reason).toBe('CHANGED_MEANWHILE')
})

test('removes applications after their time, or with the account they led to', async () => {
  await apply({ email: 'waits@example.com' })
  await apply({ email: 'declined@example.com' })
  await apply({ email: 'invited@example.com' })
  const find = async (email: string) => (await waiting()).find(each => each.email === email)!.id
  await ada.ask(DECLINE, { input: { id: await find('declined@example.com'), reason: 'No' } })
  await ada.ask(INVITE, { id: await find('invited@example.com') })
  const left = async () =>
    (await harness.database.pool.query('select email from vendor_applications order by email')).rows.map(
      ({ email }) => email,
    )
  const after = async (days: number) => {
    harness.clock.now = new Date(START.getTime() + days * 86_400_000)
    await removeExpired(harness.app.context, {}, taskWork('removeExpired'))
    return left()
  }
  expect(await after(90)).toHaveLength(3)
  expect(await after(90.01)).toEqual(['waits@example.com'])
  expect(await after(180.01)).toEqual([])
})

test('removes applications with the email of a closed account', async () => {
  const dale = await vendor(harness)
  await apply({ email: dale.email })
  await apply({ email: 'another@example.com' })
  await dale.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
  expect((await waiting()).map(({ email }) => email)).toEqual(['another@example.com'])
})

test('lists the oldest first', async () => {
  for (const [minute, email] of ['a@example.com', 'b@example.com', 'c@example.com'].entries()) {
    harness.clock.now = new Date(START.getTime() + minute * 60_000)
    await apply({ email })
  }
  const PAGE = graphql(`
    query PageOfApplications($after: String) {
      vendorApplications(status: waiting, first: 2, after: $after) {
        nodes { email } pageInfo { endCursor hasNextPage } totalCount
      }
    }
  `)
  const { vendorApplications: first } = await ada.ask(PAGE)
  expect(first).toMatchObject({
    nodes: [{ email: 'a@example.com' }, { email: 'b@example.com' }],
    totalCount: 3,
  })
  const { vendorApplications: next } = await ada.ask(PAGE, { after: first.pageInfo.endCursor })
  expect(next.nodes).toEqual([{ email: 'c@example.com' }])
})
