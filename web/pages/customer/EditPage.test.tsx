import { addDays } from '@rules/dates.js'
import { screen, within } from '@testing-library/react'
import { localToday } from '../../forms/localMoment.js'
import { refusal } from '../../testing/fakeNetwork.js'
import { connection } from '../../testing/makers/connection.js'
import { makeBid } from '../../testing/makers/makeBid.js'
import { type Job, makeJob } from '../../testing/makers/makeJob.js'
import { makeUser } from '../../testing/makers/makeUser.js'
import { renderApp } from '../../testing/renderApp.js'

/** Covers edits of a pending request: two presses from the order, and replacing only the version that was seen. */

const pickupDateTime = new Date(Date.now() + 5 * 86_400_000).toISOString()
const photo = '/objects/11111111-1111-4111-8111-111111111111'
const order = (some: Parameters<typeof makeJob>[0] = {}) =>
  makeJob({
    pickupDateTime,
    version: 3,
    images: [photo],
    estimatedPrice: '90.00',
    bids: [makeBid()],
    ...some,
  })

// jsdom has no object URLs.
beforeAll(() => {
  URL.revokeObjectURL ??= () => {}
})

const network = (job: Job) => ({
  CustomerJobs: { customerJobs: connection([job]) },
  JobDetails: { job },
  EditJunkPickup: ({ input }: { input: object }) => ({ editJunkPickup: { ...job, ...input, version: 4 } }),
})

test('fills the form with the request, and sends it whole with the version that was seen', async () => {
  const job = order()
  const { press, calls, router } = renderApp(`/customer/orders?order=${job.id}`, {
    user: makeUser(),
    network: network(job),
  })
  const orderPage = within(await screen.findByRole('region', { name: /, order / }))
  await press.click(await orderPage.findByRole('link', { name: 'Edit Request' }))
  const form = within(await screen.findByRole('form', { name: 'Junk Pickup' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Request' })).toBeVisible()
  expect(screen.getByText(/^Vendors have bid on this\. If you change what they see/)).toBeVisible()
  expect(form.getByLabelText(/^Description/)).toHaveValue('An old sofa')
  expect(await form.findByText('Photo 1')).toBeVisible()
  await press.type(form.getByLabelText(/^Description/), ' and a piano')
  await press.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Request saved')).toBeVisible()
  expect(router.location).toMatchObject({ pathname: '/customer/orders', search: `?order=${job.id}` })
  expect(calls.find(({ operation }) => operation === 'EditJunkPickup')?.variables).toEqual({
    input: {
      jobId: job.id,
      version: 3,
      firstName: job.firstName,
      lastName: job.lastName,
      phone: job.phone,
      address: '12 Elm St',
      zipCode: '78704',
      description: 'An old sofa and a piano',
      pickupDateTime,
      ...{
        customerBudget: '180.00',
        debris: null,
        hasHazardousItems: false,
        images: [photo],
        estimatedPrice: '90.00',
      },
    },
  })
})

test('sets the pickup of a rental a week after the new dropoff', async () => {
  const day = addDays(localToday(), 5)
  const job = order({
    ...{
      type: 'dumpster_rental',
      pickupDateTime: null,
      dumpsterSize: '20_yard',
      dropoffTimePreference: 'morning',
    },
    dropoffDate: day,
    pickupDate: addDays(day, 3),
  })
  const { press } = renderApp(`/customer?edit=${job.id}`, { user: makeUser(), network: network(job) })
  const form = within(await screen.findByRole('form', { name: 'Dumpster Rental' }))
  expect(form.getByLabelText('Pickup Date')).toHaveValue(addDays(day, 3))
  await press.clear(form.getByLabelText('Dropoff Date'))
  await press.type(form.getByLabelText('Dropoff Date'), addDays(day, 4))
  expect(form.getByLabelText('Pickup Date')).toHaveValue(addDays(day, 11))
})

test('does not edit a request that is no longer pending, or offer to in its order', async () => {
  const job = order({ status: 'accepted', viewerCanEdit: false })
  const { press } = renderApp(`/customer?edit=${job.id}`, { user: makeUser(), network: network(job) })
  expect(await screen.findByText('This request can no longer be changed')).toBeVisible()
  expect(screen.queryByRole('form')).toBeNull()
  await press.click(screen.getByRole('button', { name: 'Back' }))
  const orderPage = within(await screen.findByRole('region', { name: /, order / }))
  expect(await orderPage.findByRole('region', { name: 'Now' })).toBeVisible()
  expect(orderPage.queryByRole('link', { name: 'Edit Request' })).toBeNull()
})

test.each([
  ['cancelled', { status: 'cancelled' as const }, 'This order was cancelled. Go back to see the order.'],
  [
    'past its date',
    { pickupDateTime: '2020-01-06T15:00:00.000Z' },
    'Its date has come. Go back to see the order.',
  ],
  ['accepted', { status: 'accepted' as const }, 'A vendor has been chosen. Go back to see the order.'],
])('says that a request is %s', async (_, some, words) => {
  const job = order({ ...some, viewerCanEdit: false })
  renderApp(`/customer?edit=${job.id}`, { user: makeUser(), network: network(job) })
  expect(await screen.findByText(words)).toBeVisible()
})

test("does not find somebody else's request, and offers no retry", async () => {
  const job = order()
  renderApp(`/customer?edit=${job.id}`, {
    user: makeUser(),
    network: { ...network(job), JobDetails: refusal('NOT_FOUND', 'Job not found') },
  })
  expect(await screen.findByText("We couldn't find this order")).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

describe('a request that another tab changed at the same time', () => {
  const words = 'Someone changed this while you were editing. Check the latest version, then decide.'

  const edit = async () => {
    let job = order()
    const app = renderApp(`/customer?edit=${job.id}`, {
      user: makeUser(),
      network: {
        ...network(job),
        JobDetails: () => ({ job }),
        EditJunkPickup: ({ input }: { input: { version: number } }) =>
          input.version === job.version
            ? { editJunkPickup: { ...job, ...input, version: 5 } }
            : refusal('CONFLICT', words, { reason: 'CHANGED_MEANWHILE' }),
      },
    })
    const form = within(await screen.findByRole('form', { name: 'Junk Pickup' }))
    await app.press.type(form.getByLabelText(/^Description/), ' and a piano')
    job = order({ description: 'Two old sofas', customerBudget: '210.00', version: 4 })
    await app.press.click(form.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(await form.findByText('Two old sofas')).toBeVisible()
    expect(form.getByText('$210.00')).toBeVisible()
    expect(form.getByLabelText(/^Description/)).toHaveValue('An old sofa and a piano')
    return app
  }

  it('saves it as typed once the customer has seen the change', async () => {
    const { press, calls } = await edit()
    await press.click(screen.getByRole('button', { name: 'Keep What I Typed' }))
    await press.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Request saved')).toBeVisible()
    const sent = calls.filter(({ operation }) => operation === 'EditJunkPickup')
    expect(sent.map(({ variables }) => variables)).toMatchObject([
      { input: { version: 3 } },
      { input: { version: 4, description: 'An old sofa and a piano', customerBudget: '180.00' } },
    ])
  })

  it('starts over from the current request', async () => {
    const { press } = await edit()
    await press.click(screen.getByRole('button', { name: 'Use What It Is Now' }))
    const form = within(await screen.findByRole('form', { name: 'Junk Pickup' }))
    expect(form.getByLabelText(/^Description/)).toHaveValue('Two old sofas')
    expect(await form.findByText('Photo 1')).toBeVisible()
    expect(form.queryByText('Two old sofas', { selector: 'dd *' })).toBeNull()
  })
})
