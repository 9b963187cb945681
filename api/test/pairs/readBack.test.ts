import { type Harness, startHarness } from '../harness.js'
import { PASSWORD } from '../users.js'
import { Interleaver } from './interleave.js'
import { makeScene } from './makeScene.js'

let harness: Harness
let interleaver: Interleaver
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100000' } })
  interleaver = await Interleaver.over(harness)
})
afterAll(async () => {
  await interleaver.close()
  await harness.stop()
})

const refusals = ({ errors }: { errors: { message: string; extensions: { code: string } }[] }) =>
  errors.map(({ message, extensions }) => `${extensions.code}: ${message}`)

test('answers NOT_FOUND when what a mutation changed is removed before it is read back', async () => {
  const found = new Set<string>()
  for (let place = 9; place <= 14; place++) {
    const { admin, vendor, documentId } = await makeScene(harness, 'pending')
    const [review] = await interleaver.run(
      async () =>
        refusals(
          await admin.answer(
            'mutation ($input: ReviewVendorDocumentInput!) { reviewVendorDocument(input: $input) { id } }',
            { input: { id: documentId, approve: true, expiresOn: '2037-01-01' } },
          ),
        ),
      async () =>
        refusals(
          await vendor.answer('mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }', {
            input: { currentPassword: PASSWORD },
          }),
        ),
      place,
    )
    for (const refusal of review as string[]) found.add(refusal)
  }
  expect([...found]).toEqual(['NOT_FOUND: Vendor document not found'])
})
