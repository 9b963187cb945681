import { graphql } from '../generated/gql.js'
import { type Harness, startHarness } from '../harness.js'
import { ADD_PUSH_SUBSCRIPTION, CREATE_API_TOKEN, LOGIN } from '../operations.js'
import { subscribedBrowser } from '../pushService.js'
import { takeTexts } from '../texts.js'
import { PASSWORD, person, type TestUser, vendor } from '../users.js'

/** The places that mean the human, not the business: each of two people has their own. */

let harness: Harness
let dale: TestUser
let rosa: TestUser
beforeEach(async () => {
  harness = await startHarness({ env: { SMS_TOKEN: 't'.repeat(40) } })
  dale = await vendor(harness)
  rosa = await person(harness, dale, 'owner', { firstName: 'Rosa' })
})
afterEach(() => harness.stop())

const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows

const ME = graphql(`query HumanMe { me { id firstName email unreadNotices business { id } } }`)
const NOTICES = graphql(`query HumanNotices { notices { nodes { id } } }`)
const READ = graphql(
  `mutation HumanRead($input: MarkNoticesReadInput!) { markNoticesRead(input: $input) { id unreadNotices } }`,
)
const QUIET = graphql(`
  mutation HumanQuiet($input: QuietHoursInput!) { setQuietHours(input: $input) { quietHours { isOn from } } }
`)
const PREFERENCES = graphql(`query HumanPreferences { noticePreferences { quietHours { isOn from } } }`)
const UPDATE = graphql(
  `mutation HumanUpdate($input: UpdateAccountInput!) { updateAccount(input: $input) { firstName } }`,
)
const ASK_TEXTS = graphql(`
  mutation HumanAskTexts($input: TextCodeRequestInput!) { requestTextCode(input: $input) { textNumber { phone } } }
`)
const CONFIRM_TEXTS = graphql(`
  mutation HumanConfirmTexts($input: TextCodeInput!) { confirmTextCode(input: $input) { textNumber { phone } } }
`)
const TEXT_NUMBER = graphql(`query HumanTextNumber { noticePreferences { textNumber { isConfirmed } } }`)
const FEED = graphql(`query HumanFeed { calendarFeed { createdAt } }`)
const CREATE_FEED = graphql(`mutation HumanCreateFeed { createCalendarFeed { url } }`)
const REVOKE_FEED = graphql(`mutation HumanRevokeFeed { revokeCalendarFeed }`)
const TOKENS = graphql(`query HumanTokens { apiTokens { id name } }`)
const EXPORT = graphql(`mutation HumanExport { requestMyData { id } }`)
const OWN_EXPORT = graphql(`query HumanOwnExport { myDataExport { id } }`)
const EVERYWHERE = graphql(`mutation HumanEverywhere { signOutEverywhere }`)
const AREA = graphql(
  `mutation HumanArea($zipCode: String!) { addServiceArea(zipCode: $zipCode) { zipCode } }`,
)

test('accounts: each is themselves, of one business', async () => {
  const [one, other] = [(await dale.ask(ME)).me!, (await rosa.ask(ME)).me!]
  expect([one.id, other.id]).toEqual([dale.id, rosa.id])
  expect([one.business, other.business]).toEqual([{ id: dale.id }, { id: dale.id }])
  const contact = { email: rosa.email, firstName: 'Rosalind', lastName: 'Ortega', phone: '(512) 555-0188' }
  await rosa.ask(UPDATE, { input: contact })
  expect((await dale.ask(ME)).me!.firstName).toBe('Dale')
  expect((await rosa.ask(ME)).me!.firstName).toBe('Rosalind')
})

test('sessions: ending all of one leaves those of the other', async () => {
  await rosa.ask(EVERYWHERE)
  expect((await rosa.ask(ME)).me).toBeNull()
  expect((await dale.ask(ME)).me!.id).toBe(dale.id)
})

