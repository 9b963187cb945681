import { useFragment } from '@apollo/client/react'
import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { makeClient } from '../../apollo/client.js'
import { liveState } from '../../apollo/live/liveState.js'
import { App } from '../../app/App.js'
import { cachePolicy } from '../../app/cachePolicy.js'
import { fakeNetwork, type Network, refusal } from '../../testing/fakeNetwork.js'
import { connection } from '../../testing/makers/connection.js'
import { type Job, makeJob as makeAnyJob } from '../../testing/makers/makeJob.js'
import { makeUser } from '../../testing/makers/makeUser.js'
import { makeVendor } from '../../testing/makers/makeVendor.js'
import { render } from '../../testing/render.js'
import { routerAround } from '../../testing/routerAround.js'
import { toastStore } from '../../ui/overlays/toast.js'
import { MessageThread_JobFragmentDoc } from './generated/messages.js'
import { MessageThread } from './MessageThread.js'

const maria = makeUser()
const dale = makeVendor()

/** A job with an assigned vendor, so that the two parties can talk. */
const makeJob = (some: Partial<Omit<Job, 'bids'>> = {}) =>
  makeAnyJob({ status: 'accepted', vendorId: dale.id, viewerCanMessage: true, ...some })

const people = { dale, maria }

let made = 0
const says = (who: keyof typeof people, content: string) => ({
  __typename: 'Message' as const,
  id: `e000000${++made}-0000-4000-8000-000000000000`,
  jobId: makeJob().id,
  content,
  createdAt: '2026-11-20T10:00:00.000Z',
  senderId: people[who].id,
  sender: people[who],
  person: null,
})

/** Newest first, like the API's answer. */
const thread = (lines: object[], job = makeJob(), endCursor: string | null = null) => ({
  me: { __typename: 'User', id: maria.id, business: null },
  job,
  messages: connection(lines, endCursor, 'Message'),
})

/** Stands in for the order's details: the job comes from the cache. */
const Place = ({ id }: { id: string }) => {
  const { data, complete } = useFragment({
    fragment: MessageThread_JobFragmentDoc,
    from: { __typename: 'Job', id },
  })
  return complete ? <MessageThread job={data} with="Dale Hart" /> : null
}

const open = (network: Network, job = makeJob()) => {
  toastStore.reset()
  localStorage.clear()
  const { link, calls } = fakeNetwork(network)
  const client = makeClient(cachePolicy, link)
  client.writeFragment({ fragment: MessageThread_JobFragmentDoc, data: job })
  render(<App client={client} router={routerAround(<Place id={job.id} />)} />)
  return { client, calls, press: userEvent.setup({ delay: null }) }
}

const list = () => within(screen.getByRole('list', { name: 'Messages with Dale Hart' }))
const lines = () =>
  list()
    .getAllByRole('listitem')
    .map(line => line.textContent?.replace(/·.*[AP]M/, '| '))
const box = () => screen.findByLabelText('Message to Dale Hart')
const asked = (app: ReturnType<typeof open>, name: string) =>
  app.calls.filter(({ operation }) => operation === name)

it('lists messages from oldest to newest, each with its name', async () => {
  open({ Messages: thread([says('maria', 'The gate is open'), says('dale', 'On my way')]) })
  await screen.findByText('On my way')
  expect(lines()).toEqual(['Dale Hart | On my way', 'You | The gate is open'])
})

it('stays closed before there is a vendor, and fetches no messages', async () => {
  const app = open({}, makeJob({ status: 'pending', vendorId: null, viewerCanMessage: false } as never))
  expect(await screen.findByText('Messages open once a bid is accepted')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(app.calls.map(({ operation }) => operation)).toEqual(['Shell'])
})

it('stays readable on a cancelled job', async () => {
  const job = makeJob({ status: 'cancelled', viewerCanMessage: false } as never)
  open({ Messages: thread([says('dale', 'On my way')], job) }, job)
  expect(await screen.findByText('On my way')).toBeVisible()
  expect(screen.getByText(/This job is cancelled/)).toBeVisible()
  expect(screen.queryByLabelText('Message to Dale Hart')).toBeNull()
})

it('says that there are no messages yet', async () => {
  open({ Messages: thread([]) })
  expect(await screen.findByText('No messages yet.')).toBeVisible()
})

it('says that loading failed, and retries', async () => {
  let isBroken = true
  const app = open({
    Messages: () => (isBroken ? new TypeError('Failed to fetch') : thread([says('dale', 'On my way')])),
  })
  expect(await screen.findByText("We couldn't load the messages")).toBeVisible()
  isBroken = false
  await app.press.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('On my way')).toBeVisible()
})

it('adds older messages above', async () => {
  const app = open({
    Messages: ({ after }: { after?: string }) =>
      after ? thread([says('maria', 'First')]) : thread([says('dale', 'Last')], makeJob(), 'cursor-1'),
  })
  await app.press.click(await screen.findByRole('button', { name: 'Show older messages' }))
  await waitFor(() => expect(lines()).toEqual(['You | First', 'Dale Hart | Last']))
  expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull()
  expect(screen.getByText('Messages').parentElement).not.toHaveTextContent('unread')
})

