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

/** The server's limit for one page. */
const MOST = 100

/** A page that takes longer may never come, and must not hold back changes. */
const MOST_WAIT_MS = 10_000

/** The list that the query reads page by page, if any. */
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

/** True while a pressed "More" waits for its answer. */
const isMoreAwaited = (shown: ObservableQuery) =>
  shown.hasObservers() && shown.getCurrentResult().networkStatus === NetworkStatus.fetchMore

/** Resolves once that answer is in the cache, or will never come. */
const moreIsRead = async (shown: ObservableQuery): Promise<void> => {
  if (!isMoreAwaited(shown)) return
  await firstValueFrom(shown.pipe(filter(() => !isMoreAwaited(shown))), { defaultValue: undefined })
}

const tooLate = (): Promise<'late'> => new Promise(resolve => setTimeout(resolve, MOST_WAIT_MS, 'late'))

/** Shows the cache's data again, because Apollo Client ignores writes while "More" is loading. */
const showStored = (shown: ObservableQuery) => {
  if (shown.hasObservers()) shown.reobserve().catch(() => {})
}

export interface ReadPages {
  /** True if the screen shows no more pages than were read; it may have loaded more since. */
  isWhole: () => boolean
  readOn: () => Promise<void>
  /** Writes all answers to the cache at once: a list that shrank and grew again would move the page. */
  write: () => void
}

/**
 * Refetches a screen's data in the background, with as many pages of its list as it shows. If the screen is loading
 * another page, we wait for that and read it again: otherwise our write would drop it, or it would no longer fit the
 * pages before it.
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
