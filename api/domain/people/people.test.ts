import { acceptedJob, firstVisit } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import {
  ACCEPT_INVITATION,
  ADD_PUSH_SUBSCRIPTION,
  LOGIN,
  ME,
  REQUEST_PASSWORD_RESET,
  RESET_PASSWORD,
} from '../../test/operations.js'
import {
  CHANGE_ROLE,
  INVITE_PERSON,
  invitationTo,
  join,
  LEAVE_BUSINESS,
  newPerson,
  PEOPLE,
  REMOVE_PERSON,
  WHERE_I_WORK,
  withToken,
} from '../../test/people.js'
import { subscribedBrowser } from '../../test/pushService.js'
import { admin, customer, PASSWORD, person, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const DAY_MS = 86_400_000
const SAVE_BUSINESS = graphql(`
  mutation NameBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }
`)
const INVITATION = graphql(`
  query ReadInvitation($token: String!) { invitation(token: $token) { business role } }
`)
const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows
const rowOf = async ({ id }: Pick<TestUser, 'id'>) =>
  (await sql('select role, joined_at, left_at, vendor_id from business_people where user_id = $1', [id]))[0]
const noticesOf = async ({ id }: TestUser) =>
  (await sql('select kind from notices where user_id = $1 order by created_at, kind', [id])).map(
    ({ kind }) => kind,
  )
const named = async () => {
  const owner = await vendor(harness)
  await owner.ask(SAVE_BUSINESS, { input: { name: 'Becker Hauling' } })
  return owner
}
const rolesIn = async (by: TestUser) =>
  (await by.ask(PEOPLE, {})).people.map(({ role, invitedAt }) => (invitedAt ? `${role}, invited` : role))

describe('where somebody works', () => {
  test('is a business of their own for a vendor who works alone', async () => {
    const alone = await vendor(harness)
    const { me } = await alone.ask(WHERE_I_WORK)
    expect(me).toMatchObject({ role: 'owner', business: { id: me!.id, name: 'Dale Reyes' } })
    expect(await rolesIn(alone)).toEqual(['owner'])
    expect(await rowOf(alone)).toBeUndefined()
  })

  test('is the business that invited them, by its name', async () => {
    const owner = await named()
    const luis = await join(owner)
    expect((await luis.ask(WHERE_I_WORK)).me).toEqual({
      id: luis.id,
      role: 'driver',
      business: { id: owner.id, name: 'Becker Hauling' },
    })
  })

  test('is nowhere for customers and admins', async () => {
    for (const person of [await customer(harness), await admin(harness)])
      expect((await person.ask(WHERE_I_WORK)).me).toMatchObject({ role: null, business: null })
  })

  test('is hidden from everybody but themselves and admins', async () => {
    const owner = await vendor(harness)
    const dana = await customer(harness)
    const jobId = await acceptedJob(dana, owner)
    const WORKS = `query ($id: UUID!) { job(id: $id) { vendor { role business { id } } } }`
    expect((await dana.ask(WORKS, { id: jobId })).job.vendor).toEqual({ role: null, business: null })
    const ada = await admin(harness)
    expect((await ada.ask(WORKS, { id: jobId })).job.vendor).toEqual({
      role: 'owner',
      business: { id: owner.id },
    })
  })
})

describe('inviting', () => {
  test('mails a link that names the business and role, and works once', async () => {
    const owner = await named()
    const input = newPerson('dispatcher')
    const { invitePerson } = await owner.ask(INVITE_PERSON, { input })
    expect(invitePerson).toMatchObject({
      name: 'Luis Ortega',
      email: input.email,
      role: 'dispatcher',
      invitedAt: START.toISOString(),
      lastSeenAt: null,
    })
    const mail = (await harness.mails()).find(text => text.includes(`To: ${input.email}`))
    expect(mail).toContain('Subject: Becker Hauling invited you to Haulbid')
    expect(mail).toContain('Becker Hauling invited you as a dispatcher.')
    const token = /\?invitation=([\w-]{43})/.exec(mail!)![1]!
    const visitor = harness.visitor()
    expect((await visitor.ask(INVITATION, { token })).invitation).toEqual({
      business: 'Becker Hauling',
      role: 'dispatcher',
    })
    const { acceptInvitation } = await visitor.ask(ACCEPT_INVITATION, withToken(token))
    expect(acceptInvitation.id).toBe(invitePerson.id)
    expect(await rolesIn(owner)).toEqual(['owner', 'dispatcher'])
    expect((await visitor.ask(INVITATION, { token })).invitation).toBeNull()
    expect((await harness.visitor().refusal(ACCEPT_INVITATION, withToken(token))).message).toMatch(
      /already used/,
    )
    expect(await noticesOf(owner)).toContain('person_joined')
    const audited = await sql(
      'select action, actor_id, vendor_id, after from audit_events where vendor_id = $1 order by created_at, action',
      [owner.id],
    )
    expect(audited).toEqual([
      { action: 'invitePerson', actor_id: owner.id, vendor_id: owner.id, after: { role: 'dispatcher' } },
      {
        action: 'joinBusiness',
        actor_id: invitePerson.id,
        vendor_id: owner.id,
        after: { role: 'dispatcher' },
      },
    ])
  })

  test('mails an open invitation again, and ends the first link', async () => {
    const owner = await vendor(harness)
    const input = newPerson()
    await owner.ask(INVITE_PERSON, { input })
    const first = await invitationTo(owner, input.email)
    harness.clock.now = new Date(START.getTime() + DAY_MS)
    const again = await owner.ask(INVITE_PERSON, { input: { ...input, role: 'owner', firstName: 'Luisa' } })
    expect(again.invitePerson).toMatchObject({ role: 'owner', name: 'Luisa Ortega' })
    const second = await invitationTo(owner, input.email)
    await harness.visitor().refusal(ACCEPT_INVITATION, withToken(first))
    await harness.visitor().ask(ACCEPT_INVITATION, withToken(second))
    expect(await rolesIn(owner)).toEqual(['owner', 'owner'])
  })

  test('refuses an expired link, and lets another business invite then', async () => {
    const [owner, other] = [await vendor(harness), await vendor(harness)]
    const input = newPerson()
    await owner.ask(INVITE_PERSON, { input })
    const token = await invitationTo(owner, input.email)
    expect((await other.refusal(INVITE_PERSON, { input })).extensions.reason).toBe('WORKS_ELSEWHERE')
    harness.clock.now = new Date(START.getTime() + 7 * DAY_MS + 1)
    expect((await harness.visitor().refusal(ACCEPT_INVITATION, withToken(token))).message).toMatch(
      /has expired/,
    )
    await other.ask(INVITE_PERSON, { input })
    expect(await rolesIn(owner)).toEqual(['owner'])
    expect(await rolesIn(other)).toEqual(['owner', 'driver, invited'])
  })

  test('refuses emails of everybody who works or buys elsewhere', async () => {
    const owner = await vendor(harness)
    const elsewhere = await join(await vendor(harness))
    const others = [await customer(harness), await vendor(harness), await admin(harness), elsewhere, owner]
    for (const { email } of others) {
      const refused = await owner.refusal(INVITE_PERSON, {
        input: { ...newPerson(), email: email.toUpperCase() },
      })
      expect(refused.extensions).toMatchObject({
        code: 'CONFLICT',
        reason: 'WORKS_ELSEWHERE',
        issues: [{ path: 'email', message: 'This email already has an account' }],
      })
    }
    expect(await rowOf(owner)).toBeUndefined()
  })

  test('refuses what the form refuses', async () => {
    const owner = await vendor(harness)
    expect(
      await owner.issues(INVITE_PERSON, { input: { ...newPerson(), email: 'x', firstName: ' ' } }),
    ).toEqual(['email: Invalid email address', 'firstName: First name is required'])
  })

  test('refuses the 51st person, open invitations included', async () => {
    const owner = await vendor(harness)
    await owner.ask(INVITE_PERSON, { input: newPerson() })
    await sql(
      `with made as (insert into users (id, username, email, first_name, last_name, user_type, created_at)
         select gen_random_uuid(), gen_random_uuid(), gen_random_uuid() || '@example.com', 'Mo', 'Diaz', 'vendor', $2 from generate_series(1, 48)
         returning id)
       insert into business_people (user_id, vendor_id, role, invited_at) select id, $1, 'driver', $2 from made`,
      [owner.id, START],
    )
    const { reason } = (await owner.refusal(INVITE_PERSON, { input: newPerson() })).extensions
    expect(reason).toBe('TOO_MANY_PEOPLE')
  })

  test('invites somebody who has left again, with their account and a new password', async () => {
    const [owner, other] = [await vendor(harness), await vendor(harness)]
    const luis = await join(owner)
    await luis.ask(LEAVE_BUSINESS, {})
    await harness.mails()
    const { invitePerson } = await other.ask(INVITE_PERSON, {
      input: { ...newPerson('dispatcher'), email: luis.email, firstName: 'Stranger' },
    })
    expect(invitePerson).toMatchObject({ id: luis.id, name: 'Luis Ortega', role: 'dispatcher' })
    // Until they accept, they work nowhere.
    const browser = harness.visitor()
    await browser.ask(LOGIN, { input: { email: luis.email, password: 'haul it all' } })
    expect((await browser.ask(WHERE_I_WORK, {})).me).toMatchObject({ role: null, business: null })
    const token = await invitationTo(other, luis.email)
    const back = harness.visitor()
    await back.ask(ACCEPT_INVITATION, withToken(token, 'another password'))
    expect((await back.ask(WHERE_I_WORK, {})).me).toMatchObject({
      role: 'dispatcher',
      business: { id: other.id },
    })
    expect((await browser.ask(ME)).me).toBeNull()
    expect(await noticesOf(luis)).toContain('password_changed')
  })

  test('keeps an invitation open when its password is reset first', async () => {
    const owner = await vendor(harness)
    const input = newPerson()
    await owner.ask(INVITE_PERSON, { input })
    const invitation = await invitationTo(owner, input.email)
    expect((await harness.visitor().refusal(RESET_PASSWORD, withToken(invitation))).message).toMatch(
      /is an invitation to a business/,
    )
    await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email: input.email })
    const mail = (await harness.mails()).find(text => text.includes(`To: ${input.email}`))!
    await harness.visitor().ask(RESET_PASSWORD, withToken(/reset=([\w-]{43})/.exec(mail)![1]!))
    expect(await rolesIn(owner)).toEqual(['owner', 'driver, invited'])
    await harness.visitor().ask(ACCEPT_INVITATION, withToken(invitation))
    expect(await rolesIn(owner)).toEqual(['owner', 'driver'])
  })

  test('accepts an invitation once when two browsers accept at the same time', async () => {
    const owner = await vendor(harness)
    const input = newPerson()
    await owner.ask(INVITE_PERSON, { input })
    const token = await invitationTo(owner, input.email)
    const answers = await Promise.all(
      ['one password', 'other password'].map(password =>
        harness.visitor().answer(ACCEPT_INVITATION, withToken(token, password)),
      ),
    )
    expect(answers.map(({ errors }) => errors.length).sort()).toEqual([0, 1])
    expect((await noticesOf(owner)).filter(kind => kind === 'person_joined')).toHaveLength(1)
  })

  test('lets one of two businesses invite the same new person at once', async () => {
    const input = newPerson()
    const owners = await Promise.all([vendor(harness), vendor(harness)])
    const answers = await Promise.all(owners.map(owner => owner.answer(INVITE_PERSON, { input })))
    const reasons = answers.map(({ errors }) => errors[0]?.extensions.reason ?? 'invited')
    expect(reasons.sort()).toEqual(['WORKS_ELSEWHERE', 'invited'])
  })

  test('sends one address three mails an hour', async () => {
    const other = await startHarness({ databaseUrl: harness.database.url })
    try {
      const owner = await vendor(harness)
      const browser = other.visitor()
      await browser.ask(LOGIN, { input: { email: owner.email, password: PASSWORD } })
      const input = newPerson()
      for (let sent = 0; sent < 3; sent++) await browser.ask(INVITE_PERSON, { input })
      expect((await browser.refusal(INVITE_PERSON, { input })).message).toMatch(
        /three times in the last hour/,
      )
    } finally {
      await other.stop()
    }
  })
})

