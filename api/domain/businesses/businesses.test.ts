import sharp from 'sharp'
import { ACCEPT_BID, acceptedJob, bid, makeJobDue, postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CANCEL_JOB, SAVE_VENDOR_DOCUMENT_ID, SEND_TEXT } from '../../test/operations.js'
import { PNG, photo } from '../../test/uploads.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { writeMessagesMail } from '../messages/messageMail.js'
import { removeUnclaimed } from '../uploads/removeUnclaimed.js'
import { upload } from '../uploads/test/setups.js'

const SAVE = graphql(`
  mutation SaveWholeBusiness($input: SaveBusinessInput!) {
    saveBusiness(input: $input) { vendorId name about phone logo since paymentMethods paymentHandles { method handle } version }
  }
`)
const READ = graphql(`
  query WholeBusiness($vendorId: UUID) {
    business(vendorId: $vendorId) { vendorId name about phone logo since paymentMethods paymentHandles { method handle } version }
  }
`)
const VENDOR_OF_JOB = graphql(`
  query VendorOfJob($id: UUID!) {
    job(id: $id) {
      vendor { firstName lastName businessName businessPhone }
      bids { nodes { vendor { businessName businessLogo businessPhone } } }
    }
  }
`)
const ASKED = graphql(`query AsksForBusiness { vendorAgenda { asksForBusiness } }`)
const NOT_NOW = graphql(`mutation NotNow { dismissBusinessPrompt { asksForBusiness } }`)

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows
const save = (by: TestUser, input: object) => by.ask(SAVE, { input: { name: 'Becker Hauling', ...input } })
const refused = async (by: TestUser, input: object) => {
  const { message, extensions } = await by.refusal(SAVE, { input: { name: 'Becker Hauling', ...input } })
  return extensions.issues?.map(({ path, message: words }) => `${path}: ${words}`).join() ?? message
}

const zelle = { method: 'zelle', handle: 'pay@becker.example.com' }

const CONTACTS = 'Leave out phone numbers, emails, and links. They are shared when a bid is accepted.'

