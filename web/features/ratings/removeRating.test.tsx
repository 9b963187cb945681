import { act, screen, waitFor, within } from '@testing-library/react'
import { adminNetwork } from '../../testing/makers/adminNetwork.js'
import { pagesOf } from '../../testing/makers/connection.js'
import { CUSTOMER_ID, makeAnyJob, makeRating } from '../../testing/makers/makeJob.js'
import { admin } from '../../testing/makers/makeUser.js'
import { makeVendor, VENDOR_ID } from '../../testing/makers/makeVendor.js'
import { renderApp } from '../../testing/renderApp.js'

const repliedAt = '2026-11-21T12:00:00.000Z'
const ofVendor = makeRating({ raterId: CUSTOMER_ID, ratedId: VENDOR_ID, reply: 'Sorry', repliedAt })
const ofCustomer = makeRating({
  id: 'd0000002-0000-4000-8000-000000000000',
  raterId: VENDOR_ID,
  ratedId: CUSTOMER_ID,
})

const open = () => {
  let job = {
    ...makeAnyJob(1),
    status: 'completed' as const,
    customerId: CUSTOMER_ID,
    vendor: makeVendor(),
    vendorId: VENDOR_ID,
    viewerCanCancel: false,
    ratings: [ofVendor, ofCustomer],
  }
  const app = renderApp(`/?order=${job.id}`, {
    user: admin,
    network: {
      ...adminNetwork,
      AnyThread: { messages: pagesOf('Message', [], 20) },
      AnyJob: () => ({ job }),
    },
  })
  /** Simulates another admin doing it. */
  const change = async (rating: Partial<typeof ofVendor>) => {
    await waitFor(() => expect(app.live.isOpen()).toBe(true))
    job = { ...job, ratings: [{ ...ofVendor, ...rating }, ofCustomer] }
    const stale = [{ kind: 'rating' as const, id: ofVendor.id, jobId: job.id }]
    await act(async () => app.live.push({ jobs: [job as never], stale }))
  }
  return { ...app, change }
}

test.each([
  ['Remove Rating', 'Remove this rating?', { removedFor: 'insults' }, 'The rating has already been removed.'],
  [
    'Remove Reply',
    'Remove this reply?',
    { replyRemovedFor: 'insults' },
    'The reply has already been removed.',
  ],
  ['Remove Reply', 'Remove this reply?', { removedFor: 'insults' }, 'The reply has already been removed.'],
] as const)(
  'says while asking about %s that another admin has already removed it: %#',
  async (name, asks, by, gone) => {
    const { press, change, calls } = open()
    await press.click((await screen.findAllByRole('button', { name }))[0]!)
    await press.click(
      within(await screen.findByRole('dialog', { name: asks })).getByRole('radio', {
        name: 'Insults or hate',
      }),
    )
    await change(by)
    const question = await screen.findByRole('alertdialog', { name: asks })
    expect(within(question).getByRole('alert')).toHaveTextContent(gone)
    expect(within(question).queryByRole('button', { name })).toBeNull()
    await press.click(within(question).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls.some(({ operation }) => operation.startsWith('RemoveRating'))).toBe(false)
  },
)

test('says on each button for two ratings whose rating it removes', async () => {
  open()
  const buttons = await screen.findAllByRole('button', { name: 'Remove Rating' })
  const said = ["The customer's rating of the vendor", "The vendor's rating of the customer"]
  expect(buttons).toHaveLength(2)
  for (const [index, words] of said.entries()) expect(buttons[index]).toHaveAccessibleDescription(words)
  expect(screen.getByRole('button', { name: 'Remove Reply' })).toHaveAccessibleDescription(said[0])
})

test('mentions stars when removing a rating but not when removing a reply', async () => {
  const { press } = open()
  await press.click(await screen.findByRole('button', { name: 'Remove Reply' }))
  const reply = await screen.findByRole('dialog', { name: 'Remove this reply?' })
  expect(reply).not.toHaveTextContent('stars')
  await press.click(within(reply).getByRole('button', { name: 'Keep' }))
  await press.click(screen.getAllByRole('button', { name: 'Remove Rating' })[0]!)
  const rating = await screen.findByRole('dialog', { name: 'Remove this rating?' })
  expect(rating).toHaveTextContent('A low rating is not a reason.')
})
