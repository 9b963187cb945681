import type { PaymentProviderKind } from '../../rules/payments/cards.js'
import type { PaymentMove } from '../../rules/payments/paymentGraph.js'
import { acceptedJob, PAYMENTS } from '../../test/deals.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { customer, type TestUser, vendor } from '../../test/users.js'
import { Job } from '../jobs/Job.js'
import { Payment } from './Payment.js'
import { paymentProviders } from './paymentProviders.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

interface Differs {
  method: 'zelle' | 'card'
  takes: PaymentMove
  refuses: [move: PaymentMove, why: string]
  refused: object
}

/** How the providers say the same. */
const differs: Record<PaymentProviderKind, Differs> = {
  direct: {
    method: 'zelle',
    takes: 'confirm',
    refuses: ['deny', 'No'],
    refused: { status: 'denied', denyReason: 'No' },
  },
  stripe: {
    method: 'card',
    takes: 'settle',
    refuses: ['fail', 'declined'],
    refused: { status: 'failed', denyReason: null },
  },
}

/** The contract of PaymentProvider. */
describe.each(Object.entries(differs))('payments by %s', (name, { method, takes, refuses, refused }) => {
  const provider = paymentProviders[name as PaymentProviderKind]
  const acting = <T>(act: Parameters<typeof harness.database.orm.em.transactional<T>>[0]) =>
    harness.database.orm.em.fork().transactional(act)
  const take = (jobId: string, id: string) =>
    acting(async tx => {
      const job = await tx.findOneOrFail(Job, jobId)
      return provider.take(tx, { now: START }, job, { id, vendorId: dale.id, amount: '149.50', method })
    })
  const settle = (id: string, [move, why]: [PaymentMove, string | null]) =>
    acting(async tx => {
      const payment = await tx.findOneOrFail(Payment, id)
      if (payment.provider === 'stripe') payment.processorId = `ch_${id.replaceAll('-', '')}`
      await provider.settle({ now: START }, payment, move, why)
    })
  const read = async (id: string) => (await dana.ask(PAYMENTS, { id })).job
  const taken = async () => {
    const jobId = await acceptedJob(dana, dale)
    const id = crypto.randomUUID()
    await take(jobId, id)
    return { jobId, id }
  }

  test('takes the exact amount for the job and its vendor', async () => {
    const { jobId, id } = await taken()
    expect((await read(jobId)).payments).toMatchObject([
      { id, amount: '149.50', method, createdAt: START.toISOString(), vendor: { id: dale.id } },
    ])
  })

  test('takes one payment when asked twice for the same', async () => {
    const { jobId, id } = await taken()
    expect((await take(jobId, id)).id).toBe(id)
    expect((await read(jobId)).payments).toHaveLength(1)
  })

  test('takes nothing in an act that fails', async () => {
    const jobId = await acceptedJob(dana, dale)
    const failing = acting(async tx => {
      const due = { id: crypto.randomUUID(), vendorId: dale.id, amount: '149.50', method: 'card' as const }
      await provider.take(tx, { now: START }, await tx.findOneOrFail(Job, jobId), due)
      await tx.flush()
      throw new Error('Out of luck')
    })
    await expect(failing).rejects.toThrow('Out of luck')
    expect(await read(jobId)).toMatchObject({ amountDue: '149.50', payments: [] })
  })

  test('lowers what is due once confirmed', async () => {
    const { jobId, id } = await taken()
    await settle(id, [takes, null])
    expect(await read(jobId)).toMatchObject({ amountDue: '0.00', payments: [{ status: 'confirmed' }] })
  })

  test('leaves what is due when refused, with the reason', async () => {
    const { jobId, id } = await taken()
    await settle(id, refuses)
    expect(await read(jobId)).toMatchObject({ amountDue: '149.50', payments: [refused] })
  })

  test('refuses to settle a payment again', async () => {
    const { id } = await taken()
    await settle(id, [takes, null])
    await expect(settle(id, [takes, null])).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', reason: 'PAYMENT_DECIDED' },
    })
  })
})
