import {
  acceptedJob,
  bid,
  COMPLETE_JOB,
  completedJob,
  postJunk,
  postRental,
  SUBMIT_BID,
  startJob,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CREATE_UPLOAD } from '../../test/operations.js'
import { PDF } from '../../test/uploads.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const newVendor = () => vendor(harness, { zips: [], services: [] })

describe('service areas', () => {
  const ADD = graphql(`
    mutation AddServiceArea($zipCode: String!) {
      addServiceArea(zipCode: $zipCode) { id zipCode vendorId }
    }
  `)
  const ADD_MANY = graphql(`
    mutation AddServiceAreas($zipCodes: [String!]!) {
      addServiceAreas(zipCodes: $zipCodes) { added { zipCode } refused { zipCode message } }
    }
  `)
  const REMOVE = graphql(`
    mutation RemoveServiceArea($zipCode: String!) {
      removeServiceArea(zipCode: $zipCode) { id zipCode }
    }
  `)
  const LIST = graphql(`
    query ServiceAreas($vendorId: UUID) {
      serviceAreas(vendorId: $vendorId) { zipCode }
    }
  `)

  test('adds, lists in order, and removes them', async () => {
    const dale = await newVendor()
    expect((await dale.ask(ADD, { zipCode: '78704' })).addServiceArea).toMatchObject({
      zipCode: '78704',
      vendorId: dale.id,
    })
    await dale.ask(ADD, { zipCode: '78701-1234' })
    expect((await dale.ask(LIST)).serviceAreas).toEqual([{ zipCode: '78701-1234' }, { zipCode: '78704' }])
    const again = await dale.refusal(ADD, { zipCode: '78701' })
    expect(again).toMatchObject({
      message: '78701 is already on your list',
      extensions: { code: 'CONFLICT', reason: 'ALREADY_EXISTS' },
    })
    expect((await dale.ask(REMOVE, { zipCode: '78701' })).removeServiceArea.zipCode).toBe('78701-1234')
    expect((await dale.refusal(REMOVE, { zipCode: '78701' })).extensions.code).toBe('NOT_FOUND')
    expect(await dale.issues(ADD, { zipCode: '787' })).toEqual([
      'zipCode: ZIP code must be at least 5 digits',
    ])
  })

  test('adds or reports each of many', async () => {
    const dale = await newVendor()
    await dale.ask(ADD, { zipCode: '10001' })
    const { addServiceAreas } = await dale.ask(ADD_MANY, {
      zipCodes: ['10002', ' 10003 ', '10002-1111', '10001', 'abcde', '1'],
    })
    expect(addServiceAreas.added).toEqual([{ zipCode: '10002' }, { zipCode: '10003' }])
    expect(addServiceAreas.refused).toEqual([
      { zipCode: '10002-1111', message: '10002 is listed twice' },
      { zipCode: 'abcde', message: 'ZIP code must be five digits, or ZIP+4 like 78701-1234' },
      { zipCode: '1', message: 'ZIP code must be at least 5 digits' },
      { zipCode: '10001', message: '10001 is already on your list' },
    ])
    expect(await dale.issues(ADD_MANY, { zipCodes: Array(2001).fill('10002') })).toEqual([
      'zipCodes: Please add at most 2000 ZIP codes at once',
    ])
    expect(await dale.issues(ADD_MANY, { zipCodes: [] })).toHaveLength(1)
  })

  test('adds a list once when it is pasted many times simultaneously', async () => {
    const dale = await newVendor()
    const zipCodes = Array.from({ length: 50 }, (_, i) => String(30_000 + i))
    const answers = await Promise.all(Array.from({ length: 12 }, () => dale.ask(ADD_MANY, { zipCodes })))
    expect(answers.flatMap(({ addServiceAreas }) => addServiceAreas.added)).toHaveLength(50)
  })

  test('updates the available jobs at once', async () => {
    const dale = await vendor(harness, { zips: [], services: ['junk_pickup'] })
    const jobId = await postJunk(dana, { zipCode: '33101' })
    const AVAILABLE = graphql(`query AvailableJobs { availableJobs { nodes { id } } }`)
    expect((await dale.ask(AVAILABLE)).availableJobs.nodes).toEqual([])
    await dale.ask(ADD, { zipCode: '33101' })
    expect((await dale.ask(AVAILABLE)).availableJobs.nodes).toEqual([{ id: jobId }])
  })

  test('keeps them private from everyone else', async () => {
    const dale = await newVendor()
    const mia = await newVendor()
    await dale.ask(ADD, { zipCode: '10001' })
    expect((await mia.refusal(LIST, { vendorId: dale.id })).extensions.code).toBe('FORBIDDEN')
    expect((await mia.refusal(REMOVE, { zipCode: '10001' })).extensions.code).toBe('NOT_FOUND')
    expect((await dana.refusal(ADD, { zipCode: '10001' })).extensions.code).toBe('FORBIDDEN')
    expect((await (await admin(harness)).ask(LIST, { vendorId: dale.id })).serviceAreas).toHaveLength(1)
  })
})

