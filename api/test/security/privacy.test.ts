import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { APPLY, application } from '../../domain/applications/test/setups.js'
import { upload } from '../../domain/uploads/test/setups.js'
import { buildHaulbidSchema } from '../../http/graphql/schema.js'
import type { Client } from '../client.js'
import {
  ACCEPT_BID,
  ANSWER_CONTEST,
  ANSWER_QUESTION,
  ARRIVE_AT_VISIT,
  acceptedJob,
  ask,
  bid,
  bookDays,
  bothRated,
  COMPLETE_VISIT,
  CONTEST_CHARGE,
  completedJob,
  DECLINE_CHANGE,
  DENY_PAYMENT,
  FAIL_VISIT,
  firstVisit,
  junkPickup,
  MARK_PAID,
  PROPOSE_CHANGE,
  postJunk,
  postRental,
  REMOVE_RATING,
  REPLY_TO_RATING,
  SUBMIT_BID,
  SUBMIT_RATING,
  setOff,
  VOID_CHARGE,
} from '../deals.js'
import { graphql } from '../generated/gql.js'
import { type Harness, startHarness } from '../harness.js'
import { OPEN_SUPPORT_TICKET, SAVE_OFFER_RULE_ID, SAVE_VENDOR_DOCUMENT_ID, SEND_TEXT } from '../operations.js'
import { photo } from '../uploads.js'
import { admin, customer, type TestUser, vendor } from '../users.js'

/**
 * Everybody requests everything the API returns, four levels deep, and finds only data that they may see. The queries
 * are generated from the schema, so that future fields are covered too.
 */

const schema = buildHaulbidSchema()

let harness: Harness
let ids: Record<
  | 'job'
  | 'won'
  | 'passedOn'
  | 'open'
  | 'rental'
  | 'removed'
  | 'sealed'
  | 'returned'
  | 'cancelled'
  | 'farRental'
  | 'visited'
  | 'failed',
  string
>
const people = {} as Record<'dana' | 'kim' | 'dale' | 'mia' | 'ada', TestUser>

const named = (name: string) => ({ firstName: `${name}First`, lastName: `${name}Last` })
const SAVE_BUSINESS = graphql(`
  mutation SavePrivateBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { version } }
`)
const SIZE = graphql(`
  mutation AddDumpsterSizeId($input: AddDumpsterSizeInput!) {
    addDumpsterSize(input: $input) { id }
  }
`)
const RELEASE = graphql(`
  mutation GiveBackWithReason($jobId: UUID!, $reason: String) {
    releaseJob(jobId: $jobId, reason: $reason) { id }
  }
`)
const CANCEL = graphql(`
  mutation CancelJobWithReason($jobId: UUID!, $reason: String) {
    cancelJob(jobId: $jobId, reason: $reason) { id }
  }
`)

