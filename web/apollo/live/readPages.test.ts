import { jest } from '@jest/globals'
import { cachePolicy } from '../../app/cachePolicy.js'
import { SupportTicketsDocument } from '../../features/support/generated/support.js'
import { fakeNetwork } from '../../testing/fakeNetwork.js'
import { connection } from '../../testing/makers/connection.js'
import { makeTicket } from '../../testing/makers/makeTicket.js'
import { makeClient } from '../client.js'
import { Refetcher } from './Refetcher.js'
import { RunningRequests } from './RunningRequests.js'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/**
 * A screen with a list in pages of two; each answer is read at its request, and delivered when the test releases it.
 */
const setUp = async () => {
  const tickets = ['a', 'b', 'c', 'd', 'e'].map(id => makeTicket({ id }))
  const pageAfter = (after?: string) => {
    const from = after ? tickets.findIndex(({ id }) => id === after) + 1 : 0
    const page = tickets.slice(from, from + 2)
    const hasNextPage = from + 2 < tickets.length
    const pageInfo = { __typename: 'PageInfo' as const, endCursor: page.at(-1)?.id ?? null, hasNextPage }
    return { supportTickets: { ...connection(page, null, 'SupportTicket'), pageInfo } }
  }
  const waiting: Array<{ go: () => void; fail: () => void }> = []
  const { link } = fakeNetwork({
    SupportTickets: ({ after }: { after?: string }) => {
      const answer = pageAfter(after)
      return new Promise<typeof answer | Error>(resolve =>
        waiting.push({ go: () => resolve(answer), fail: () => resolve(new TypeError('Failed to fetch')) }),
      )
    },
  })
  /** Waits until all pending work is done: a request and its answer take many turns. */
  const soon = async () => {
    for (let turn = 0; turn < 5; turn++) await jest.advanceTimersByTimeAsync(2)
  }
  /** Releases the oldest pending answer, or the one at this place. */
  const answer = async (place = 0) => {
    waiting.splice(place, 1)[0]?.go()
    await soon()
  }
  const fail = async () => {
    waiting.shift()?.fail()
    await soon()
  }
  const client = makeClient(cachePolicy, link)
  const refetcher = new Refetcher(client, new RunningRequests(), () => {})
  const watched = client.watchQuery({ query: SupportTicketsDocument })
  const list = () => watched.getCurrentResult().data?.supportTickets
  const lengths: number[] = []
  const screen = watched.subscribe(() => lengths.push(list()?.nodes?.length ?? 0))
  await answer()
  const more = async () => {
    watched.fetchMore({ variables: { after: list()?.pageInfo?.endCursor } }).catch(() => {})
    await soon()
  }
  const add = () => tickets.unshift(makeTicket({ id: 'n' }))
  const change = async (what: 'list' | 'everything') => {
    add()
    if (what === 'everything') void refetcher.reload()
    else refetcher.invalidate('ROOT_QUERY', name => name === 'supportTickets')
    await soon()
  }
  const refresh = async () => {
    void watched.refetch()
    await soon()
  }
  const shown = () =>
    list()
      ?.nodes?.map(node => node?.id)
      .join('')
  const stored = () =>
    client.cache
      .readQuery({ query: SupportTicketsDocument })
      ?.supportTickets?.nodes?.map(node => node?.id)
      .join('')
  /** True if the list on screen ever became shorter. */
  const shrank = () => lengths.some((length, at) => length < (lengths[at - 1] ?? 0))
  return {
    add,
    answer,
    fail,
    change,
    more,
    refresh,
    shown,
    shrank,
    stored,
    close: () => screen.unsubscribe(),
  }
}

describe.each(['list', 'everything'] as const)('a change of the %s while "More" is awaited', what => {
  test('keeps the page whose answer comes first', async () => {
    const { answer, change, more, shown, shrank } = await setUp()
    await change(what)
    await more()
    await answer(1)
    expect(shown()).toBe('abcd')
    await answer()
    await answer()
    expect(shown()).toBe('nabc')
    expect(shrank()).toBe(false)
  })

  test('waits for the page whose answer comes last', async () => {
    const { answer, change, more, shown, shrank } = await setUp()
    await more()
    await change(what)
    await answer(1)
    expect(shown()).toBe('ab')
    await answer()
    expect(shown()).toBe('abcd')
    await answer()
    expect(shown()).toBe('nabc')
    expect(shrank()).toBe(false)
  })

  test('does not wait for a page that never comes, and leaves no gap if it does', async () => {
    const { answer, change, more, shown, stored } = await setUp()
    await more()
    await change(what)
    await answer(1)
    await jest.advanceTimersByTimeAsync(9_000)
    expect(stored()).toBe('ab')
    await jest.advanceTimersByTimeAsync(1_500)
    expect(stored()).toBe('na')
    // Apollo Client shows no other change of a list while its next page is loading.
    await answer()
    expect(shown()).toBe('na')
  })

  test('shows up even if the page could not be read', async () => {
    const { answer, change, fail, more, shown } = await setUp()
    await more()
    await change(what)
    await answer(1)
    await fail()
    expect(shown()).toBe('na')
  })
})

test('stops waiting when a list changes whose screen was closed before "More" was answered', async () => {
  const { answer, change, close, more, stored } = await setUp()
  await more()
  await change('list')
  close()
  await answer(1)
  expect(stored()).toBe('na')
})

test('leaves no gap when a list is refreshed while "More" is awaited: the late page belongs to the old list', async () => {
  const { add, answer, more, refresh, shown } = await setUp()
  await more()
  add()
  await refresh()
  await answer(1)
  expect(shown()).toBe('na')
  await answer()
  expect(shown()).toBe('na')
  await more()
  await answer()
  expect(shown()).toBe('nabc')
})