describe('a business', () => {
  test('starts as null and is saved as given', async () => {
    const dale = await vendor(harness)
    expect((await dale.ask(READ)).business).toBeNull()
    const given = {
      name: 'Becker Hauling',
      about: 'Two trucks.\nSince forever.',
      phone: '(512) 555-0188',
      since: 2009,
      paymentMethods: ['card' as const, 'zelle' as const],
      paymentHandles: [{ method: 'zelle' as const, handle: 'pay@becker.example.com' }],
    }
    const { saveBusiness } = await save(dale, given)
    expect(saveBusiness).toEqual({ ...given, vendorId: dale.id, logo: null, version: 1 })
    expect((await dale.ask(READ)).business).toEqual(saveBusiness)
    const boss = await admin(harness)
    expect((await boss.ask(READ, { vendorId: dale.id })).business).toEqual(saveBusiness)
    // Omitted fields are cleared.
    expect((await save(dale, { name: '  Becker & Sons ' })).saveBusiness).toMatchObject({
      name: 'Becker & Sons',
      about: null,
      phone: null,
      since: null,
      paymentMethods: [],
      paymentHandles: [],
      version: 2,
    })
  })

  test('shows itself only to its vendor and admins, and only its vendor saves it', async () => {
    const [dale, mia] = [await vendor(harness), await vendor(harness)]
    await save(dale, {})
    for (const client of [mia, dana])
      expect((await client.refusal(READ, { vendorId: dale.id })).extensions.code).toBe('FORBIDDEN')
    for (const client of [dana, await admin(harness)])
      expect((await client.refusal(SAVE, { input: { name: 'x' } })).extensions.code).toBe('FORBIDDEN')
    const body = JSON.stringify({ vendorId: dale.id, name: 'Mine now' })
    const headers = { 'content-type': 'application/json' }
    const { status } = await mia.fetch('/api/businesses', { method: 'PUT', headers, body })
    expect([status, (await dale.ask(READ)).business?.name]).toEqual([403, 'Becker Hauling'])
  })

  test.each([
    ['no name', { name: ' \u200b ' }, 'name: Business name is required'],
    ['a long name', { name: 'x'.repeat(101) }, 'name: Please use 100 characters or less'],
    ['a name of two lines', { name: 'Becker\nHauling' }, 'name: Please keep the name on one line'],
    ['our name', { name: 'Haul Bid Support' }, "name: Your business can't be called Haulbid"],
    [
      'a phone in the name',
      { name: 'Becker (512) 555-0147' },
      `name: ${CONTACTS} Please remove “(512) 555-0147”.`,
    ],
    [
      'a site in the name',
      { name: 'beckerhauling.com' },
      `name: ${CONTACTS} Please remove “beckerhauling.com”.`,
    ],
    [
      'an email in the text',
      { about: 'Write to dale@becker.example.com' },
      `about: ${CONTACTS} Please remove “dale@becker.example.com”.`,
    ],
    ['a long text', { about: 'x'.repeat(1001) }, 'about: Please use 1000 characters or less'],
    ['a short phone', { phone: '555-0147' }, 'phone: Phone number must be at least 10 digits'],
    ['a year to come', { since: 2027 }, 'since: Please enter a year from 1800 to 2026'],
    ['a year long ago', { since: 1700 }, 'since: Please enter a year from 1800 to 2026'],
    [
      'a way to pay twice',
      { paymentMethods: ['card', 'card'] },
      'paymentMethods: Please choose each way to pay once',
    ],
    [
      'an empty place to pay',
      { paymentMethods: ['zelle'], paymentHandles: [{ method: 'zelle', handle: '  ' }] },
      'paymentHandles.0.handle: Please say where to pay',
    ],
    [
      'two places for one way to pay',
      { paymentMethods: ['zelle'], paymentHandles: [zelle, zelle] },
      'paymentHandles: Please say once for each way to pay where it goes',
    ],
    [
      'a place for a way that is not taken',
      { paymentMethods: ['cash'], paymentHandles: [zelle] },
      'paymentHandles: Please choose the ways to pay that these are for',
    ],
    ['a logo from elsewhere', { logo: 'https://example.com/logo.png' }, 'logo: Photo not found'],
    ['a logo that is a path', { logo: '/objects/../../etc/passwd' }, 'logo: Photo not found'],
  ])('refuses %s', async (_, input, words) => {
    const dale = await vendor(harness)
    expect(await refused(dale, input)).toBe(words)
    expect((await dale.ask(READ)).business).toBeNull()
  })

  test.each([
    'H\u200baulbid',
    'Haul\u00adbid',
    'H\u0430ulb\u0456d',
    'HauIbid',
    'Haul-Bid',
    '\uff28\uff21\uff35\uff2c\uff22\uff29\uff24 Help',
    'H a u l b i d',
    'H\u00e4ulbid',
  ])('refuses a name that sounds like ours: %j', async name => {
    expect(await refused(await vendor(harness), { name })).toBe("name: Your business can't be called Haulbid")
  })

  test.each([
    '<script>alert(1)</script>',
    "'; drop table users; --",
    '$& $1 {{x}}',
    'x'.repeat(100),
    'مرحبا שלום 🚚',
  ])('keeps the name %s as typed', async name => {
    const dale = await vendor(harness)
    expect((await save(dale, { name, about: name })).saveBusiness).toMatchObject({ name, about: name })
  })

  test('saves all simultaneous edits without a version but only one with a version', async () => {
    const dale = await vendor(harness)
    await Promise.all(['One', 'Two', 'Three'].map(name => save(dale, { name })))
    const { business } = await dale.ask(READ)
    expect(business?.version).toBe(3)
    const answers = await Promise.all(
      ['Four', 'Five'].map(name => dale.answer(SAVE, { input: { name, version: 3 } })),
    )
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason))).toEqual([
      'CHANGED_MEANWHILE',
    ])
    expect((await dale.ask(READ)).business?.version).toBe(4)
    // Saving the same values changes nothing.
    const { business: last } = await dale.ask(READ)
    expect((await save(dale, { name: last!.name })).saveBusiness.version).toBe(4)
  })
})

