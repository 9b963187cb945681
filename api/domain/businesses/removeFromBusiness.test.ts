import { bid, postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CLOSE_ACCOUNT } from '../../test/operations.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'
import { removeUnclaimed } from '../uploads/removeUnclaimed.js'

const SAVE = graphql(`
  mutation SaveJudgedBusiness($input: SaveBusinessInput!) {
    saveBusiness(input: $input) { name logo nameRemovedFor logoRemovedFor version }
  }
`)
const READ = graphql(`
  query JudgedBusiness($vendorId: UUID) {
    business(vendorId: $vendorId) { name logo nameRemovedFor logoRemovedFor version }
  }
`)
const REMOVE_NAME = graphql(`
  mutation RemoveBusinessName($input: RemoveFromBusinessInput!) {
    removeBusinessName(input: $input) { vendorId name logo nameRemovedFor logoRemovedFor version }
  }
`)
const REMOVE_LOGO = graphql(`
  mutation RemoveBusinessLogo($input: RemoveFromBusinessInput!) {
    removeBusinessLogo(input: $input) { vendorId name logo nameRemovedFor logoRemovedFor version }
  }
`)
const PROFILE = graphql(`
  query JudgedProfile($id: UUID!) { vendorProfile(id: $id) { name logo about } }
`)
const BIDDER = graphql(`
  query JudgedBidder($id: UUID!) { job(id: $id) { bids { nodes { vendor { firstName businessName } } } } }
`)

let harness: Harness
let dana: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  dana = await customer(harness)
  ada = await admin(harness)
})
afterAll(() => harness.stop())

const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows
const save = async (by: TestUser, input: object = {}) =>
  (await by.ask(SAVE, { input: { name: 'Rude Words Hauling', ...input } })).saveBusiness
const reasons = ({ errors }: { errors: { extensions: { code: string; reason?: string } }[] }) =>
  errors.map(({ extensions }) => extensions.reason ?? extensions.code)
const fieldWords = async (by: TestUser, input: object) => {
  const { extensions } = await by.refusal(SAVE, { input: { name: 'Hart Hauling', ...input } })
  return extensions.issues?.map(({ path, message }) => `${path}: ${message}`)
}
const profileOf = async (id: string) => (await harness.visitor().ask(PROFILE, { id })).vendorProfile
const aVendor = (firstName = 'Dale') => vendor(harness, {}, { firstName, lastName: 'Hart' })