test('turns services on and off, even twice or many times at once', async () => {
  const dale = await newVendor()
  const switched = (on: boolean) =>
    dale.ask(
      `mutation { service: ${on ? 'addVendorService' : 'removeVendorService'}(serviceType: junk_pickup) { serviceType isActive } }`,
    )
  expect((await switched(true)).service).toEqual({ serviceType: 'junk_pickup', isActive: true })
  expect((await switched(true)).service.isActive).toBe(true)
  expect((await switched(false)).service.isActive).toBe(false)
  await Promise.all([true, false, true, false, true].map(switched))
  expect(
    (await dale.ask(graphql(`query VendorServices { vendorServices { serviceType } }`))).vendorServices,
  ).toHaveLength(1)
  expect(
    (
      await dana.refusal(
        graphql(`mutation AddVendorService { addVendorService(serviceType: junk_pickup) { id } }`),
      )
    ).extensions.code,
  ).toBe('FORBIDDEN')
})

describe('dumpster sizes', () => {
  const ADD = graphql(`
    mutation AddDumpsterSize($input: AddDumpsterSizeInput!) {
      addDumpsterSize(input: $input) { id size description pricePerDay isActive }
    }
  `)
  const UPDATE = graphql(`
    mutation UpdateDumpsterSize($input: UpdateDumpsterSizeInput!) {
      updateDumpsterSize(input: $input) { size description pricePerDay }
    }
  `)
  const REMOVE = graphql(`mutation RemoveDumpsterSize($id: UUID!) { removeDumpsterSize(id: $id) { id } }`)
  const LIST = graphql(`query DumpsterSizes { dumpsterSizes { id size pricePerDay } }`)

  test('adds, changes, and removes them', async () => {
    const dale = await newVendor()
    const { id } = (await dale.ask(ADD, { input: { size: '10 yard', pricePerDay: '42' } })).addDumpsterSize
    expect((await dale.ask(LIST)).dumpsterSizes).toEqual([{ id, size: '10 yard', pricePerDay: '42.00' }])
    const changed = await dale.ask(UPDATE, {
      input: { id, size: '12 yard', description: 'Low sides', pricePerDay: null },
    })
    expect(changed.updateDumpsterSize).toEqual({
      size: '12 yard',
      description: 'Low sides',
      pricePerDay: null,
    })
    const mia = await newVendor()
    for (const [operation, variables] of [
      [UPDATE, { input: { id, size: 'x' } }],
      [REMOVE, { id }],
    ] as const) {
      expect((await mia.refusal(operation, variables)).extensions.code).toBe('NOT_FOUND')
    }
    expect((await dale.ask(REMOVE, { id })).removeDumpsterSize).toEqual({ id })
    expect((await dale.ask(LIST)).dumpsterSizes).toEqual([])
  })

  test("keeps the vendor's rates, which a change replaces as a whole", async () => {
    const dale = await newVendor()
    const rates = {
      rentalSize: '20_yard',
      usualPrice: '380',
      includedDays: 7,
      includedTons: '2',
      extraDayPrice: '12.5',
      extraTonPrice: '65',
      tripFee: '90',
    } as const
    const stored = {
      ...rates,
      usualPrice: '380.00',
      includedTons: '2.00',
      extraDayPrice: '12.50',
      extraTonPrice: '65.00',
      tripFee: '90.00',
    }
    const RATES = graphql(`
      query OwnRates {
        dumpsterSizes {
          pricePerDay rentalSize usualPrice includedDays includedTons extraDayPrice extraTonPrice tripFee
        }
      }
    `)
    const { id } = (await dale.ask(ADD, { input: { size: 'Twenty', pricePerDay: '58', ...rates } }))
      .addDumpsterSize
    expect((await dale.ask(RATES)).dumpsterSizes).toEqual([{ pricePerDay: '58.00', ...stored }])
    const input = { id, size: 'Twenty', rentalSize: '20_yard' as const, includedDays: 10 }
    await dale.ask(UPDATE, { input })
    expect((await dale.ask(RATES)).dumpsterSizes).toEqual([
      {
        ...Object.fromEntries(Object.keys(stored).map(name => [name, null])),
        pricePerDay: null,
        rentalSize: '20_yard',
        includedDays: 10,
      },
    ])
    for (const [more, issue] of WRONG_RATES)
      expect(await dale.issues(UPDATE, { input: { ...input, ...more } })).toEqual([issue])
  })

  const WRONG_RATES: [object, string][] = [
    [{ rentalSize: '40_yard' }, 'rentalSize: Please choose one of the four sizes'],
    [{ usualPrice: '0' }, 'usualPrice: Price must be more than 0'],
    [{ includedDays: 366 }, 'includedDays: Enter whole days, at most 365'],
    [{ tripFee: '-1' }, 'tripFee: Enter an amount in dollars like 149.50, at most $10,000'],
    [{ tripFee: '10000.01' }, 'tripFee: Enter at most 10000.00 dollars'],
    [{ extraTonPrice: '65' }, 'includedTons: Say how many tons are included'],
  ]

  test.each([
    ...WRONG_RATES,
    [{ extraDayPrice: '12' }, 'includedDays: Say how many days are included'],
    [{ size: '' }, 'size: Size is required'],
    [{ pricePerDay: '-1' }, 'pricePerDay: Enter an amount in dollars like 149.50, at most 99999999.99'],
    [{ size: 'x'.repeat(51) }, 'size: Please use 50 characters or less'],
  ])('refuses %j', async (more, issue) => {
    expect(await (await newVendor()).issues(ADD, { input: { size: '10 yard', ...more } })).toEqual([issue])
  })
})

