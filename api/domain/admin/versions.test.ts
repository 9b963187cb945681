import type { Operation } from '../../test/client.js'
import { postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { OPEN_SUPPORT_TICKET } from '../../test/operations.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let ada: TestUser
let ben: TestUser
beforeAll(async () => {
  harness = await startHarness()
  ada = await admin(harness)
  ben = await admin(harness)
})
afterAll(() => harness.stop())

const OWN = graphql(`
  mutation UpdateAccountVersion($input: UpdateAccountInput!) {
    updateAccount(input: $input) { version }
  }
`)

/** A row that two people or two browsers edit: how it is created, and how each edits the version they saw. */
interface Edited {
  /** Two admins edit it unless an owner is named. */
  make: () => Promise<{ id: string; version: number; owner?: TestUser }>
  edit: Operation
  variables: (id: string, version: number | null | undefined, by: string) => object
  /** The column that the edit changes. */
  column: string
  table: string
}

const person = { lastName: 'Reyes', phone: '(512) 555-0147' }

/** By the user's id. */
const emails = new Map<string, string>()

const paper = async () => {
  const dale = await vendor(harness)
  const { rows } = await harness.database.pool.query(
    `insert into vendor_documents (id, vendor_id, document_type, file_name, file_path)
     values (gen_random_uuid(), $1, 'w9_form', 'w9.pdf', '/objects/1') returning id, version`,
    [dale.id],
  )
  return rows[0]
}

const ticket = async () => {
  const dana = await customer(harness)
  const input = { orderNumber: await postJunk(dana), issue: 'Nobody came' }
  const OPEN = graphql(`
    mutation OpenVersionedTicket($input: SupportTicketInput!) {
      openSupportTicket(input: $input) { id version }
    }
  `)
  return (await dana.ask(OPEN, { input })).openSupportTicket
}

const edits: Record<string, Edited> = {
  updateUser: {
    make: async () => ({ id: (await customer(harness)).id, version: 1 }),
    edit: graphql(`
      mutation UpdateUserVersion($input: UpdateUserInput!) {
        updateUser(input: $input) { version }
      }
    `),
    variables: (id, version, by) => ({
      input: { id, version, ...person, firstName: by, email: `${id}@example.com` },
    }),
    table: 'users',
    column: 'first_name',
  },
  updateAccount: {
    make: async () => {
      const owner = await customer(harness)
      emails.set(owner.id, owner.email)
      return { id: owner.id, version: 1, owner }
    },
    edit: OWN,
    variables: (id, version, by) => ({
      input: { version, ...person, firstName: by, email: emails.get(id) },
    }),
    table: 'users',
    column: 'first_name',
  },
  updateDumpsterSize: {
    make: async () => {
      const owner = await vendor(harness)
      const ADD = graphql(`
        mutation AddVersionedSize { addDumpsterSize(input: { size: "Small" }) { id version } }
      `)
      return { ...(await owner.ask(ADD)).addDumpsterSize, owner }
    },
    edit: graphql(`
      mutation UpdateSizeVersion($input: UpdateDumpsterSizeInput!) {
        updateDumpsterSize(input: $input) { version }
      }
    `),
    variables: (id, version, by) => ({ input: { id, version, size: by } }),
    table: 'dumpster_sizes',
    column: 'size',
  },
  answerSupportTicket: {
    make: ticket,
    edit: graphql(`
      mutation AnswerTicketVersion($input: AnswerSupportTicketInput!) {
        answerSupportTicket(input: $input) { version }
      }
    `),
    variables: (id, version, by) => ({ input: { id, version, response: by } }),
    table: 'support_tickets',
    column: 'admin_response',
  },
  reviewVendorDocument: {
    make: paper,
    edit: graphql(`
      mutation ReviewDocumentVersion($input: ReviewVendorDocumentInput!) {
        reviewVendorDocument(input: $input) { version }
      }
    `),
    variables: (id, version, by) => ({ input: { id, version, approve: false, reason: by } }),
    table: 'vendor_documents',
    column: 'review_reason',
  },
  updateSettings: {
    make: async () => {
      const { version } = (await ada.ask(graphql(`query SettingsVersion { settings { version } }`))).settings
      return { id: 'true', version }
    },
    edit: graphql(`
      mutation UpdateSettingsVersion($input: UpdateSettingsInput!) {
        updateSettings(input: $input) { version }
      }
    `),
    variables: (_, version, by) => ({
      input: { version, serviceFeePercent: 0, documentsRequired: false, supportPhone: by },
    }),
    table: 'settings',
    column: 'support_phone',
  },
}

describe.each(Object.entries(edits))('%s', (_, { make, edit, variables, table, column }) => {
  const leftIn = async (id: string) => {
    const { rows } = await harness.database.pool.query(
      `select ${column} as left, version from ${table} where id::text = $1`,
      [id],
    )
    return rows[0]
  }

  test('accepts an edit of the current version and refuses the next edit of that version', async () => {
    const { id, version, owner } = await make()
    const answer = await (owner ?? ada).ask(edit, variables(id, version, 'Ada'))
    expect(Object.values(answer)).toEqual([{ version: version + 1 }])
    const refused = await (owner ?? ben).refusal(edit, variables(id, version, 'Ben'))
    expect(refused).toMatchObject({
      message: 'Someone changed this while you were editing. Check the latest version, then decide.',
      extensions: { code: 'CONFLICT', reason: 'CHANGED_MEANWHILE' },
    })
    expect(await leftIn(id)).toEqual({ left: 'Ada', version: version + 1 })
  })

  test('accepts one of eight simultaneous edits', async () => {
    const { id, version, owner } = await make()
    const who = Array.from({ length: 8 }, (_, index) => `Ada ${index}`)
    const answers = await Promise.all(
      who.map((by, index) => (owner ?? (index % 2 ? ada : ben)).answer(edit, variables(id, version, by))),
    )
    const won = who.filter((_, index) => answers[index]!.errors.length === 0)
    expect(won).toHaveLength(1)
    expect(await leftIn(id)).toEqual({ left: won[0], version: version + 1 })
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason))).toEqual(
      Array.from({ length: 7 }, () => 'CHANGED_MEANWHILE'),
    )
  })

  test.each([[null], [undefined]])('overwrites the current values with %s as the version', async none => {
    const { id, version, owner } = await make()
    await (owner ?? ada).ask(edit, variables(id, none, `Ada ${none}`))
    expect(await leftIn(id)).toEqual({ left: `Ada ${none}`, version: version + 1 })
  })
})