beforeAll(async () => {
  harness = await startHarness()
  const dana = await customer(harness, {
    ...named('Dana'),
    phone: '(512) 555-0001',
    email: 'secret.dana@example.com',
  })
  const kim = await customer(harness, {
    ...named('Kim'),
    phone: '(512) 555-0002',
    email: 'secret.kim@example.com',
  })
  const dale = await vendor(
    harness,
    {},
    { ...named('Dale'), phone: '(512) 555-0003', email: 'secret.dale@example.com' },
  )
  const mia = await vendor(
    harness,
    {},
    { ...named('Mia'), phone: '(512) 555-0004', email: 'secret.mia@example.com' },
  )
  const ada = await admin(harness)
  Object.assign(people, { dana, kim, dale, mia, ada })
  await dana.ask(OPEN_SUPPORT_TICKET, {
    input: {
      orderNumber: await postJunk(dana, {
        ...junkPickup,
        zipCode: '10001',
        description: 'FarAwayDescription',
      }),
      issue: 'DanasIssue',
    },
  })
  // Dale has the job; Mia has bid on it and lost.
  const won = await postJunk(dana, {
    ...named('Contact'),
    phone: '(512) 555-0005',
    description: 'SharedDescription',
    debris: 'roofing',
  })
  await bid(mia, won, '201.11', 'MiasBidMessage')
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, won, '149.77', 'DalesBidMessage') })
  await dale.ask(OPEN_SUPPORT_TICKET, { input: { orderNumber: won, issue: 'DalesIssue' } })
  await dana.ask(SEND_TEXT, { input: { jobId: won, content: 'DanasMessage' } })
  await dale.ask(SEND_TEXT, { input: { jobId: won, content: 'DalesMessage' } })
  const job = await completedJob(dana, dale, '188.33')
  const ratingId = await bothRated(dana, dale, { jobId: job, comment: 'DanasComment' })
  await dale.ask(REPLY_TO_RATING, { input: { ratingId, reply: 'DalesReply' } })
  const removed = await completedJob(dana, dale)
  await ada.ask(REMOVE_RATING, {
    input: {
      ratingId: await bothRated(dana, dale, { jobId: removed, comment: 'DanasRemoved' }),
      reason: 'insults',
    },
  })
  const [sealed, returned] = [await completedJob(dana, dale), await completedJob(dana, dale)]
  await dana.ask(SUBMIT_RATING, { input: { jobId: sealed, rating: 5, comment: 'DanasSealed' } })
  await dale.ask(SUBMIT_RATING, { input: { jobId: returned, rating: 5, comment: 'DalesSealed' } })
  // Mia had it, started nothing, and gave it back; Dale has it now.
  const passedOn = await acceptedJob(dana, mia)
  await mia.ask(RELEASE, { jobId: passedOn, reason: 'MiasReason' })
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, passedOn) })
  const cancelled = await acceptedJob(dana, dale)
  await dana.ask(CANCEL, { jobId: cancelled, reason: 'DanasReason' })
  const farRental = await postRental(dana, { zipCode: '10001', debris: 'yard_waste', placement: 'other' })
  // The job is open to both vendors, and each has bid and asked.
  const open = await postJunk(dana, { ...named('OpenContact'), phone: '(512) 555-0006' })
  await dale.ask(SUBMIT_BID, {
    input: { jobId: open, price: '111.22', message: 'DalesOpenMessage', expiresInDays: 5 },
  })
  await ask(dale, open, 'DalesQuestion')
  const input = { questionId: await ask(mia, open, 'MiasQuestion'), answer: 'DanasAnswer' }
  await dana.ask(ANSWER_QUESTION, { input })
  const rental = await postRental(dana, { dumpsterSize: '10_yard' })
  await dale.ask(SUBMIT_BID, {
    input: { jobId: rental, price: '111.24', tripFee: '7301.11', includedDays: 0, extraDayPrice: '7302.22' },
  })
  await mia.ask(SUBMIT_BID, {
    input: {
      jobId: rental,
      price: '111.25',
      tripFee: '7401.11',
      includedTons: '0',
      extraTonPrice: '7402.22',
    },
  })
  await mia.ask(SUBMIT_BID, {
    input: { jobId: open, price: '122.33', message: 'MiasOpenMessage', expiresInDays: 9 },
  })
  for (const [name, person, prices, offered] of [
    ['Dale', dale, { usualPrice: '7303.11', tripFee: '7303.22' }, '7303.33'],
    ['Mia', mia, { usualPrice: '7403.11', tripFee: '7403.22' }, '7403.33'],
  ] as const) {
    const filePath = await upload(person)
    await person.ask(SAVE_VENDOR_DOCUMENT_ID, {
      input: { documentType: 'w9_form', fileName: `${name}Paper.png`, filePath },
    })
    await person.ask(SAVE_BUSINESS, {
      input: { name: `${name}Business`, about: `${name}About`, phone: `(512) 555-77${name.length}0` },
    })
    await person.ask(SAVE_OFFER_RULE_ID, { input: { size: '30_yard', price: offered } })
    await person.ask(SIZE, { input: { size: `${name}Size`, description: `${name}SizeWords`, ...prices } })
  }
  await harness.visitor().ask(APPLY, {
    input: { ...application(), businessName: 'ApplicantsBusiness', message: 'ApplicantsMessage' },
  })
  const [visited, failed] = [await acceptedJob(dana, dale), await acceptedJob(dana, dale)]
  for (const visitId of [await firstVisit(dale, visited), await firstVisit(dale, failed)]) {
    await setOff(dale, visitId, 30)
    await dale.ask(ARRIVE_AT_VISIT, { visitId })
  }
  const left = {
    photos: [await photo(dale)],
    unitLabel: 'DalesUnit',
    tons: '17.35',
    ticketPhoto: await photo(dale),
  }
  await dale.ask(COMPLETE_VISIT, { visitId: await firstVisit(dale, visited), input: left })
  await dale.ask(FAIL_VISIT, {
    visitId: await firstVisit(dale, failed),
    input: { reason: 'unsafe', note: 'DalesFailureNote' },
  })
  const change = { jobId: failed, kind: 'discount' as const, amount: '1', note: 'DalesChangeNote' }
  await dale.ask(PROPOSE_CHANGE, { input: change })
  const chargeId = await bookDays(harness, visited)
  await dana.ask(CONTEST_CHARGE, { chargeId, reason: 'DanasContest' })
  await dale.ask(ANSWER_CONTEST, { chargeId, answer: 'DalesAnswer', photos: [await photo(dale)] })
  const work = { jobId: failed, kind: 'extra' as const, amount: '17.93', note: 'DalesExtraNote' }
  const { proposeChangeOrder } = await dale.ask(PROPOSE_CHANGE, {
    input: { ...work, evidence: [await photo(dale)] },
  })
  await dana.ask(DECLINE_CHANGE, { id: proposeChangeOrder.id, reason: 'DanasDecline' })
  await dale.ask(VOID_CHARGE, { chargeId: await bookDays(harness, failed), reason: 'DalesVoidReason' })
  await dale.ask(MARK_PAID, { jobId: visited, method: 'venmo' })
  await dana.ask(DENY_PAYMENT, { jobId: visited, reason: 'DanasDenial' })
  ids = { job, won, passedOn, open, rental, removed, sealed, returned, cancelled, farRental, visited, failed }
})
afterAll(() => harness.stop())

