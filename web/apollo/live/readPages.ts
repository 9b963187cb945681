import {
  type ApolloClient,
  NetworkStatus,
  type ObservableQuery,
  type OperationVariables,
} from '@apollo/client'
import { filter, firstValueFrom } from 'rxjs'
import { nameOfRequest, type RunningRequests } from './RunningRequests.js'

interface List {
  nodes: readonly unknown[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

/** The most that one page may have. */
const MOST = 100

/** A page that takes longer may never come, and what has changed is to be seen. */
const MOST_WAIT_MS = 10_000

/** The list that the query reads page by page, if it does. */
const listIn = (data: unknown): List | undefined =>
  Object.values((data ?? {}) as Record<string, unknown>).find(
    (value): value is List => !!value && typeof value === 'object' && 'nodes' in value && 'pageInfo' in value,
  )

const knows = (query: ObservableQuery, variable: string) =>
  query.options.query.definitions.some(
    definition =>
      definition.kind === 'OperationDefinition' &&
      definition.variableDefinitions?.some(({ variable: { name } }) => name.value === variable),
  )

/** Whether the answer to a pressed "More" is awaited. */
const isMoreAwaited = (shown: ObservableQuery) =>
  shown.hasObservers() && shown.getCurrentResult().networkStatus === NetworkStatus.fetchMore

/** Once that answer is in the cache, or will never come. */
const moreIsRead = async (shown: ObservableQuery): Promise<void> => {
  if (!isMoreAwaited(shown)) return
  await firstValueFrom(shown.pipe(filter(() => !isMoreAwaited(shown))), { defaultValue: undefined })
}

const tooLate = (): Promise<'late'> => new Promise(resolve => setTimeout(resolve, MOST_WAIT_MS, 'late'))

/** What is written to the cache while "More" is awaited is not shown by itself. */
const showStored = (shown: ObservableQuery) => {
  if (shown.hasObservers()) shown.reobserve().catch(() => {})
}

export interface ReadPages {
  /** Whether the screen shows no more pages than were read: it may show more by now. */
  isWhole: () => boolean
  readOn: () => Promise<void>
  /** Writes the answers to the cache, all at once: a list that shrank and grew again would move the page. */
  write: () => void
}

/**
 * Asks for what a screen shows, with as many pages of its list as it shows, without showing that it does. A page that is
 * read meanwhile is waited for, and read again: it would be lost with what is written, or follow what it does not belong to.
 */
export const readPages = async (
  client: ApolloClient,
  shown: ObservableQuery,
  requests: RunningRequests,
): Promise<ReadPages> => {
  const { query } = shown.options
  const { variables } = shown
  const ask = async (page: OperationVariables = {}) => {
    const asked = { query, variables: { ...variables, ...page } }
    // An answer that is already on its way may be older than the change.
    const queryDeduplication = !requests.isRunning(nameOfRequest(shown.queryName, asked.variables))
    const { data } = await client.query({
      ...asked,
      fetchPolicy: 'no-cache',
      context: { queryDeduplication },
    })
    return { ...asked, data }
  }

  let isLate = false
  const isReadingOn = () => !isLate && isMoreAwaited(shown)
  const whenReadOn = async () => {
    if (isReadingOn()) isLate = (await Promise.race([moreIsRead(shown), tooLate()])) === 'late'
  }

  const lengthShown = () => listIn(shown.getCurrentResult().data)?.nodes.length ?? 0
  const answers = [await ask()]
  let list = listIn(answers[0]?.data)
  let count = list?.nodes.length ?? 0
  const isShort = () => list?.pageInfo.hasNextPage && count < lengthShown() && knows(shown, 'after')

  const readOn = async () => {
    await whenReadOn()
    while (isShort()) {
      const first = knows(shown, 'first') && { first: Math.min(lengthShown() - count, MOST) }
      const answer = await ask({ ...first, after: list?.pageInfo.endCursor })
      answers.push(answer)
      list = listIn(answer.data)
      count += list?.nodes.length ?? 0
      await whenReadOn()
    }
  }
  await readOn()

  return {
    isWhole: () => !isReadingOn() && !isShort(),
    readOn,
    write: () => {
      for (const answer of answers) client.cache.writeQuery(answer)
      if (isLate) void moreIsRead(shown).then(() => showStored(shown))
    },
  }
}
