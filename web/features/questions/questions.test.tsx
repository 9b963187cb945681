import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { connection } from '../../testing/makers/connection.js'
import { makeBid } from '../../testing/makers/makeBid.js'
import { makeAvailableJob, makeJob } from '../../testing/makers/makeJob.js'
import { makeUser } from '../../testing/makers/makeUser.js'
import { makeVendor } from '../../testing/makers/makeVendor.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'
// Loaded with the file, so that it doesn't take the first test's time.
import './Questions.js'

const user = makeUser()
const soon = { pickupDateTime: new Date(Date.now() + 5 * 86_400_000).toISOString() }
const order = makeJob(soon)
const job = makeAvailableJob()

const made = (some: object = {}) => ({
  __typename: 'Question' as const,
  id: 'f0000001-0000-4000-8000-000000000000',
  question: 'How many stairs?',
  createdAt: '2026-11-20T10:00:00.000Z',
  answer: null as string | null,
  answeredAt: null as string | null,
  viewerAsked: false,
  viewerCanAnswer: true,
  ...some,
})
const answered = { answer: 'Two steps', answeredAt: '2026-11-20T11:00:00.000Z', viewerCanAnswer: false }
const list = (...questions: object[]) => ({ questions: connection(questions, null, 'Question') })

const asCustomer = (network: Network) =>
  renderApp(`/customer/orders?order=${order.id}`, {
    user,
    network: {
      CustomerJobs: { customerJobs: connection([order]) },
      JobDetails: { job: order },
      ...network,
    },
  })
const asVendor = (network: Network, some = job) =>
  renderApp(`/?job=${some.id}`, {
    user: vendor,
    network: { ...vendorNetwork({ available: [some] }), VendorJobDetails: { job: some }, ...network },
  })
const part = async () => {
  await screen.findAllByRole('region', { name: /^(Request|Timeline)$/ })
  return within(await screen.findByRole('region', { name: 'Questions and answers' }))
}

test('lets the customer answer next to the bids, and shows the answer there', async () => {
  const { press, calls } = asCustomer({
    Questions: list(made()),
    AnswerQuestion: { answerQuestion: made(answered) },
  })
  const questions = await part()
  expect(await questions.findByText('How many stairs?')).toBeVisible()
  await press.click(questions.getByRole('button', { name: 'Answer' }))
  expect(await questions.findByText('Please write an answer')).toBeVisible()
  await press.type(questions.getByLabelText('Your answer'), 'Call 512 555 0147')
  await press.click(questions.getByRole('button', { name: 'Answer' }))
  expect(await questions.findByText(/^Leave out phone numbers, emails, and links\./)).toBeVisible()
  await press.clear(questions.getByLabelText('Your answer'))
  await press.type(questions.getByLabelText('Your answer'), 'Two steps')
  await press.click(questions.getByRole('button', { name: 'Answer' }))
  expect(await questions.findByText('Two steps', { selector: 'p, span' })).toBeVisible()
  expect(questions.queryByLabelText('Your answer')).toBeNull()
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Answer · .*Two steps$/))
  expect(calls.filter(({ operation }) => operation === 'AnswerQuestion')).toEqual([
    { operation: 'AnswerQuestion', variables: { input: { questionId: made().id, answer: 'Two steps' } } },
  ])
})

test('shows the questions and answers after a bid is accepted, and nothing if nobody asked', async () => {
  const taken = makeJob({
    ...soon,
    status: 'accepted',
    vendorId: vendor.id,
    vendor: makeVendor(),
    viewerCanAccept: false,
    viewerCanMessage: true,
  })
  const network = {
    CustomerJobs: { customerJobs: connection([taken]) },
    JobDetails: { job: taken },
    Messages: {
      me: { __typename: 'User', id: user.id, business: null },
      job: taken,
      messages: connection([]),
    },
  }
  const { unmount } = asCustomer({ ...network, Questions: list(made(answered)) })
  const questions = await part()
  expect(questions.getByText('How many stairs?')).toBeVisible()
  expect(questions.getByText('Two steps')).toBeVisible()
  unmount()
  const { calls } = asCustomer({ ...network, Questions: list() })
  await screen.findByRole('region', { name: 'Timeline' })
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('Questions'))
  await screen.findByText('No messages yet.')
  expect(screen.queryByRole('region', { name: 'Questions and answers' })).toBeNull()
})