/** Levels of objects below a query: enough to get from one's own job to others' bids and back. */
const DEPTH = 5

/** Pages contain two, or the query would cost too much; REST's and those of the row tests are larger. */
const selectionOn = (
  type: GraphQLOutputType,
  depth: number,
  above: readonly string[] = [],
): string | null => {
  const of = getNamedType(type)
  if (isLeafType(of)) return ''
  if (!isObjectType(of) || depth === 0) return null
  const fields = Object.values(of.getFields()).flatMap(field => {
    // Going back through the same field reveals nothing new after the first time.
    if (above.filter(name => name === field.name).length > 1 || field.name === 'edges') return []
    if (field.args.some(arg => isNonNullType(arg.type) && arg.defaultValue === undefined)) return []
    const inner = selectionOn(field.type, depth - (of.name.endsWith('Connection') ? 0 : 1), [
      ...above,
      field.name,
    ])
    if (inner === null) return []
    const page = field.args.some(({ name }) => name === 'first') ? '(first: 3)' : ''
    return [`${field.name}${page} ${inner}`]
  })
  return `{ ${fields.join(' ')} }`
}

/** Arguments that a query needs and that name nobody. */
const needed: Record<string, string> = {
  priceGuidance: 'type: junk_pickup, zipCode: "78701"',
  nearby: 'type: junk_pickup, zipCode: "78701"',
  areasAround: 'zipCode: "78701", miles: 5',
  vendorVisits: 'day: "2026-12-24"',
  previewOfferRule: 'input: { size: "20_yard", price: "380" }',
}

const queries = () =>
  Object.values((schema.getQueryType() as GraphQLObjectType).getFields()).flatMap(({ name, args, type }) => {
    const given: Record<string, string[]> = {
      id: name === 'job' ? Object.values(ids) : Object.values(people).map(({ id }) => id),
      jobId: Object.values(ids),
      customerId: [people.dana.id, people.kim.id],
      vendorId: [people.dale.id, people.mia.id],
      userIds: [people.dale.id, people.mia.id],
    }
    const subject = args.find(arg => given[arg.name])
    const values = [
      ...(subject ? given[subject.name]! : []),
      ...(subject && isNonNullType(subject.type) ? [] : [null]),
    ]
    const page = args.some(arg => arg.name === 'first') ? ['first: 10'] : []
    return values.map(value => {
      const passed = [
        ...page,
        ...(needed[name] ? [needed[name]] : []),
        ...(value ? [`${subject!.name}: "${value}"`] : []),
      ].join(', ')
      return (depth: number) => `{ ${name}${passed && `(${passed})`} ${selectionOn(type, depth) ?? ''} }`
    })
  })