describe('roles', () => {
  test('gives another role, and tells the person and the other owners', async () => {
    const owner = await named()
    const [maya, luis] = [await join(owner, 'owner'), await join(owner)]
    await harness.mails()
    expect((await owner.ask(CHANGE_ROLE, { personId: luis.id, role: 'dispatcher' })).changeRole.role).toBe(
      'dispatcher',
    )
    const mails = await harness.mails()
    expect(mails.find(mail => mail.includes(`To: ${luis.email}`))).toContain(
      'You are now a dispatcher of Becker Hauling.',
    )
    expect(mails.find(mail => mail.includes(`To: ${maya.email}`))).toContain(
      'Luis Ortega is now a dispatcher of your business.',
    )
    expect((await luis.ask(WHERE_I_WORK)).me!.role).toBe('dispatcher')
    // Again changes nothing.
    await owner.ask(CHANGE_ROLE, { personId: luis.id, role: 'dispatcher' })
    expect(await noticesOf(luis)).toEqual(['own_role_changed'])
  })

  test('takes the notices with prices from a dispatcher who drives, and all of the business from who leaves', async () => {
    const owner = await vendor(harness)
    const rosa = await person(harness, owner, 'dispatcher')
    const jobId = await acceptedJob(await customer(harness), owner, '173.37')
    await sql('update visits set assigned_to_id = $1 where id = $2', [
      rosa.id,
      await firstVisit(owner, jobId),
    ])
    const texts = async () =>
      (await rosa.ask(graphql(`query NoticesOfPerson { notices { nodes { text } } }`))).notices.nodes
        .map(({ text }) => text)
        .join(' ')
    expect(await texts()).toContain('173.37')
    await owner.ask(CHANGE_ROLE, { personId: rosa.id, role: 'driver' })
    expect(await texts()).not.toContain('173.37')
    expect(await noticesOf(rosa)).toEqual(['own_role_changed'])
    await owner.ask(REMOVE_PERSON, { personId: rosa.id })
    expect(await noticesOf(rosa)).toEqual(['own_role_changed', 'own_work_ended'])
  })

  test('keeps the last owner', async () => {
    const owner = await vendor(harness)
    const luis = await join(owner)
    await owner.ask(INVITE_PERSON, { input: newPerson('owner') })
    const last = [
      await owner.refusal(CHANGE_ROLE, { personId: owner.id, role: 'driver' }),
      await owner.refusal(REMOVE_PERSON, { personId: owner.id }),
      await owner.refusal(LEAVE_BUSINESS, {}),
      await (await vendor(harness)).refusal(LEAVE_BUSINESS, {}),
    ]
    for (const { message, extensions } of last)
      expect([extensions.reason, message]).toEqual(['LAST_OWNER', 'Make somebody else an owner first'])
    await owner.ask(CHANGE_ROLE, { personId: luis.id, role: 'owner' })
    await owner.ask(CHANGE_ROLE, { personId: owner.id, role: 'driver' })
    expect((await owner.ask(WHERE_I_WORK)).me!.role).toBe('driver')
  })

  test('refuses people who are no owners, and does not know those of another business', async () => {
    const owner = await vendor(harness)
    const [rosa, luis] = [await join(owner, 'dispatcher'), await join(owner)]
    for (const by of [rosa, luis]) {
      expect((await by.refusal(PEOPLE, {})).message).toBe('Ask Dale to do this')
      for (const refused of [
        await by.refusal(INVITE_PERSON, { input: newPerson() }),
        await by.refusal(CHANGE_ROLE, { personId: luis.id, role: 'owner' }),
        await by.refusal(REMOVE_PERSON, { personId: rosa.id }),
      ])
        expect(refused.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'NOT_YOUR_ROLE' })
    }
    const other = await vendor(harness)
    for (const refused of [
      await other.refusal(CHANGE_ROLE, { personId: luis.id, role: 'owner' }),
      await other.refusal(REMOVE_PERSON, { personId: luis.id }),
      await owner.refusal(REMOVE_PERSON, { personId: other.id }),
    ])
      expect(refused.extensions.code).toBe('NOT_FOUND')
    expect((await other.refusal(PEOPLE, { vendorId: owner.id })).extensions.code).toBe('FORBIDDEN')
    const ada = await admin(harness)
    expect((await ada.ask(PEOPLE, { vendorId: owner.id })).people).toHaveLength(3)
  })

  test('lets two owners remove each other once', async () => {
    for (let round = 0; round < 3; round++) {
      const owner = await vendor(harness)
      const maya = await join(owner, 'owner')
      await Promise.all([
        owner.answer(REMOVE_PERSON, { personId: maya.id }),
        maya.answer(REMOVE_PERSON, { personId: owner.id }),
      ])
      const left = await sql('select left_at from business_people where vendor_id = $1', [owner.id])
      expect(left.filter(({ left_at: at }) => at === null)).toHaveLength(1)
    }
  })

  test('refuses an act of somebody whose role changed while it waited', async () => {
    const owner = await vendor(harness)
    const maya = await join(owner, 'owner')
    const answers = await Promise.all([
      owner.answer(CHANGE_ROLE, { personId: maya.id, role: 'driver' }),
      maya.answer(CHANGE_ROLE, { personId: owner.id, role: 'driver' }),
    ])
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    const owners = await sql("select 1 from business_people where vendor_id = $1 and role = 'owner'", [
      owner.id,
    ])
    expect(owners).toHaveLength(1)
  })
})