describe('documents', () => {
  const SAVE = graphql(`
    mutation SaveDocumentDetails($input: SaveVendorDocumentInput!) {
      saveVendorDocument(input: $input) { id documentType fileName filePath reviewStatus reviewReason }
    }
  `)
  const uploaded = async (by: TestUser, bytes = PDF): Promise<string> => {
    const { uploadURL } = (await by.ask(CREATE_UPLOAD)).createUpload
    await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(bytes) })
    return uploadURL
  }
  const save = async (by: TestUser, more: object = {}, bytes = PDF) =>
    by.answer(SAVE, {
      input: { documentType: 'w9_form', fileName: 'w9.pdf', filePath: await uploaded(by, bytes), ...more },
    })

  test('saves one of each type, and another after a refusal', async () => {
    const dale = await newVendor()
    const { data } = await save(dale)
    expect(data.saveVendorDocument).toMatchObject({
      documentType: 'w9_form',
      fileName: 'w9.pdf',
      reviewStatus: 'waiting',
    })
    expect((await save(dale)).errors[0]).toMatchObject({
      message: 'This document is already uploaded',
      extensions: { reason: 'ALREADY_EXISTS' },
    })
    await harness.database.pool.query(
      "update vendor_documents set review_status = 'refused', review_reason = 'Not signed' where id = $1",
      [data.saveVendorDocument.id],
    )
    expect((await save(dale)).errors).toEqual([])
    const { vendorDocuments } = await dale.ask(
      graphql(`query DocumentReviews { vendorDocuments { reviewStatus reviewReason } }`),
    )
    expect(vendorDocuments).toContainEqual({ reviewStatus: 'refused', reviewReason: 'Not signed' })
  })

  test('replaces them until they are reviewed', async () => {
    const dale = await newVendor()
    const first = (await save(dale)).data.saveVendorDocument.id
    const second = await save(dale, { replaces: first })
    expect(second.errors).toEqual([])
    const statuses = await harness.database.pool.query(
      'select review_status as status from vendor_documents where vendor_id = $1 order by id = $2',
      [dale.id, second.data.saveVendorDocument.id],
    )
    expect(statuses.rows).toEqual([{ status: 'replaced' }, { status: 'waiting' }])
    expect((await save(dale, { replaces: first })).errors[0]?.extensions.reason).toBe('DOCUMENT_REPLACED')
  })

  test('refuses to replace them once reviewed, or with another type or vendor', async () => {
    const dale = await newVendor()
    const { id } = (await save(dale)).data.saveVendorDocument
    const refused = async (by: TestUser, more: object = {}) =>
      (await save(by, { replaces: id, ...more })).errors[0]?.extensions
    expect(await refused(await newVendor())).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refused(dale, { documentType: 'drivers_license' })).toMatchObject({ code: 'NOT_FOUND' })
    await harness.database.pool.query(
      "update vendor_documents set review_status = 'approved' where id = $1",
      [id],
    )
    expect(await refused(dale)).toMatchObject({ reason: 'DOCUMENT_REVIEWED' })
  })

  test('saves one of several simultaneous replacements', async () => {
    const dale = await newVendor()
    const replaces = (await save(dale)).data.saveVendorDocument.id
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(dale, { replaces })))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  })

  test('counts them for customers only after approval', async () => {
    const dale = await vendor(harness)
    const { data } = await save(dale)
    const dana = await customer(harness)
    const jobId = await acceptedJob(dana, dale)
    const READ = graphql(`
      query JobDocumentsOnFile($id: UUID!) {
        job(id: $id) { vendor { documentsOnFile } bids { nodes { vendor { documentsOnFile } } } }
      }
    `)
    const seen = async () => {
      const { job } = await dana.ask(READ, { id: jobId })
      return [job.vendor, job.bids.nodes[0]?.vendor].map(person => person?.documentsOnFile)
    }
    const review = (status: string) =>
      harness.database.pool.query(
        "update vendor_documents set review_status = $2, review_reason = case $2 when 'refused' then 'Blurred' end where id = $1",
        [data.saveVendorDocument.id, status],
      )
    expect(await seen()).toEqual([[], []])
    await review('approved')
    expect(await seen()).toEqual([['w9_form'], ['w9_form']])
    await review('refused')
    expect(await seen()).toEqual([[], []])
  })

  test('saves one of twenty simultaneous uploads', async () => {
    const dale = await newVendor()
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(dale)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  })

  test('names unnamed ones by type and time', async () => {
    const { data } = await save(await newVendor(), { fileName: null })
    expect(data.saveVendorDocument.fileName).toBe('w9_form-20261120180000')
  })

  test.each(['w9"\r\nX: y.pdf', 'w9\t.pdf'])('refuses the name %j', async fileName => {
    const { errors } = await save(await newVendor(), { fileName })
    expect(errors[0]?.extensions.issues).toEqual([
      { path: 'fileName', message: 'Please keep the file name on one line' },
    ])
  })

  test('removes marks that reverse a name', async () => {
    const { data } = await save(await newVendor(), { fileName: 'w9\u202efdp.exe' })
    expect(data.saveVendorDocument.fileName).toBe('w9fdp.exe')
  })

  test('serves them only to their vendor and admins, as a download', async () => {
    const dale = await newVendor()
    const { filePath } = (await save(dale)).data.saveVendorDocument
    const served = await dale.fetch(filePath)
    expect(served.headers.get('content-type')).toBe('application/pdf')
    expect(served.headers.get('content-disposition')).toBe('attachment; filename="w9.pdf"')
    expect((await (await admin(harness)).fetch(filePath)).status).toBe(200)
    expect((await (await newVendor()).fetch(filePath)).status).toBe(404)
    expect((await dana.fetch(filePath)).status).toBe(404)
  })

  test("refuses files that are not documents, another user's files, and used ones", async () => {
    const dale = await newVendor()
    const { errors } = await save(dale, {}, Buffer.from('<svg xmlns="x"/>'))
    expect(errors[0]?.extensions.issues).toEqual([
      { path: 'filePath', message: 'Documents must be PDF, PNG, JPG or GIF' },
    ])
    const filePath = await uploaded(await newVendor())
    expect((await save(dale, { filePath })).errors[0]?.extensions.code).toBe('NOT_FOUND')
    const own = await uploaded(dale)
    await save(dale, { filePath: own })
    expect(
      (await save(dale, { filePath: own, documentType: 'drivers_license' })).errors[0]?.extensions.reason,
    ).toBe('UPLOAD_USED')
    expect(
      (await dana.refusal(graphql(`query VendorDocuments { vendorDocuments { id } }`))).extensions.code,
    ).toBe('FORBIDDEN')
  })

  test('requires approval before bidding, if the settings say so', async () => {
    const dale = await vendor(harness)
    const jobId = await postJunk(dana)
    await harness.database.pool.query('update settings set documents_required = true')
    try {
      const refused = await dale.refusal(SUBMIT_BID, { input: { jobId, price: '10' } })
      expect(refused).toMatchObject({
        message: 'Your documents must be approved before you can bid',
        extensions: { reason: 'DOCUMENTS_REQUIRED' },
      })
      for (const documentType of ['w9_form', 'drivers_license', 'commercial_insurance'])
        await save(dale, { documentType })
      await harness.database.pool.query(
        `update vendor_documents set review_status = 'approved',
           expires_on = case document_type when 'w9_form' then null else date '2026-11-20' end,
           time_zone = case document_type when 'w9_form' then null else 'America/Chicago' end where vendor_id = $1`,
        [dale.id],
      )
      await bid(dale, jobId, '10')
    } finally {
      await harness.database.pool.query('update settings set documents_required = false')
    }
  })
})