describe('an admin removes the name of a business', () => {
  const removeName = (vendorId: string, more: object = {}, by = ada) =>
    by.answer(REMOVE_NAME, { input: { vendorId, reason: 'insults', ...more } })

  test("shows the person's name to others, and the removed name and reason to its vendor and admins", async () => {
    const dale = await aVendor()
    await save(dale, { about: 'Two trucks' })
    const jobId = await postJunk(dana)
    await bid(dale, jobId)
    const { data } = await removeName(dale.id)
    const removed = {
      name: 'Rude Words Hauling',
      nameRemovedFor: 'insults',
      logoRemovedFor: null,
      version: 2,
    }
    expect(data.removeBusinessName).toMatchObject(removed)
    expect(await profileOf(dale.id)).toEqual({ name: 'Dale', logo: null, about: 'Two trucks' })
    const page = await (await harness.visitor().fetch(`/?vendor=${dale.id}`)).text()
    expect(page).not.toContain('Rude Words')
    expect((await dana.ask(BIDDER, { id: jobId })).job.bids.nodes).toEqual([
      { vendor: { firstName: 'Dale', businessName: null } },
    ])
    expect((await dale.ask(READ)).business).toMatchObject(removed)
    expect((await ada.ask(READ, { vendorId: dale.id })).business).toMatchObject(removed)
    const kim = await customer(harness)
    await bid(dale, await postJunk(kim))
    const mails = (await harness.mails()).filter(mail => mail.includes(`To: ${kim.email}`)).join('\n')
    expect(mails).toContain('Dale Hart offers')
    expect(mails).not.toContain('Rude Words')
  })

  test('requires a listed reason, tells the vendor, and keeps the name out of the audit log', async () => {
    const dale = await aVendor()
    await save(dale)
    const { errors } = await removeName(dale.id, { reason: 'ugly' })
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    await removeName(dale.id, { reason: 'not_theirs' })
    expect(
      await sql(
        'select user_id as "to", data from notices where kind = \'business_removed\' and user_id = $1',
        [dale.id],
      ),
    ).toEqual([{ to: dale.id, data: { what: 'name', reason: 'not_theirs' } }])
    const NOTICES = graphql(`query RemovedNotices { notices(first: 5) { nodes { kind text path } } }`)
    expect((await dale.ask(NOTICES)).notices.nodes).toEqual([
      {
        kind: 'business_removed',
        text: "Haulbid removed your business name: someone else's name or brand.",
        path: '/?view=account',
      },
    ])
    expect(
      await sql('select actor_id as by, action, before, after from audit_events where subject_id = $1', [
        dale.id,
      ]),
    ).toEqual([{ by: ada.id, action: 'removeBusinessName', before: null, after: { reason: 'not_theirs' } }])
  })

  test('refuses the removed name in any spelling and accepts another', async () => {
    const dale = await aVendor()
    await save(dale)
    await removeName(dale.id)
    const words = ['name: Haulbid removed this name. Please choose another.']
    const asOther = [
      '\uff32ude Words Hauling',
      'Rude W\u043erds Hauling',
      'Rude Words Haul\u0131ng',
      'R\u00fcde Words Hauling',
    ]
    for (const name of [
      'Rude Words Hauling',
      ' RUDE words-hauling! ',
      'Rude  Words\u200b Hauling',
      ...asOther,
    ])
      expect(await fieldWords(dale, { name })).toEqual(words)
    expect(await save(dale, { name: 'Hart Hauling' })).toMatchObject({ nameRemovedFor: null })
    expect(await profileOf(dale.id)).toMatchObject({ name: 'Hart Hauling' })
    expect(await fieldWords(dale, { name: 'Rude Words Hauling' })).toEqual(words)
    // Another vendor may have the same name.
    const mia = await aVendor('Mia')
    expect(await save(mia)).toMatchObject({ nameRemovedFor: null })
  })

  test('succeeds once in ten simultaneous attempts and refuses a name changed since', async () => {
    const dale = await aVendor()
    const { version } = await save(dale)
    await save(dale, { name: 'Hart Hauling' })
    expect(reasons(await removeName(dale.id, { version }))).toEqual(['CHANGED_MEANWHILE'])
    expect(await profileOf(dale.id)).toMatchObject({ name: 'Hart Hauling' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => removeName(dale.id, { version: version + 1 })),
    )
    expect(answers.flatMap(reasons)).toEqual(Array(9).fill('ALREADY_REMOVED'))
    expect(
      await sql("select 1 from notices where kind = 'business_removed' and user_id = $1", [dale.id]),
    ).toHaveLength(1)
    expect(await sql('select 1 from audit_events where subject_id = $1', [dale.id])).toHaveLength(1)
  })

  test('hides the removed name even if its vendor saves another at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const dale = await aVendor()
      const { version } = await save(dale)
      const [removal] = await Promise.all([
        removeName(dale.id, { version }),
        dale.answer(SAVE, { input: { name: 'Hart Hauling' } }),
      ])
      expect([[], ['CHANGED_MEANWHILE']]).toContainEqual(reasons(removal))
      expect(await profileOf(dale.id)).toMatchObject({ name: 'Hart Hauling' })
    }
  })

  test('works for a suspended vendor but finds nobody without a business', async () => {
    const [dale, mia] = [await aVendor(), await aVendor('Mia')]
    await save(dale)
    await sql('update users set is_active = false where id = $1', [dale.id])
    expect(reasons(await removeName(dale.id))).toEqual([])
    const closed = await aVendor()
    await save(closed)
    await closed.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
    for (const id of [mia.id, closed.id, dana.id, '00000000-0000-4000-8000-000000000000'])
      expect(reasons(await removeName(id))).toEqual(['NOT_FOUND'])
  })

  test('refuses the vendor, customers, and visitors', async () => {
    const [dale, mia] = [await aVendor(), await aVendor('Mia')]
    await save(dale, { logo: await photo(dale) })
    const input = { vendorId: dale.id, reason: 'insults' as const }
    for (const document of [REMOVE_NAME, REMOVE_LOGO]) {
      for (const client of [dale, mia, dana])
        expect((await client.refusal(document, { input })).extensions.code).toBe('FORBIDDEN')
      expect((await harness.visitor().refusal(document, { input })).extensions.code).toBe('UNAUTHENTICATED')
    }
    expect((await dale.ask(READ)).business).toMatchObject({
      nameRemovedFor: null,
      logoRemovedFor: null,
      version: 1,
    })
  })
})