test('lets the customer answer after accepting a bid', async () => {
  const taken = makeJob({
    ...soon,
    status: 'accepted',
    vendorId: vendor.id,
    vendor: makeVendor(),
    viewerCanAccept: false,
  })
  asCustomer({
    CustomerJobs: { customerJobs: connection([taken]) },
    JobDetails: { job: taken },
    Messages: {
      me: { __typename: 'User', id: user.id, business: null },
      job: taken,
      messages: connection([]),
    },
    Questions: list(made()),
  })
  expect((await part()).getByLabelText('Your answer')).toBeVisible()
})

test('keeps an answer being typed in place on the screen when the first bid appears above it', async () => {
  let job = order
  const { press, live } = asCustomer({ JobDetails: () => ({ job }), Questions: list(made()) })
  const questions = await part()
  await press.type(await questions.findByLabelText('Your answer'), 'Two')
  const page = document.documentElement
  const tops = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const bids = this.matches('textarea') ? document.querySelectorAll('[data-section="bids"] li').length : 0
    return { top: 400 + bids * 300 - page.scrollTop } as DOMRect
  })
  try {
    await waitFor(() => expect(live.isOpen()).toBe(true))
    job = makeJob({ ...soon, bids: [makeBid()] })
    await act(async () => live.push({ jobs: [job] }))
    await waitFor(() => expect(document.querySelectorAll('[data-section="bids"] li')).toHaveLength(1))
    expect(questions.getByLabelText('Your answer')).toHaveFocus()
    expect(page.scrollTop).toBe(300)
  } finally {
    tops.mockRestore()
  }
})

test('says that nobody has asked, and reports a failure with a way to retry', async () => {
  let isBroken = true
  const { press } = asCustomer({ Questions: () => (isBroken ? new TypeError('Failed to fetch') : list()) })
  const questions = await part()
  expect(await questions.findByText("We couldn't load the questions")).toBeVisible()
  isBroken = false
  await press.click(questions.getByRole('button', { name: 'Try again' }))
  expect(await questions.findByText(/^No questions yet/)).toBeVisible()
  expect(questions.queryByLabelText('Your question')).toBeNull()
})

test("sends a vendor's question, and keeps the text after a refusal", async () => {
  const mine = made({ question: 'Is it dry?', viewerAsked: true, viewerCanAnswer: false })
  let isFull = true
  const { press } = asVendor({
    Questions: list(made({ id: 'f0000002-0000-4000-8000-000000000000', ...answered })),
    AskQuestion: () =>
      isFull
        ? refusal('CONFLICT', 'You have three unanswered questions about this job')
        : { askQuestion: mine },
  })
  const questions = await part()
  expect(await questions.findByText('Two steps')).toBeVisible()
  const field = questions.getByLabelText('Your question')
  await press.type(field, 'Is it dry?')
  await press.click(questions.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByText('You have three unanswered questions about this job')).toBeInTheDocument()
  expect(field).toHaveValue('Is it dry?')
  isFull = false
  await press.click(questions.getByRole('button', { name: 'Ask' }))
  expect(await questions.findByText('Not answered yet.')).toBeVisible()
  await waitFor(() => expect(questions.getByLabelText('Your question')).toHaveValue(''))
  expect(questions.getAllByRole('listitem')[0]).toHaveTextContent(/^You asked.*Is it dry\?/)
})

test("lets a vendor who can't see the job among the available ones read but not ask", async () => {
  asVendor({ Questions: list() }, { ...job, whyNotBid: 'JOB_EXPIRED', viewerCanAsk: false } as never)
  const questions = await part()
  expect(await questions.findByText('No questions have been answered yet.')).toBeVisible()
  expect(questions.queryByLabelText('Your question')).toBeNull()
})