describe('the scroll position', () => {
  const LINE = 70

  /** Each message takes 70 pixels, in a page that scrolls. */
  const layOut = () => {
    const page = document.documentElement
    page.scrollTop = 100
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const all = [...document.querySelectorAll('ol > li')]
      const above = this.matches('ol > li') ? all.indexOf(this) : all.length
      return { top: above * LINE - page.scrollTop } as DOMRect
    })
    return page
  }
  afterEach(() => jest.restoreAllMocks())

  const arrive = async (isTyping: boolean) => {
    let answer = thread([says('dale', 'One')])
    const app = open({
      Messages: () => answer,
      MarkMessagesRead: { markMessagesRead: { __typename: 'Job', id: makeJob().id, unreadMessages: 0 } },
    })
    if (isTyping) await app.press.type(await box(), 'See you')
    else await box()
    const page = layOut()
    const job = makeJob({ unreadMessages: 1 })
    answer = thread([says('dale', 'Two'), ...answer.messages.nodes], job)
    await act(async () => {
      app.client.writeFragment({ fragment: MessageThread_JobFragmentDoc, data: job })
    })
    expect(await screen.findByText('Two')).toBeVisible()
    return page
  }

  it('stays the same while a message arrives', async () => {
    const page = await arrive(true)
    expect(page.scrollTop).toBe(100 + LINE)
    expect(await box()).toHaveFocus()
    expect(await box()).toHaveValue('See you')
  })

  it('stays the same while the user only reads', async () => {
    expect((await arrive(false)).scrollTop).toBe(100)
  })

  it('stays the same while older messages are added above, and moves the focus to the first of them', async () => {
    const app = open({
      Messages: ({ after }: { after?: string }) =>
        after
          ? thread([says('maria', 'Second'), says('dale', 'First')])
          : thread([says('dale', 'Last')], makeJob(), 'cursor-1'),
    })
    const older = await screen.findByRole('button', { name: 'Show older messages' })
    const page = layOut()
    older.focus()
    await app.press.keyboard('{Enter}')
    expect(await screen.findByText('First')).toBeVisible()
    expect(page.scrollTop).toBe(100 + 2 * LINE)
    expect(list().getAllByRole('listitem')[0]).toHaveFocus()
  })
})