/** Everything a user can get out of the API, as one text. Queries beyond the limits are made less deep. */
const allThat = async (client: Client): Promise<string> => {
  const answers: unknown[] = []
  for (const query of queries()) {
    for (let depth = DEPTH; depth > 0; depth--) {
      const { data, errors } = await client.answer(query(depth))
      answers.push(data)
      const tooMuch = errors.some(({ message }) => /costs|limit|[Tt]oken/.test(message))
      if (!tooMuch) {
        for (const { extensions } of errors)
          expect(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']).toContain(extensions.code)
        break
      }
      expect(depth).toBeGreaterThan(1)
    }
  }
  return JSON.stringify(answers)
}

const DANAS = [
  'secret.dana@',
  '555-0001',
  'DanasIssue',
  'FarAwayDescription',
  '"debris":"yard_waste"',
  '"placement":"other"',
]
const DEALS = [
  'DanasMessage',
  'DalesMessage',
  'DanasReason',
  '555-0005',
  'ContactFirst',
  '149.77',
  '188.33',
  '"debris":"roofing"',
  // The phone number of the vendor's business, for the customer of the job.
  '555-7740',
  // Data that the vendor left at visits.
  'DalesUnit',
  '17.35',
  'DalesFailureNote',
  'DanasContest',
  'DalesAnswer',
  'DanasDenial',
  'DalesChangeNote',
  'DalesExtraNote',
  '17.93',
  'DanasDecline',
  'DalesVoidReason',
]
const OPEN = ['555-0006', 'OpenContactFirst']
const DALES = [
  'secret.dale@',
  '555-0003',
  'DalesIssue',
  'DalePaper.png',
  'DaleSize',
  'DaleSizeWords',
  '7303.11',
  '7303.22',
  '7303.33',
]
const UNTIL = (day: string) => `"expiresAt":"2026-11-${day}T18:00:00.000Z"`
const DALES_BIDS = [
  'DalesBidMessage',
  'DalesOpenMessage',
  '111.22',
  '7301.11',
  '7302.22',
  '51226.78',
  UNTIL('25'),
  'DalesQuestion',
]
const MIAS = [
  'secret.mia@',
  '555-0004',
  '555-7730',
  'MiaPaper.png',
  'MiaSize',
  'MiaSizeWords',
  '7403.11',
  '7403.22',
  '7403.33',
]
const MIAS_BIDS = [
  'MiasBidMessage',
  'MiasOpenMessage',
  '122.33',
  '201.11',
  '7401.11',
  '7402.22',
  '7513.47',
  UNTIL('29'),
]
/** The history of a job that Mia gave back. */
const GIVEN_BACK = ['MiasReason']
/** Once a question is answered, other vendors may read it, too. */
const ANSWERED = ['MiasQuestion', 'DanasAnswer']
const KIMS = ['secret.kim@', '555-0002']
const APPLICANTS = ['ApplicantsBusiness', 'ApplicantsMessage']
/** Only the author may read these until both are revealed. */
const SEALED = ['DanasSealed', 'DalesSealed']
/** The public profile shows these. */
const PUBLIC = ['DanasComment', 'DalesReply']
const NOBODYS = ['$argon2', 'passwordHash', 'tokenHash']

const found = (text: string, words: readonly string[]) => words.filter(word => text.includes(word))

const sees: [keyof typeof people | 'nobody', string[], string[]][] = [
  [
    'dana',
    [
      ...DANAS,
      ...DEALS,
      ...OPEN,
      ...DALES_BIDS,
      ...MIAS_BIDS,
      ...ANSWERED,
      ...GIVEN_BACK,
      ...PUBLIC,
      'DanasRemoved',
      'DanasSealed',
    ],
    [...DALES, ...MIAS, ...KIMS, ...APPLICANTS, 'DalesSealed'],
  ],
  [
    'dale',
    [...DALES, ...DALES_BIDS, ...DEALS, ...ANSWERED, ...PUBLIC, 'DalesSealed'],
    [
      ...DANAS,
      ...OPEN,
      ...MIAS,
      ...MIAS_BIDS,
      ...GIVEN_BACK,
      ...KIMS,
      ...APPLICANTS,
      'DanasRemoved',
      'DanasSealed',
    ],
  ],
  [
    'mia',
    [...MIAS, ...MIAS_BIDS, ...ANSWERED, ...PUBLIC],
    [...DANAS, ...DEALS, ...OPEN, ...DALES, ...DALES_BIDS, ...KIMS, ...APPLICANTS, ...SEALED],
  ],
  [
    'kim',
    [...KIMS, ...PUBLIC],
    [
      ...DANAS,
      ...DEALS,
      ...OPEN,
      ...DALES,
      ...DALES_BIDS,
      ...MIAS,
      ...MIAS_BIDS,
      ...ANSWERED,
      ...SEALED,
      ...GIVEN_BACK,
      'SharedDescription',
      ...APPLICANTS,
    ],
  ],
  [
    'ada',
    [
      ...DANAS,
      ...DEALS,
      ...OPEN,
      ...DALES,
      ...DALES_BIDS,
      ...MIAS,
      ...MIAS_BIDS,
      ...ANSWERED,
      ...GIVEN_BACK,
      ...KIMS,
      ...APPLICANTS,
      ...PUBLIC,
      'DanasRemoved',
    ],
    SEALED,
  ],
  [
    'nobody',
    PUBLIC,
    [
      ...DANAS,
      ...DEALS,
      ...OPEN,
      ...DALES,
      ...DALES_BIDS,
      ...MIAS,
      ...MIAS_BIDS,
      ...ANSWERED,
      ...KIMS,
      ...SEALED,
      ...GIVEN_BACK,
      'SharedDescription',
      ...APPLICANTS,
    ],
  ],
]

test.each(sees)(
  'shows %s their own data and nothing about others',
  async (who, theirs, others) => {
    const text = await allThat(who === 'nobody' ? harness.visitor() : people[who])
    expect(found(text, theirs).sort()).toEqual([...theirs].sort())
    expect(found(text, [...others, ...NOBODYS])).toEqual([])
  },
  120_000,
)

test('shows other users no messages and no job', async () => {
  const { messages } = await people.mia.ask(
    graphql(`query MessagesTotalCount($id: UUID!) { messages(jobId: $id) { totalCount } }`),
    { id: ids.won },
  )
  expect(messages.totalCount).toBe(0)
  const ask = graphql(`query JobId($id: UUID!) { job(id: $id) { id } }`)
  const missing = await people.kim.refusal(ask, { id: '00000000-0000-4000-8000-000000000000' })
  expect(await people.kim.refusal(ask, { id: ids.won })).toEqual(missing)
})

test('serves files only to their owners, admins, and people who may see the job', async () => {
  const { vendorDocuments } = await people.dale.ask(
    graphql(`query VendorDocumentsFilePath { vendorDocuments { filePath } }`),
  )
  const path = vendorDocuments[0]!.filePath
  const statusFor = async (client: Client) => (await client.fetch(path)).status
  expect(await Promise.all([people.dale, people.ada].map(statusFor))).toEqual([200, 200])
  const others = [people.mia, people.dana, people.kim, harness.visitor()]
  expect(await Promise.all(others.map(statusFor))).toEqual([404, 404, 404, 404])
})

test('shows a losing vendor only their bid, the type, the status, the ZIP code, and the dates', async () => {
  const plain = Object.values((schema.getType('Job') as GraphQLObjectType).getFields())
    .filter(({ type, args }) => isLeafType(getNamedType(type)) && args.length === 0)
    .map(({ name }) => name)
  const { data } = await people.mia.answer(`{ job(id: "${ids.won}") { ${plain.join(' ')} } }`)
  const { job } = data as { job: Record<string, unknown> }
  const isEmpty = (value: unknown) => [null, false, '', 0].includes(value as null) || `${value}` === ''
  expect(plain.filter(name => !isEmpty(job[name])).sort()).toEqual([
    'createdAt',
    'id',
    'orderNumber',
    'scheduledDate',
    'status',
    // Visitors see the service without the customer's name.
    'title',
    'type',
    'whyNotBid',
    'zipCode',
  ])
})

test('shows the next vendor the history since they got the job, and nothing about the vendor before', async () => {
  const HISTORY = graphql(`
    query HistoryOfPassedOn($id: UUID!) {
      job(id: $id) { history { fromStatus toStatus reason actor { firstName } } }
    }
  `)
  const read = async (who: TestUser) =>
    (await who.ask(HISTORY, { id: ids.passedOn })).job.history.map(
      ({ fromStatus, toStatus, reason, actor }) => [actor?.firstName, fromStatus, toStatus, reason],
    )
  const posted = ['DanaFirst', null, 'pending', null]
  const accepted = ['DanaFirst', 'pending', 'accepted', null]
  expect(await read(people.dale)).toEqual([posted, accepted])
  expect(await read(people.dana)).toEqual([
    posted,
    accepted,
    ['MiaFirst', 'accepted', 'pending', 'MiasReason'],
    accepted,
  ])
  expect(await read(people.mia)).toEqual([])
})