test('notices, and what was read of them', async () => {
  const insert = `insert into notices (id, event_id, user_id, kind, data, created_at)
    select gen_random_uuid(), gen_random_uuid(), unnest($1::uuid[]), 'password_changed', '{}', now()`
  await sql(insert, [[dale.id, rosa.id, rosa.id]])
  await rosa.ask(READ, { input: {} })
  expect((await rosa.ask(ME)).me!.unreadNotices).toBe(0)
  expect((await dale.ask(ME)).me!.unreadNotices).toBe(1)
  expect((await rosa.ask(NOTICES)).notices.nodes).toHaveLength(2)
  expect((await dale.ask(NOTICES)).notices.nodes).toHaveLength(1)
})

test('choices of notices and quiet hours', async () => {
  const input = { isOn: true, from: 19, to: 5, timeZone: 'America/Chicago' }
  await rosa.ask(QUIET, { input })
  const of = async (who: TestUser) => (await who.ask(PREFERENCES)).noticePreferences.quietHours
  expect(await of(rosa)).toEqual({ isOn: true, from: 19 })
  expect(await of(dale)).not.toEqual({ isOn: true, from: 19 })
})

test('text messages: the number of one, whom alone we text', async () => {
  await rosa.ask(ASK_TEXTS, { input: { phone: '+15125550147', consent: true } })
  const [message] = await takeTexts(harness)
  const input = { code: /^\d{6}/.exec(message!.text)![0] }
  expect((await dale.refusal(CONFIRM_TEXTS, { input })).extensions.code).toBe('BAD_USER_INPUT')
  await rosa.ask(CONFIRM_TEXTS, { input })
  const of = async (who: TestUser) => (await who.ask(TEXT_NUMBER)).noticePreferences.textNumber
  expect(await of(rosa)).toEqual({ isConfirmed: true })
  expect(await of(dale)).toBeNull()
  expect(await sql('select user_id from text_consents')).toEqual([{ user_id: rosa.id }])
})

test('push messages', async () => {
  await rosa.ask(ADD_PUSH_SUBSCRIPTION, { input: subscribedBrowser().input })
  expect(await sql('select user_id from push_subscriptions')).toEqual([{ user_id: rosa.id }])
})

test('calendar feeds', async () => {
  await rosa.ask(CREATE_FEED)
  expect((await dale.ask(FEED)).calendarFeed).toBeNull()
  await dale.ask(CREATE_FEED)
  await dale.ask(REVOKE_FEED)
  expect((await rosa.ask(FEED)).calendarFeed).not.toBeNull()
})

test('tokens', async () => {
  const input = { name: 'Books', scope: 'read' as const, expiresInDays: 30, currentPassword: PASSWORD }
  await rosa.ask(CREATE_API_TOKEN, { input })
  expect((await dale.ask(TOKENS)).apiTokens).toEqual([])
  expect((await rosa.ask(TOKENS)).apiTokens.map(({ name }) => name)).toEqual(['Books'])
})

test('exports', async () => {
  await rosa.ask(EXPORT)
  expect((await dale.ask(OWN_EXPORT)).myDataExport).toBeNull()
  expect((await rosa.ask(OWN_EXPORT)).myDataExport).not.toBeNull()
})

test('idempotency: the same key of two people is two requests', async () => {
  const headers = { 'idempotency-key': 'one-key-of-two-people' }
  const of = (who: TestUser, zipCode: string) => who.ask(AREA, { zipCode }, headers)
  expect((await of(dale, '78702')).addServiceArea.zipCode).toBe('78702')
  expect((await of(rosa, '78703')).addServiceArea.zipCode).toBe('78703')
})

test('last seen', async () => {
  await sql('update business_people set last_seen_at = null')
  const again = harness.visitor()
  await again.ask(LOGIN, { input: { email: rosa.email, password: PASSWORD } })
  await again.ask(ME)
  expect(await sql('select user_id from business_people where last_seen_at is not null')).toEqual([
    { user_id: rosa.id },
  ])
})

test('audit and history: both say who acted, and for which business', async () => {
  const driver = await person(harness, dale, 'driver')
  const CHANGE = graphql(`
    mutation HumanChangeRole($personId: UUID!) { changeRole(personId: $personId, role: dispatcher) { id } }
  `)
  await rosa.ask(CHANGE, { personId: driver.id })
  expect(await sql("select actor_id, vendor_id from audit_events where action = 'changeRole'")).toEqual([
    { actor_id: rosa.id, vendor_id: dale.id },
  ])
})