describe('available jobs', () => {
  const LIST = graphql(`
    query FilteredJobs($type: ServiceType, $zipCode: String, $date: LocalDate, $sort: JobSort, $after: String) {
      availableJobs(first: 2 type: $type zipCode: $zipCode date: $date sort: $sort after: $after) {
        totalCount nodes { id } pageInfo { endCursor hasNextPage }
      }
    }
  `)

  test('filters and sorts them on the server', async () => {
    const dale = await vendor(harness, { zips: ['20001', '20002'] })
    const late = await postJunk(dana, { zipCode: '20001', pickupDateTime: '2026-12-20T03:00:00Z' })
    const soon = await postJunk(dana, { zipCode: '20002', pickupDateTime: '2026-12-01T15:00:00Z' })
    const rental = await postRental(dana, {
      zipCode: '20002-9999',
      dropoffDate: '2026-12-05',
      pickupDate: '2026-12-12',
    })
    const found = async (variables: object, headers = {}) =>
      (await dale.ask(LIST, variables, headers)).availableJobs.nodes.map(({ id }) => id)
    expect(await found({ sort: 'soonest' })).toEqual([soon, rental])
    const page = (await dale.ask(LIST, { sort: 'soonest' })).availableJobs
    expect(await found({ sort: 'soonest', after: page.pageInfo.endCursor })).toEqual([late])
    expect(page.totalCount).toBe(3)
    expect(await found({ type: 'dumpster_rental' })).toEqual([rental])
    expect(new Set(await found({ zipCode: '20002' }))).toEqual(new Set([soon, rental]))
    expect(await found({ date: '2026-12-05' })).toEqual([rental])
    // 10 PM on Dec 19 at the job's location, regardless of the vendor's time zone.
    expect(await found({ date: '2026-12-19' })).toEqual([late])
    expect(await found({ date: '2026-12-20' }, { 'x-time-zone': 'Europe/Berlin' })).toEqual([])
    expect(await dale.issues(LIST, { zipCode: '1' })).toEqual(['zipCode: ZIP code must be at least 5 digits'])
  })
})

