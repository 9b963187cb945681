import { snake } from '../../platform/rows/columns.js'
import {
  type FieldOf,
  fieldsOf,
  type RequestFieldName,
  requestFieldNames,
  requestFields,
} from '../../rules/jobs/requestFields.js'
import { ACCEPT_BID, bid } from '../../test/deals.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { photo } from '../../test/uploads.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

/** The lists that follow the table of rules/requestFields.ts, and those that cannot: migrations, classes of the schema. */

let harness: Harness
let dana: TestUser
let dale: TestUser
let mia: TestUser
let answers: { [Type in 'junk_pickup' | 'dumpster_rental']: Answers<Type> }

/** For each field, its value in the request and after an edit. */
type Answers<Type extends 'junk_pickup' | 'dumpster_rental'> = Record<
  FieldOf<Type>,
  readonly [first: unknown, edited: unknown]
>

beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  ;[dana, dale, mia] = await Promise.all([customer(harness), vendor(harness), vendor(harness)])
  const both = {
    firstName: ['Ana', 'Dana'],
    lastName: ['Reyes', 'Lopez'],
    phone: ['(512) 555-0101', '(512) 555-0102'],
    address: ['1 Elm St', '2 Elm St'],
    zipCode: ['78701', '78701-1234'],
    images: [[await photo(dana)], [await photo(dana)]],
    estimatedPrice: ['100.00', '110.00'],
    debris: ['household', 'roofing'],
  } as const
  answers = {
    junk_pickup: {
      ...both,
      pickupDateTime: ['2026-12-24T15:00:00.000Z', '2026-12-25T15:00:00.000Z'],
      description: ['A couch', 'A piano'],
      hasHazardousItems: [true, false],
      customerBudget: ['200.00', '210.00'],
      items: [
        [
          { kind: 'sofa', count: 1 },
          { kind: 'mattress', count: 2 },
        ],
        [{ kind: 'piano', count: 1 }],
      ],
      access: ['ground', 'stairs'],
      loadEighths: [3, 4],
    },
    dumpster_rental: {
      ...both,
      dumpsterSize: ['20_yard', '30_yard'],
      dropoffDate: ['2026-12-24', '2026-12-25'],
      dropoffTimePreference: ['morning', 'afternoon'],
      pickupDate: ['2026-12-30', '2026-12-31'],
      placement: ['driveway', 'street'],
      serviceInstructions: ['Left of the gate', 'Right of it'],
    },
  }
})
afterAll(() => harness.stop())

const services = { junk_pickup: 'JunkPickup', dumpster_rental: 'DumpsterRental' } as const
type Type = keyof typeof services
const types = Object.keys(services) as Type[]

type Values = Partial<Record<RequestFieldName, unknown>>
const said = (type: Type, version: 0 | 1): Values =>
  Object.fromEntries(Object.entries(answers[type]).map(([name, values]) => [name, values[version]]))

/** A photo belongs to one order, so each request comes with new ones. */
const freshPhotos = async () => {
  const images = [[await photo(dana)], [await photo(dana)]] as const
  for (const type of types) answers[type].images = images
}

const post = async (type: Type): Promise<string> => {
  await freshPhotos()
  const name = `request${services[type]}`
  const text = `mutation Post($input: ${services[type]}Input!) { ${name}(input: $input) { id } }`
  const { data, errors } = await dana.answer(text, { input: said(type, 0) })
  expect(errors).toEqual([])
  return (data as Record<string, { id: string }>)[name]!.id
}

const edit = async (type: Type, jobId: string, input: Values): Promise<void> => {
  const text = `mutation Edit($input: Edit${services[type]}Input!) { edit${services[type]}(input: $input) { id } }`
  expect((await dana.answer(text, { input: { ...input, jobId } })).errors).toEqual([])
}

const READ = `query Requested($id: UUID!) {
  job(id: $id) { ${requestFieldNames.join(' ').replace('items', 'items { kind count }')} version myBid { unconfirmedSince } }
}`
const read = async (by: TestUser, id: string) => {
  const { data, errors } = await by.answer(READ, { id })
  expect(errors).toEqual([])
  return (data as { job: Values & { version: number; myBid: { unconfirmedSince: string | null } } }).job
}

const namesOf = (type: Type, is: (field: (typeof requestFields)[RequestFieldName]) => boolean) =>
  fieldsOf(type).filter(name => is(requestFields[name]))

describe.each(types)('a %s', type => {
  test('keeps every field for its customer', async () => {
    expect(await read(dana, await post(type))).toMatchObject(said(type, 0))
  })

  test('keeps every field of an edit', async () => {
    const jobId = await post(type)
    await edit(type, jobId, said(type, 1))
    expect(await read(dana, jobId)).toMatchObject(said(type, 1))
  })

  test('clears what an edit leaves out', async () => {
    const jobId = await post(type)
    const optional = namesOf(type, field => 'omitted' in field)
    const required = Object.fromEntries(
      Object.entries(said(type, 0)).filter(([name]) => !optional.includes(name as never)),
    )
    await edit(type, jobId, required)
    const { images, hasHazardousItems, items, ...others } = await read(dana, jobId)
    expect([images, hasHazardousItems, items]).toEqual([[], false, []])
    for (const name of optional.filter(name => name in others))
      expect([name, others[name as never]]).toEqual([name, null])
  })

  test('shows bidders all but what only the parties read', async () => {
    const jobId = await post(type)
    await bid(dale, jobId)
    const hidden = namesOf(type, ({ readableBy }) => readableBy === 'parties')
    expect(await read(dale, jobId)).toMatchObject({
      ...said(type, 0),
      ...Object.fromEntries(hidden.map(name => [name, null])),
    })
  })

  test('shows the assigned vendor everything, and other vendors only the ZIP code', async () => {
    const jobId = await post(type)
    await bid(mia, jobId)
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    expect(await read(dale, jobId)).toMatchObject(said(type, 0))
    const { zipCode, address, images, hasHazardousItems, items, myBid: _, ...others } = await read(mia, jobId)
    expect([zipCode, address, images, hasHazardousItems, items]).toEqual(['78701', '', [], false, []])
    expect(new Set(Object.values(others))).toEqual(new Set([null]))
  })
})

test.each(types.flatMap(type => fieldsOf(type).map(name => [type, name] as const)))(
  'asks bidders about a %s with another %s only if they see it',
  async (type, name) => {
    const jobId = await post(type)
    await bid(dale, jobId)
    await edit(type, jobId, { ...said(type, 0), [name]: said(type, 1)[name] })
    const { version, myBid } = await read(dale, jobId)
    expect(version).toBe(2)
    expect(myBid.unconfirmedSince !== null).toBe(requestFields[name].readableBy !== 'parties')
  },
)

test("increments the version for each changed field: the trigger's last migration lists them all", async () => {
  const { rows } = await harness.database.pool.query<{ column: string; trigger: string }>(`
    select a.attname as column, pg_get_triggerdef(t.oid) as trigger
    from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any(t.tgattr)
    where t.tgname = 'jobs_version'`)
  const columns = requestFieldNames.map(snake).sort()
  expect(rows.map(({ column }) => column).sort()).toEqual(columns)
  const compared = [...rows[0]!.trigger.matchAll(/old\.(\w+) IS DISTINCT FROM new\.\1/gi)].map(
    ([, name]) => name,
  )
  expect(compared.sort()).toEqual(columns)
})
