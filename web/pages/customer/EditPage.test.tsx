import { screen, within } from '@testing-library/react'
import { connection } from '../../testing/makers/connection.js'
import { makeBid } from '../../testing/makers/makeBid.js'
import { type Job, makeJob } from '../../testing/makers/makeJob.js'
import { makeUser } from '../../testing/makers/makeUser.js'
import { renderApp } from '../../testing/renderApp.js'

/** Editing a pending request: from the order in two presses, and only what was seen is replaced. */

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

test('it is filled with the request, and sends it whole with the version that was seen', async () => {
  const job = order()
  const { press, calls, router } = renderApp(`/customer/orders?order=${job.id}`, {
    user: makeUser(),
    network: network(job),
  })
  const dialog = within(await screen.findByRole('dialog'))
  await press.click(await dialog.findByRole('link', { name: 'Edit Request' }))
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
      ...{ jobId: job.id, version: 3, firstName: job.firstName, lastName: job.lastName, phone: job.phone },
      ...{ address: '12 Elm St', zipCode: '78704', description: 'An old sofa and a piano', pickupDateTime },
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

test('a request that is no longer pending cannot be edited, and its order does not offer it', async () => {
  const job = order({ status: 'accepted', viewerCanEdit: false })
  const { press } = renderApp(`/customer?edit=${job.id}`, { user: makeUser(), network: network(job) })
  expect(await screen.findByText('This request can no longer be changed')).toBeVisible()
  expect(screen.queryByRole('form')).toBeNull()
  await press.click(screen.getByRole('button', { name: 'Back' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('region', { name: 'Now' })).toBeVisible()
  expect(dialog.queryByRole('link', { name: 'Edit Request' })).toBeNull()
})
