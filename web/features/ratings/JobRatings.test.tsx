import { screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { adminNetwork } from '../../testing/makers/adminNetwork.js'
import { pagesOf } from '../../testing/makers/connection.js'
import { CUSTOMER_ID, makeAnyJob, makeOwnJob, makeRating } from '../../testing/makers/makeJob.js'
import { admin } from '../../testing/makers/makeUser.js'
import { makeVendor, VENDOR_ID } from '../../testing/makers/makeVendor.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

const until = '2026-12-05T12:00:00.000Z'

const completed = makeOwnJob({
  status: 'completed',
  completedDate: '2026-11-21T12:00:00.000Z',
  viewerCanStart: false,
  viewerCanRelease: false,
})
/** Seen by the job's vendor. */
const open = (job: Partial<typeof completed>, network: Network = {}) => {
  const shown = { ...completed, ...job }
  return renderApp(`/?job=${shown.id}`, {
    user: vendor,
    network: { ...vendorNetwork({ own: [shown] }), VendorJobDetails: { job: shown }, ...network },
  })
}
const ofCustomer = makeRating({
  raterId: CUSTOMER_ID,
  rating: 2,
  comment: 'An hour late',
  viewerCanReply: true,
})

test('says on the form until when a rating is sealed, and that the other side has rated', async () => {
  open({ viewerCanRate: true, viewerIsRated: true, ratingsSealedUntil: until })
  expect(
    await screen.findByText('Casey Morgan has rated you. It is sealed until both have rated or Dec 5.'),
  ).toBeVisible()
  expect(screen.getByRole('form', { name: 'Rate Casey Morgan' })).toHaveTextContent(
    'Sealed until both have rated or Dec 5. After that, Casey Morgan can read it.',
  )
})

test('says nothing about a seal after the 14 days', async () => {
  open({ viewerCanRate: true, viewerIsRated: true, ratings: [ofCustomer] })
  expect(await screen.findByRole('form', { name: 'Rate Casey Morgan' })).toBeVisible()
  expect(screen.queryByText(/[Ss]ealed/)).toBeNull()
  expect(screen.getByText('An hour late')).toBeVisible()
})

test('accepts one reply to a comment', async () => {
  const replied = { ...ofCustomer, reply: 'The bridge was closed', repliedAt: until, viewerCanReply: false }
  const app = open({ ratings: [ofCustomer] }, { ReplyToRating: { replyToRating: replied } })
  const form = within(await screen.findByRole('form', { name: 'Reply to Casey Morgan' }))
  await app.press.click(form.getByRole('button', { name: 'Reply' }))
  expect(await form.findByText('Please write a reply')).toBeVisible()
  await app.press.type(form.getByLabelText('Your reply'), 'Call (512) 555-0147')
  await app.press.click(form.getByRole('button', { name: 'Reply' }))
  expect(await form.findByText(/^Leave out phone numbers, emails, and links\./)).toBeVisible()
  await app.press.clear(form.getByLabelText('Your reply'))
  await app.press.type(form.getByLabelText('Your reply'), 'The bridge was closed')
  await app.press.click(form.getByRole('button', { name: 'Reply' }))
  expect(await screen.findByText('Reply sent')).toBeInTheDocument()
  expect(app.calls.find(({ operation }) => operation === 'ReplyToRating')?.variables).toEqual({
    input: { ratingId: ofCustomer.id, reply: 'The bridge was closed' },
  })
  const region = screen.getByRole('region', { name: "The customer's rating of you" })
  expect(region).toHaveTextContent('Your reply')
  expect(region).toHaveTextContent('The bridge was closed')
  expect(screen.queryByLabelText('Your reply')).toBeNull()
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Your reply.*The bridge was closed$/))
})

test('keeps the text of a reply that fails', async () => {
  const app = open(
    { ratings: [ofCustomer] },
    { ReplyToRating: refusal('CONFLICT', 'You have already replied to this comment') },
  )
  await app.press.type(await screen.findByLabelText('Your reply'), 'Sorry')
  await app.press.click(screen.getByRole('button', { name: 'Reply' }))
  expect(await screen.findByText('Reply not sent')).toBeInTheDocument()
  expect(screen.getByLabelText('Your reply')).toHaveValue('Sorry')
})

test('tells the author why an admin removed something', async () => {
  const own = makeRating({ raterId: VENDOR_ID, ratedId: CUSTOMER_ID, removedFor: 'insults' })
  const replied = { ...ofCustomer, viewerCanReply: false, reply: 'No', repliedAt: until }
  open({ ratings: [own, { ...replied, id: 'other', replyRemovedFor: 'off_topic' }] })
  expect(await screen.findByText(/^Haulbid removed this rating: insults or hate\./)).toBeVisible()
  expect(screen.getByText(/^Haulbid removed this reply: not about this job\./)).toBeVisible()
})

describe('an admin', () => {
  const rating = makeRating({ comment: 'Words', reply: 'More words', repliedAt: until })
  const job = {
    ...makeAnyJob(1),
    status: 'completed' as const,
    vendor: makeVendor(),
    vendorId: VENDOR_ID,
    viewerCanCancel: false,
    ratings: [rating],
  }
  const show = (network: Network = {}) =>
    renderApp(`/?order=${job.id}`, {
      user: admin,
      network: {
        ...adminNetwork,
        AnyThread: { messages: pagesOf('Message', [], 20) },
        AnyJob: { job },
        ...network,
      },
    })

  test('removes a rating for a listed reason, none of which is about stars', async () => {
    const app = show({
      RemoveRating: {
        removeRating: {
          ...rating,
          removedFor: 'insults',
          rated: { __typename: 'User', id: VENDOR_ID, rating: 0, ratingCount: 0 },
        },
      },
    })
    await app.press.click(await screen.findByRole('button', { name: 'Remove Rating' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this rating?' }))
    expect(dialog.getByText(/A low rating is not a reason\./)).toBeVisible()
    expect(dialog.getAllByRole('radio')).toHaveLength(5)
    expect(dialog.queryByRole('radio', { name: /star/ })).toBeNull()
    await app.press.click(dialog.getByRole('button', { name: 'Remove Rating' }))
    expect(await dialog.findByText('Please choose a reason')).toBeVisible()
    await app.press.click(dialog.getByRole('radio', { name: 'Insults or hate' }))
    await app.press.click(dialog.getByRole('button', { name: 'Remove Rating' }))
    expect(await screen.findByText('Rating removed')).toBeInTheDocument()
    expect(app.calls.find(({ operation }) => operation === 'RemoveRating')?.variables).toEqual({
      input: { ratingId: rating.id, reason: 'insults' },
    })
    expect(await screen.findByText(/^Haulbid removed this rating: insults or hate\./)).toBeVisible()
  })

  test("learns that a reply couldn't be removed", async () => {
    const app = show({ RemoveRatingReply: refusal('CONFLICT', 'This was already removed') })
    await app.press.click(await screen.findByRole('button', { name: 'Remove Reply' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this reply?' }))
    await app.press.click(dialog.getByRole('radio', { name: 'Private information' }))
    await app.press.click(dialog.getByRole('button', { name: 'Remove Reply' }))
    expect(await screen.findByText('Nothing was removed')).toBeInTheDocument()
  })
})