test("counts the user's own edit but no rating or suspension", async () => {
  const dana = await customer(harness)
  const SET = graphql(`
    mutation SuspendUserVersion($id: UUID!) {
      setUserActive(userId: $id, isActive: false) { version }
    }
  `)
  await harness.database.pool.query('update users set rating = 4, rating_count = 1 where id = $1', [dana.id])
  const input = { firstName: 'Dee', lastName: 'Ray', email: dana.email, phone: '5125550000' }
  expect((await dana.ask(OWN, { input })).updateAccount).toEqual({ version: 2 })
  expect((await ada.ask(SET, { id: dana.id })).setUserActive).toEqual({ version: 2 })
})

test.each(['closeSupportTicket', 'reopenSupportTicket'])('refuses %s with another version', async act => {
  const { id, version } = await ticket()
  const MOVE = `mutation ($id: UUID!, $version: Int) { ${act}(id: $id, version: $version) { status } }`
  const answered = (
    await ada.ask(edits.answerSupportTicket!.edit, {
      input: { id, response: 'Sorry' },
    })
  ).answerSupportTicket
  expect((await ben.refusal(MOVE, { id, version })).extensions.reason).toBe('CHANGED_MEANWHILE')
  await ben.ask(MOVE, { id, version: answered.version })
  await ben.ask(MOVE, { id })
})

test('lets its customer and admins read a single ticket', async () => {
  const dana = await customer(harness)
  const input = { orderNumber: await postJunk(dana), issue: 'Nobody came' }
  const { id } = (await dana.ask(OPEN_SUPPORT_TICKET, { input })).openSupportTicket
  const ONE = graphql(`query SupportTicket($id: UUID!) { supportTicket(id: $id) { issue } }`)
  for (const who of [dana, ada]) expect((await who.ask(ONE, { id })).supportTicket.issue).toBe('Nobody came')
  expect((await (await customer(harness)).refusal(ONE, { id })).extensions.code).toBe('NOT_FOUND')
})