describe('when the vendor gives the job back', () => {
  const gaveBack = makeJob({
    status: 'pending',
    vendorId: null,
    viewerCanMessage: false,
    givenBackAt: '2026-11-20T12:00:00.000Z',
  } as never)
  const next = makeJob({ vendorId: makeUser().id })
  const become = (app: ReturnType<typeof open>, job: Job) =>
    act(async () => {
      app.client.writeFragment({ fragment: MessageThread_JobFragmentDoc, data: job })
    })

  it("keeps what was typed to them, doesn't send it, and doesn't show it to the next vendor", async () => {
    const app = open({ Messages: thread([says('dale', 'On my way')]) })
    await app.press.type(await box(), 'The gate code is 4711')
    await become(app, gaveBack)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "This wasn't sent. You can't send messages here anymore.",
    )
    expect(await box()).toHaveValue('The gate code is 4711')
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    await become(app, next)
    await waitFor(async () => expect(await box()).toHaveValue(''))
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('hides an empty field', async () => {
    const app = open({ Messages: thread([says('dale', 'On my way')]) })
    await box()
    await become(app, gaveBack)
    expect(await screen.findByText(/^Your vendor no longer has this job/)).toBeVisible()
    expect(screen.queryByLabelText('Message to Dale Hart')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('sending', () => {
  it.each([
    [
      'the button',
      async (app: ReturnType<typeof open>) => app.press.click(screen.getByRole('button', { name: 'Send' })),
    ],
    ['Ctrl+Enter', async (app: ReturnType<typeof open>) => app.press.keyboard('{Control>}{Enter}{/Control}')],
    ['Cmd+Enter', async (app: ReturnType<typeof open>) => app.press.keyboard('{Meta>}{Enter}{/Meta}')],
  ])('adds the message at the end with %s, and clears the field', async (_, press) => {
    const app = open({
      Messages: thread([says('dale', 'On my way')]),
      SendMessage: ({ input }: { input: { content: string } }) => ({
        sendMessage: says('maria', input.content),
      }),
    })
    await app.press.type(await box(), 'See you{Enter}at nine')
    await press(app)
    await waitFor(() => expect(lines()).toEqual(['Dale Hart | On my way', 'You | See you\nat nine']))
    expect(asked(app, 'SendMessage').map(({ variables }) => variables.input)).toEqual([
      { jobId: makeJob().id, content: 'See you\nat nine' },
    ])
    expect(await box()).toHaveValue('')
    await waitFor(async () => expect(await box()).toHaveFocus())
    expect(await screen.findByText('Message sent')).toBeInTheDocument()
  })

  it('refuses empty and overlong messages with words', async () => {
    const app = open({ Messages: thread([]) })
    await app.press.click(await box())
    await app.press.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Please write a message')).toBeVisible()
    await app.press.click(await box())
    await app.press.paste('x'.repeat(2001))
    expect(screen.getByText('2001/2000')).toBeVisible()
    expect(await screen.findByText('Message must be 2000 characters or less')).toBeVisible()
    expect(asked(app, 'SendMessage')).toEqual([])
  })

  it('counts characters as the rule does', async () => {
    open({ Messages: thread([]) })
    fireEvent.change(await box(), { target: { value: '🛋'.repeat(2000) } })
    expect(screen.getByText('2000/2000')).toBeVisible()
    fireEvent.change(await box(), { target: { value: '🛋'.repeat(2001) } })
    fireEvent.blur(await box())
    expect(screen.getByText('2001/2000')).toBeVisible()
    expect(await screen.findByText('Message must be 2000 characters or less')).toBeVisible()
  })

  it.each([
    ['not reached', new TypeError('Failed to fetch'), 'Check your connection, then try again.'],
    [
      'refused',
      refusal('RATE_LIMITED', 'Too many attempts. Please try again later.'),
      'Too many attempts. Please try again later.',
    ],
  ])('says that sending was %s, and keeps the text', async (_, failure, description) => {
    const app = open({ Messages: thread([]), SendMessage: failure })
    await app.press.type(await box(), 'See you')
    await app.press.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Message not sent.')).toBeInTheDocument()
    expect(screen.getByText(description)).toBeInTheDocument()
    expect(await box()).toHaveValue('See you')
  })
})

describe('unread messages', () => {
  const marked = {
    MarkMessagesRead: { markMessagesRead: { __typename: 'Job', id: makeJob().id, unreadMessages: 0 } },
  }

  it('marks messages as read once they are shown', async () => {
    const job = makeJob({ unreadMessages: 2 })
    const app = open({ Messages: thread([says('dale', 'Two'), says('dale', 'One')], job), ...marked }, job)
    expect(await screen.findByText('2 unread')).toBeVisible()
    expect(await screen.findByText('Two')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('2 unread')).toBeNull())
    expect(asked(app, 'MarkMessagesRead')).toHaveLength(1)
    expect(asked(app, 'Messages')).toHaveLength(1)
  })

  it("keeps messages unread if marking them failed, and doesn't retry forever", async () => {
    const job = makeJob({ unreadMessages: 1 })
    const app = open(
      { Messages: thread([says('dale', 'One')], job), MarkMessagesRead: new TypeError('x') },
      job,
    )
    await waitFor(() => expect(asked(app, 'MarkMessagesRead')).toHaveLength(1))
    expect(screen.getByText('1 unread')).toBeVisible()
  })

  it('fetches new messages of an order into an open thread before they count as read', async () => {
    let answer = thread([says('dale', 'One')])
    const app = open({ Messages: () => answer, ...marked })
    await screen.findByText('One')
    answer = thread([says('dale', 'Two'), ...answer.messages.nodes], makeJob({ unreadMessages: 1 }))
    await act(async () => {
      app.client.writeFragment({
        fragment: MessageThread_JobFragmentDoc,
        data: makeJob({ unreadMessages: 1 }),
      })
    })
    expect(await screen.findByText('Two')).toBeVisible()
    await waitFor(() => expect(asked(app, 'MarkMessagesRead')).toHaveLength(1))
  })

  it('loads new messages on Refresh while the stream is down, and announces them', async () => {
    let answer = thread([says('dale', 'One')])
    const app = open({ Messages: () => answer, ...marked })
    await screen.findByText('One')
    answer = thread([says('dale', 'Two'), ...answer.messages.nodes], makeJob({ unreadMessages: 1 }))
    expect(screen.queryByRole('button', { name: 'Refresh messages' })).toBeNull()
    act(() => liveState.set('behind'))
    await app.press.click(screen.getByRole('button', { name: 'Refresh messages' }))
    const news = await screen.findByText('1 new from Dale: Two')
    expect(news.closest('[role="status"]')).not.toBeNull()
    expect(list().getByText('Two')).toBeVisible()
    await waitFor(() => expect(asked(app, 'MarkMessagesRead')).toHaveLength(1))
    expect(asked(app, 'Messages')).toHaveLength(2)
    act(() => liveState.set('away'))
  })
})

test('keeps the messages readable once the vendor no longer has the job', async () => {
  const job = makeJob({
    status: 'pending',
    vendorId: null,
    viewerCanMessage: false,
    givenBackAt: '2026-11-20T12:00:00.000Z',
  })
  open({ Messages: thread([says('dale', 'I am on my way')], job) }, job)
  expect(await screen.findByText('I am on my way')).toBeVisible()
  expect(
    screen.getByText('Your vendor no longer has this job. You can still read the messages.'),
  ).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})
