import { createLogger } from '../../platform/logging/createLogger.js'
import { workOnce } from '../../platform/queue/worker.js'
import { STRIPE_VERSION } from '../../platform/stripe/makeStripe.js'
import { eventually } from '../../test/eventually.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { type FakeStripe, startFakeStripe } from '../../test/stripe/FakeStripe.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, vendor } from '../../test/users.js'
import { checkStripe } from './readCardAccount.js'

/** The check of the key and the API version when a process starts. */

const KEY = 'sk_test_check'

let fake: FakeStripe
let harness: Harness
let log = ''
afterEach(async () => {
  await harness.stop()
  await fake.close()
})

const start = async (key: string, versions?: readonly string[]) => {
  log = ''
  fake = await startFakeStripe({ key: KEY, ...(versions && { versions }) })
  harness = await startHarness({
    log: createLogger(
      { isProduction: true, logLevel: 'info' },
      {
        write: (line: string) => {
          log += line
        },
      },
    ),
    env: {
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: 'whsec_ours',
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_theirs',
      STRIPE_API_URL: fake.url,
    },
  })
}

const takesCards = async () =>
  (await (await customer(harness)).ask(graphql(`query TakesCards { settings { takesCards } }`))).settings
    .takesCards

/** The failed tasks in Needs you. */
const needsYou = async () => {
  const ada = await admin(harness)
  const { worklist } = await ada.ask(graphql(`query StripeInWorklist { worklist { tasks { task error } } }`))
  return worklist.tasks
}

test.each([
  ['a key that Stripe refuses', 'sk_test_other', undefined, 'STRIPE_SECRET_KEY'],
  ['a version that Stripe does not know', KEY, ['2031-01-01.other'], `version ${STRIPE_VERSION} of its API`],
])(
  'says at the start that %s leaves cards off, in the log and in Needs you',
  async (_, key, versions, what) => {
    await start(key, versions)
    await eventually(false, takesCards)
    await eventually(true, () => log.includes(`Stripe refuses ${what}, so nobody can pay by card`))
    await eventually(1, async () => {
      await workOnce(harness.app.context)
      return (await needsYou()).length
    })
    expect(await needsYou()).toEqual([{ task: 'checkStripe', error: `Stripe refuses ${what}` }])
    expect(log).not.toContain(key)
  },
)

test('takes cards with a key and a version that fit, and queues nothing', async () => {
  await start(KEY)
  await checkStripe(harness.app.context, {}, taskWork('checkStripe'))
  expect(await takesCards()).toBe(true)
  expect(await needsYou()).toEqual([])
  expect(log).not.toMatch(/Stripe/)
})

test('takes cards off as soon as Stripe refuses a call for its key', async () => {
  await start(KEY)
  await eventually(1, () => fake.calls.length)
  const dale = await vendor(harness)
  expect(await takesCards()).toBe(true)
  for (const operation of ['POST /v1/accounts', 'GET /v1/account'])
    fake.trouble({ operation, isAfter: false, with: 401 })
  await dale.refusal(graphql(`mutation ConnectWithRevokedKey { connectPayments { url } }`))
  await eventually(false, takesCards)
})

test('waits for a Stripe that is out of order, and takes no cards off for it', async () => {
  await start(KEY)
  await eventually(1, () => fake.calls.length)
  fake.trouble({ isAfter: false, with: 503 })
  await expect(checkStripe(harness.app.context, {}, taskWork('checkStripe'))).rejects.toThrow()
  expect(await takesCards()).toBe(true)
})