test('adds up the earnings of weeks and jobs to match the cards, to the cent', async () => {
  const dale = await vendor(harness)
  const { now } = harness.clock
  const takeFee = (percent: number) =>
    harness.database.pool.query('update settings set service_fee_percent = $1', [percent])
  await takeFee(5)
  const first = await completedJob(dana, dale, '100.10')
  await takeFee(7.5)
  const later = await acceptedJob(dana, dale, '0.07')
  // A new fee leaves agreed jobs alone.
  await takeFee(50)
  harness.clock.now = new Date(now.getTime() + 7 * 86_400_000)
  await startJob(dale, later)
  await dale.ask(COMPLETE_JOB, { jobId: later })
  const { vendorEarnings, earnedJobs, vendorStats } = await dale.ask(
    graphql(`
      query Earnings {
        vendorEarnings { startsOn earned net jobs }
        earnedJobs { totalCount nodes { id finalPrice serviceFee completedDate } }
        vendorStats { monthlyEarnings weeklyEarnings monthlyNetEarnings weeklyNetEarnings completedJobs }
      }
    `),
  )
  expect(vendorEarnings).toHaveLength(12)
  expect(vendorEarnings.slice(-2)).toEqual([
    // Half a cent is rounded up, in our favor.
    { startsOn: '2026-11-16', earned: '100.10', net: '95.09', jobs: 1 },
    { startsOn: '2026-11-23', earned: '0.07', net: '0.06', jobs: 1 },
  ])
  expect(earnedJobs.nodes.map(({ finalPrice, serviceFee }) => [finalPrice, serviceFee])).toEqual([
    ['0.07', '0.01'],
    ['100.10', '5.01'],
  ])
  expect(vendorStats).toEqual({
    monthlyEarnings: '100.17',
    weeklyEarnings: '0.07',
    monthlyNetEarnings: '95.15',
    weeklyNetEarnings: '0.06',
    completedJobs: 2,
  })
  const FEE = graphql(`query FeeOf($id: UUID!) { job(id: $id) { finalPrice serviceFee } }`)
  expect((await dana.ask(FEE, { id: first })).job).toEqual({ finalPrice: '100.10', serviceFee: null })
  expect((await dale.ask(FEE, { id: first })).job).toEqual({ finalPrice: '100.10', serviceFee: '5.01' })
  await takeFee(0)
  harness.clock.now = now
})