describe('the logo', () => {
  const statusOf = async (path: string, client: { fetch: TestUser['fetch'] } = harness.visitor()) =>
    (await client.fetch(path)).status

  test('becomes readable to everybody once it is saved', async () => {
    const dale = await vendor(harness)
    const logo = await photo(dale)
    expect(await statusOf(logo)).toBe(404)
    await save(dale, { logo })
    const response = await harness.visitor().fetch(logo)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(Buffer.from(await (await dale.fetch(logo)).arrayBuffer())).toEqual(PNG)
    await sql('update users set is_active = false where id = $1', [dale.id])
    expect(await statusOf(logo)).toBe(404)
  })

  test('omits camera metadata for strangers, in any size and from the first moment', async () => {
    const dale = await vendor(harness)
    const taken = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#806040' } })
      .withExif({
        IFD0: { Artist: 'Dale Canary' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' },
      })
      .jpeg()
      .toBuffer()
    expect(taken.includes('Dale Canary')).toBe(true)
    const logo = await photo(dale, taken, 'image/jpeg')
    await save(dale, { logo })
    for (const path of [logo, `${logo}?size=small`, `${logo}?size=none`])
      for (const client of [harness.visitor(), await customer(harness)]) {
        const bytes = Buffer.from(await (await client.fetch(path)).arrayBuffer())
        const { format, exif } = await sharp(bytes).metadata()
        expect({ path, format, exif }).toEqual({ path, format: 'webp', exif: undefined })
        expect(bytes.includes('Canary')).toBe(false)
      }
  })

  test('stays hidden from strangers if it cannot be made smaller', async () => {
    const dale = await vendor(harness)
    const logo = await photo(dale)
    await save(dale, { logo })
    await harness.mails()
    await sql('update thumbnails set is_made = false')
    expect([await statusOf(logo), await statusOf(logo, dale)]).toEqual([404, 200])
  })

  test('disappears and is removed once it is replaced', async () => {
    const dale = await vendor(harness)
    const [first, second] = [await photo(dale), await photo(dale)]
    await save(dale, { logo: first })
    // The sweep keeps the file while it is the logo.
    const aDayLater = () => new Date(harness.clock.now.getTime() + 25 * 3_600_000)
    const sweep = () => removeUnclaimed({ ...harness.app.context, clock: aDayLater }, {}, {} as never)
    await sweep()
    expect(await statusOf(first)).toBe(200)
    const third = await photo(dale)
    await save(dale, { logo: third })
    expect([await statusOf(first), await statusOf(third)]).toEqual([404, 200])
    expect(await statusOf(second)).toBe(404)
    await sweep()
    expect(await statusOf(first, dale)).toBe(404)
    await save(dale, {})
    expect(await statusOf(third)).toBe(404)
  })

  test("requires a picture of the vendor's own that nothing else uses", async () => {
    const [dale, mia] = [await vendor(harness), await vendor(harness)]
    const theirs = await photo(mia)
    expect(await refused(dale, { logo: theirs })).toBe('logo: Photo not found')
    const filePath = await upload(dale)
    await dale.ask(SAVE_VENDOR_DOCUMENT_ID, { input: { documentType: 'w9_form', fileName: 'w9', filePath } })
    const [document] = await sql('select file_path from vendor_documents where vendor_id = $1', [dale.id])
    expect(await refused(dale, { logo: document.file_path })).toBe(
      'logo: This photo is already used elsewhere',
    )
    // A logo can't become a document either.
    const logo = await photo(dale)
    await save(dale, { logo })
    const again = { documentType: 'drivers_license' as const, fileName: 'x', filePath: harness.url + logo }
    const { extensions } = await dale.refusal(SAVE_VENDOR_DOCUMENT_ID, { input: again })
    expect(['CONFLICT', 'NOT_FOUND']).toContain(extensions.code)
  })
})

describe('customers', () => {
  test('shows the name and the logo with the bid, and the phone once it is accepted', async () => {
    const dale = await vendor(harness, {}, { lastName: 'Becker' })
    const logo = await photo(dale)
    await save(dale, { phone: '(512) 555-0188', logo })
    const jobId = await postJunk(dana)
    const bidId = await bid(dale, jobId)
    const before = (await dana.ask(VENDOR_OF_JOB, { id: jobId })).job
    expect(before.bids.nodes).toEqual([
      { vendor: { businessName: 'Becker Hauling', businessLogo: logo, businessPhone: null } },
    ])
    await dana.ask(ACCEPT_BID, { bidId })
    const after = (await dana.ask(VENDOR_OF_JOB, { id: jobId })).job
    const phone = '(512) 555-0188'
    expect(after.vendor).toMatchObject({ businessName: 'Becker Hauling', businessPhone: phone })
    // Another customer, on whose job the vendor has bid.
    const kim = await customer(harness)
    const other = await postJunk(kim)
    await bid(dale, other)
    const [theirs] = (await kim.ask(VENDOR_OF_JOB, { id: other })).job.bids.nodes
    expect(theirs!.vendor.businessPhone).toBeNull()
    await dana.ask(CANCEL_JOB, { jobId })
    const cancelled = (await dana.ask(VENDOR_OF_JOB, { id: jobId })).job
    expect(cancelled.vendor?.businessPhone ?? null).toBeNull()
  })

  test("names it in mails: with the person's name for a bid, without it for a message or a start", async () => {
    const dale = await vendor(harness, {}, { lastName: 'Becker' })
    await save(dale, {})
    const jobId = await acceptedJob(dana, dale)
    await dale.ask(SEND_TEXT, { input: { jobId, content: 'On my way' } })
    await makeJobDue(harness, jobId)
    await dale.ask(graphql(`mutation StartNamed($jobId: UUID!) { startJob(jobId: $jobId) { id } }`), {
      jobId,
    })
    const mails = (await harness.mails()).filter(mail => mail.includes(`To: ${dana.email}`)).join('\n')
    expect(mails).toContain('Becker Hauling has started your junk pickup')
    const unread = await writeMessagesMail(harness.app.context, { jobId, userId: dana.id })
    expect(unread?.subject).toContain('Becker Hauling wrote to you about your junk pickup')
    const kim = await customer(harness)
    await bid(dale, await postJunk(kim))
    const offers = (await harness.mails()).filter(mail => mail.includes(`To: ${kim.email}`)).join('\n')
    expect(offers).toContain('Becker Hauling (Dale Becker) offers to do your junk pickup')
  })
})

test('asks a vendor for a business until they name one or dismiss the question', async () => {
  const asks = async (by: TestUser) => (await by.ask(ASKED)).vendorAgenda!.asksForBusiness
  const [dale, mia] = [await vendor(harness), await vendor(harness)]
  expect([await asks(dale), await asks(mia)]).toEqual([true, true])
  await save(dale, {})
  expect((await mia.ask(NOT_NOW)).dismissBusinessPrompt.asksForBusiness).toBe(false)
  const [first] = await sql('select business_asked_at from users where id = $1', [mia.id])
  harness.clock.now = new Date(harness.clock.now.getTime() + 60_000)
  await mia.ask(NOT_NOW)
  expect(await sql('select business_asked_at from users where id = $1', [mia.id])).toEqual([first])
  expect([await asks(dale), await asks(mia)]).toEqual([false, false])
})