const TOKEN = graphql(`
  mutation MakeRoleToken($input: CreateApiTokenInput!) {
    createApiToken(input: $input) { token apiToken { role } }
  }
`)

describe('tokens', () => {
  const made = (more: object = {}, password = 'haul it all') => ({
    input: {
      name: 'Dispatch',
      scope: 'read_write' as const,
      expiresInDays: 30,
      currentPassword: password,
      ...more,
    },
  })
  const asks = async (token: string, query: string) =>
    (
      await fetch(`${harness.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query }),
      })
    ).json() as Promise<{ data: { me: unknown } | null; errors?: { message: string }[] }>

  test('are made by owners alone, with the role that they give', async () => {
    const owner = await vendor(harness)
    const [maya, rosa] = [await join(owner, 'owner'), await join(owner, 'dispatcher')]
    expect((await rosa.refusal(TOKEN, made())).extensions.reason).toBe('NOT_YOUR_ROLE')
    expect((await maya.ask(TOKEN, made())).createApiToken.apiToken.role).toBe('owner')
    const { token, apiToken } = (await maya.ask(TOKEN, made({ role: 'dispatcher' }))).createApiToken
    expect(apiToken.role).toBe('dispatcher')
    const refused = await asks(token, '{ people { id } }')
    expect(refused.errors![0]!.message).toMatch(/^Ask \w+ to do this$/)
    const dana = await customer(harness)
    expect(await dana.issues(TOKEN, made({ role: 'driver' }, PASSWORD))).toEqual([
      'role: Only vendors give their tokens a role',
    ])
  })

  test('end when their maker leaves or is no owner any longer', async () => {
    const owner = await vendor(harness)
    for (const act of [
      (maya: TestUser) => owner.ask(CHANGE_ROLE, { personId: maya.id, role: 'dispatcher' }),
      (maya: TestUser) => owner.ask(REMOVE_PERSON, { personId: maya.id }),
    ]) {
      const maya = await join(owner, 'owner')
      const { token } = (await maya.ask(TOKEN, made())).createApiToken
      expect((await asks(token, '{ me { id } }')).data!.me).toEqual({ id: maya.id })
      await act(maya)
      expect((await asks(token, '{ me { id } }')).errors![0]!.message).toBe('This token is not valid')
      // It stays ended when they become an owner again.
      expect(
        await sql('select 1 from api_tokens where user_id = $1 and revoked_at is null', [maya.id]),
      ).toEqual([])
    }
  })
})

const CREATE_FEED = graphql(`mutation MakeFeed { createCalendarFeed { url } }`)

describe('removing', () => {
  const equip = async (luis: TestUser) => {
    await luis.ask(CREATE_FEED)
    await luis.ask(ADD_PUSH_SUBSCRIPTION, { input: subscribedBrowser().input })
    await sql(
      `insert into text_consents (id, user_id, phone, words, asked_at, confirmed_at)
       values (gen_random_uuid(), $1, '+15125550147', 'x', $2, $2)`,
      [luis.id, START],
    )
  }
  const accessOf = async ({ id }: TestUser) => ({
    sessions: (await sql('select 1 from sessions where user_id = $1', [id])).length,
    feeds: (await sql('select 1 from calendar_feeds where user_id = $1', [id])).length,
    pushes: (await sql('select 1 from push_subscriptions where user_id = $1', [id])).length,
    texts: (await sql('select 1 from text_consents where user_id = $1 and ended_at is null', [id])).length,
  })

  test('ends all access, unassigns open visits, and tells the person and other owners', async () => {
    const owner = await named()
    const [maya, luis] = [await join(owner, 'owner'), await join(owner)]
    await equip(luis)
    const jobId = await acceptedJob(await customer(harness), owner)
    const visitId = await firstVisit(owner, jobId)
    await sql('update visits set assigned_to_id = $1, position = 3 where id = $2', [luis.id, visitId])
    expect(await accessOf(luis)).toEqual({ sessions: 1, feeds: 1, pushes: 1, texts: 1 })
    await harness.mails()
    expect((await owner.ask(REMOVE_PERSON, { personId: luis.id })).removePerson).toBe(true)
    expect(await accessOf(luis)).toEqual({ sessions: 0, feeds: 0, pushes: 0, texts: 0 })
    expect(await sql('select assigned_to_id, position from visits where id = $1', [visitId])).toEqual([
      { assigned_to_id: null, position: 0 },
    ])
    const mails = await harness.mails()
    expect(mails.find(mail => mail.includes(`To: ${luis.email}`))).toContain(
      'You no longer work for Becker Hauling.',
    )
    expect(mails.find(mail => mail.includes(`To: ${maya.email}`))).toContain(
      'Luis Ortega was removed from your business.',
    )
    expect((await luis.ask(ME)).me).toBeNull()
    // Again does nothing.
    await owner.ask(REMOVE_PERSON, { personId: luis.id })
    expect(await noticesOf(luis)).toEqual(['own_work_ended'])
    expect(await rolesIn(owner)).toEqual(['owner', 'owner'])
    // They sign in to their account, and find no work.
    await luis.ask(LOGIN, { input: { email: luis.email, password: 'haul it all' } })
    expect((await luis.ask(WHERE_I_WORK)).me).toMatchObject({ role: null, business: null })
    expect((await luis.ask(LEAVE_BUSINESS)).leaveBusiness).toBe(true)
  })

  test('withdraws an open invitation together with an account that was made for it', async () => {
    const owner = await vendor(harness)
    const input = newPerson()
    const { id } = (await owner.ask(INVITE_PERSON, { input })).invitePerson
    const token = await invitationTo(owner, input.email)
    await owner.ask(REMOVE_PERSON, { personId: id })
    expect(await sql('select 1 from users where id = $1', [id])).toEqual([])
    expect((await harness.visitor().refusal(ACCEPT_INVITATION, withToken(token))).extensions.code).toBe(
      'BAD_USER_INPUT',
    )
    await owner.ask(INVITE_PERSON, { input })
  })

  test('keeps the account of somebody who had one when their invitation is withdrawn', async () => {
    const owner = await vendor(harness)
    const luis = await join(owner)
    await owner.ask(REMOVE_PERSON, { personId: luis.id })
    await harness.mails()
    await owner.ask(INVITE_PERSON, { input: { ...newPerson(), email: luis.email } })
    const token = await invitationTo(owner, luis.email)
    await owner.ask(REMOVE_PERSON, { personId: luis.id })
    expect((await harness.visitor().refusal(ACCEPT_INVITATION, withToken(token))).extensions.code).toBe(
      'BAD_USER_INPUT',
    )
    await luis.ask(LOGIN, { input: { email: luis.email, password: 'haul it all' } })
    expect((await luis.ask(WHERE_I_WORK)).me!.role).toBeNull()
  })

  test('withdraws or accepts an invitation, never both', async () => {
    for (let round = 0; round < 3; round++) {
      const owner = await vendor(harness)
      const input = newPerson()
      const { id } = (await owner.ask(INVITE_PERSON, { input })).invitePerson
      const token = await invitationTo(owner, input.email)
      const [accepted] = await Promise.all([
        harness.visitor().answer(ACCEPT_INVITATION, withToken(token)),
        owner.ask(REMOVE_PERSON, { personId: id }),
      ])
      const account = await sql('select 1 from users where id = $1', [id])
      const row = await rowOf({ id })
      if (accepted.errors.length > 0) expect([account, row]).toEqual([[], undefined])
      else expect(row.left_at).not.toBeNull()
    }
  })

  test('lets the founder leave once somebody else is an owner', async () => {
    const owner = await vendor(harness)
    const maya = await join(owner, 'owner')
    await owner.ask(LEAVE_BUSINESS)
    expect((await owner.ask(ME)).me).toBeNull()
    expect(await noticesOf(maya)).toContain('person_left')
    expect((await maya.ask(WHERE_I_WORK)).me).toMatchObject({ role: 'owner', business: { id: owner.id } })
    // Nobody else can take the founder along with the business.
    const other = await vendor(harness)
    const input = { ...newPerson(), email: owner.email }
    expect((await other.refusal(INVITE_PERSON, { input })).extensions.reason).toBe('WORKS_ELSEWHERE')
    await maya.ask(INVITE_PERSON, { input })
  })

  test('records when somebody was last seen, to the minute', async () => {
    const owner = await vendor(harness)
    const luis = await person(harness, owner, 'driver')
    const seen = async () => (await owner.ask(PEOPLE, {})).people.find(({ id }) => id === luis.id)!.lastSeenAt
    await luis.ask(ME)
    expect(await seen()).toBe(START.toISOString())
    harness.clock.now = new Date(START.getTime() + 59_000)
    await luis.ask(ME)
    expect(await seen()).toBe(START.toISOString())
  })
})

test('counts notices about people toward no limit of a job', async () => {
  const unscaled = await startHarness()
  try {
    const owner = await vendor(unscaled)
    const maya = await person(unscaled, owner, 'owner')
    const luis = await person(unscaled, owner, 'driver')
    // Two notices each, to the other owner and to him.
    for (let change = 0; change < 52; change++)
      await owner.ask(CHANGE_ROLE, { personId: luis.id, role: change % 2 ? 'driver' : 'dispatcher' })
    const { rows } = await unscaled.database.pool.query(
      "select count(*)::int as count from notices where user_id = $1 and kind = 'person_role_changed'",
      [maya.id],
    )
    expect(rows).toEqual([{ count: 52 }])
  } finally {
    await unscaled.stop()
  }
})