describe('an admin removes the logo of a business', () => {
  const removeLogo = (vendorId: string, more: object = {}) =>
    ada.answer(REMOVE_LOGO, { input: { vendorId, reason: 'obscene', ...more } })
  const statusOf = async (path: string, client: { fetch: TestUser['fetch'] } = harness.visitor()) =>
    (await client.fetch(path)).status

  test('hides the logo at once, deletes its file within a day, and keeps the name', async () => {
    const dale = await aVendor()
    const logo = await photo(dale)
    await save(dale, { logo })
    expect(await statusOf(logo)).toBe(200)
    const { data } = await removeLogo(dale.id)
    expect(data.removeBusinessLogo).toMatchObject({
      logo: null,
      logoRemovedFor: 'obscene',
      nameRemovedFor: null,
    })
    for (const client of [harness.visitor(), dana]) expect(await statusOf(logo, client)).toBe(404)
    expect(await profileOf(dale.id)).toMatchObject({ name: 'Rude Words Hauling', logo: null })
    expect(
      await sql("select data from notices where kind = 'business_removed' and user_id = $1", [dale.id]),
    ).toEqual([{ data: { what: 'logo', reason: 'obscene' } }])
    const aDayLater = () => new Date(harness.clock.now.getTime() + 25 * 3_600_000)
    await removeUnclaimed({ ...harness.app.context, clock: aDayLater }, {}, {} as never)
    expect(await statusOf(logo, dale)).toBe(404)
  })

  test('refuses the removed logo and clears the reason with another logo', async () => {
    const dale = await aVendor()
    const logo = await photo(dale)
    await save(dale, { logo })
    await removeLogo(dale.id)
    expect(await fieldWords(dale, { logo })).toEqual([
      'logo: Haulbid removed this logo. Please choose another.',
    ])
    expect(await save(dale, {})).toMatchObject({ logo: null, logoRemovedFor: 'obscene' })
    const other = await photo(dale)
    expect(await save(dale, { logo: other })).toMatchObject({ logo: other, logoRemovedFor: null })
    expect(await fieldWords(dale, { logo })).toEqual([
      'logo: Haulbid removed this logo. Please choose another.',
    ])
    expect(await save(dale, {})).toMatchObject({ logo: null, logoRemovedFor: null })
  })

  test('succeeds once, if there is a logo and it has not changed', async () => {
    const dale = await aVendor()
    const { version } = await save(dale)
    expect(reasons(await removeLogo(dale.id))).toEqual(['NOT_FOUND'])
    await save(dale, { logo: await photo(dale) })
    expect(reasons(await removeLogo(dale.id, { version }))).toEqual(['CHANGED_MEANWHILE'])
    const answers = await Promise.all(Array.from({ length: 5 }, () => removeLogo(dale.id)))
    expect(answers.flatMap(reasons)).toEqual(Array(4).fill('ALREADY_REMOVED'))
  })
})
