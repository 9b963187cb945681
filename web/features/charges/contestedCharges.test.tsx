import { screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { adminNetwork, makeWorklist } from '../../testing/makers/adminNetwork.js'
import { orderId } from '../../testing/makers/ids.js'
import { acceptedBid, makeCharge, pickup } from '../../testing/makers/makeChange.js'
import { makeAnyJob, makeOwnJob } from '../../testing/makers/makeJob.js'
import { admin } from '../../testing/makers/makeUser.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

const contested = makeCharge({
  id: '00000000-0000-4000-8000-00000000c002',
  kind: 'overweight',
  label: 'Extra weight',
  quantity: '2.00',
  amount: '181.00',
  status: 'contested',
  contestedAt: '2026-11-21T18:00:00.000Z',
  contestReason: 'It was half empty',
  visitId: pickup.id,
})

describe('a vendor', () => {
  const open = async (charge: typeof contested, network: Network = {}) => {
    const job = makeOwnJob({
      id: orderId(1),
      title: 'Casey Morgan',
      status: 'in_progress',
      charges: [makeCharge(), charge],
    })
    const app = renderApp(`/?job=${job.id}`, {
      user: vendor,
      network: { ...vendorNetwork({ own: [job] }), VendorJobDetails: { job }, ...network },
    })
    return { ...app, charges: within(await screen.findByRole('region', { name: 'Timeline' })) }
  }
  const answerable = { ...contested, viewerCanAnswer: true }

  test('answers a contest, and reads the answer beside the charge', async () => {
    const answered = { ...answerable, contestAnswer: 'The ticket says so' }
    const { charges, press, calls } = await open(answerable, { AnswerContest: { answerContest: answered } })
    await press.click(charges.getByRole('button', { name: 'Answer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the contest of Extra weight' }))
    await press.click(dialog.getByRole('button', { name: 'Answer' }))
    expect(await dialog.findByText('Please write an answer')).toBeVisible()
    await press.type(dialog.getByLabelText('Your answer'), 'The ticket says so')
    await press.click(dialog.getByRole('button', { name: 'Answer' }))
    expect(await charges.findByText('You answered: The ticket says so')).toBeVisible()
    expect(charges.getByRole('button', { name: 'Change Answer' })).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'AnswerContest')?.variables).toEqual({
      chargeId: contested.id,
      answer: 'The ticket says so',
      photos: [],
    })
  })

  test('keeps the words when the answer is refused', async () => {
    const words = 'This charge can no longer be contested'
    const { charges, press } = await open(answerable, {
      AnswerContest: () => refusal('CONFLICT', words, { reason: 'CHARGE_CLOSED' }),
    })
    await press.click(charges.getByRole('button', { name: 'Answer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the contest of Extra weight' }))
    await press.type(dialog.getByLabelText('Your answer'), 'The ticket says so')
    await press.click(dialog.getByRole('button', { name: 'Answer' }))
    expect(await dialog.findByText(words)).toBeVisible()
    expect(dialog.getByLabelText('Your answer')).toHaveValue('The ticket says so')
  })

  test('goes back to the answer that was sent, with its photos, when the draft is discarded', async () => {
    const { charges, press } = await open({
      ...answerable,
      contestAnswer: 'The ticket says so',
      answerPhotos: [{ __typename: 'VisitPhoto', id: 'p1', kind: 'photo', path: '/objects/p1' }],
    } as never)
    const openForm = async () => {
      await press.click(charges.getByRole('button', { name: 'Change Answer' }))
      return within(await screen.findByRole('dialog', { name: 'Answer the contest of Extra weight' }))
    }
    await press.type((await openForm()).getByLabelText('Your answer'), ', all of it')
    await press.keyboard('{Escape}')
    const dialog = await openForm()
    expect(dialog.getByLabelText('Your answer')).toHaveValue('The ticket says so, all of it')
    await press.click(dialog.getByRole('button', { name: 'Discard' }))
    expect(dialog.getByLabelText('Your answer')).toHaveValue('The ticket says so')
    expect(dialog.getByText('Photo 1')).toBeVisible()
  })

  test('is offered no answer once it is decided', async () => {
    const { charges } = await open({ ...contested, status: 'booked' })
    expect(charges.getByText('The customer contested it: It was half empty')).toBeVisible()
    expect(charges.queryByRole('button', { name: 'Answer' })).toBeNull()
  })
})

test('an admin opens the contested charge from Needs you, decides, and undoes it', async () => {
  const answered = {
    ...contested,
    contestAnswer: 'The ticket says so',
    viewerCanUphold: true,
    viewerCanVoid: true,
  }
  const weighed = {
    ...pickup,
    status: 'done' as const,
    tons: '4.00',
    photos: [{ __typename: 'VisitPhoto' as const, id: 'p1', kind: 'ticket' as const, path: '/objects/p1' }],
  }
  const job = makeAnyJob(1, {
    status: 'in_progress',
    bids: [acceptedBid],
    visits: [weighed],
    charges: [makeCharge(), answered],
  } as never)
  const decided = {
    ...answered,
    status: 'booked',
    decisionReason: 'The ticket shows it',
    decidedAt: new Date().toISOString(),
    viewerCanUphold: false,
    viewerCanUndo: true,
  }
  const withCharge = (charge: object) => ({ ...charge, job: { ...job, charges: [makeCharge(), charge] } })
  const { press, router, calls } = renderApp('/', {
    user: admin,
    network: {
      ...adminNetwork,
      Worklist: makeWorklist({ contestedJobCount: 1, contestedJobs: [job] }),
      AnyJob: { job },
      AnyThread: {
        messages: {
          __typename: 'MessageConnection',
          nodes: [],
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      },
      UpholdCharge: { upholdCharge: withCharge(decided) },
      UndoChargeDecision: { undoChargeDecision: withCharge(answered) },
    } as Network,
  })
  const lane = within(await screen.findByRole('region', { name: 'Contested charge' }))
  await press.click(lane.getByRole('link'))
  const charges = within(await screen.findByRole('region', { name: 'Timeline' }))
  expect(router.location.search).toBe(`?order=${job.id}&charge=${contested.id}`)
  const contest = charges.getByText('The customer contested it: It was half empty')
  await waitFor(() => expect(contest.closest('[tabindex="-1"]')).toHaveFocus())
  expect(charges.getByText('The vendor answered: The ticket says so')).toBeVisible()
  expect(charges.getByText(/^The bid: 7 days, 2 tons; \$15 a day after, \$90.50 a ton over/)).toBeVisible()
  expect(charges.getByText('Weighed: 4 tons')).toBeVisible()
  expect(charges.getByRole('button', { name: /scale ticket for extra weight/i })).toBeVisible()
  expect(charges.getByRole('button', { name: 'Void' })).toBeVisible()
  await press.click(charges.getByRole('button', { name: 'Let It Stand' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Let Extra weight, $181.00 stand?' }))
  await press.type(dialog.getByLabelText('Reason'), 'The ticket shows it')
  await press.click(dialog.getByRole('button', { name: 'Let It Stand' }))
  await press.click(await charges.findByRole('button', { name: 'Undo' }))
  expect(await charges.findByRole('button', { name: 'Let It Stand' })).toBeVisible()
  expect(charges.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(calls.find(({ operation }) => operation === 'UndoChargeDecision')?.variables).toEqual({
    chargeId: contested.id,
  })
})
