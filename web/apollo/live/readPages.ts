import {
  type ApolloClient,
  NetworkStatus,
  type ObservableQuery,
  type OperationVariables,
} from '@apollo/client'
import { filter, firstValueFrom, map, race, timer } from 'rxjs'

interface List {
  nodes: readonly unknown[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

/** The server's limit for one page. */
const MOST = 100

/** A page that takes longer may never come, and must not hold back changes. */
const MOST_WAIT_MS = 10_000
const MOST_MS = 30_000

/** The list that the query reads page by page, if any. */
const listIn = (data: unknown): List | undefined =>
  Object.values((data ?? {}) as Record<string, unknown>).find(
    (value): value is List => !!value && typeof value === 'object' && 'nodes' in value && 'pageInfo' in value,
  )

const knows = ({ options }: ObservableQuery, name: string) =>
  options.query.definitions.some(
    definition =>
      definition.kind === 'OperationDefinition' &&
      definition.variableDefinitions?.some(({ variable }) => variable.name.value === name),
  )

export interface ReadPages {
  /** True if the screen shows no more pages than were read; it may have loaded more since. */
  isWhole: () => boolean
  readOn: () => Promise<void>
  /** Writes all answers to the cache. */
  write: () => void
}

/**
 * Refetches a screen's data in the background, with as many pages of its list as it shows. If the screen is loading
 * another page, we wait for that and read it again: otherwise our write would drop it, or it would no longer fit the
 * pages before it.
 */
export const readPages = async (client: ApolloClient, shown: ObservableQuery): Promise<ReadPages> => {
  const { query } = shown.options
  const answers: Parameters<ApolloClient['writeQuery']>[0][] = []
  let list: List | undefined
  let count = 0
  const read = async (page: OperationVariables = {}) => {
    const variables = { ...shown.variables, ...page }
    // An answer that is already on its way may be older than the change.
    const context = { queryDeduplication: false, fetchOptions: { signal: AbortSignal.timeout(MOST_MS) } }
    const { data } = await client.query({ query, variables, context, fetchPolicy: 'no-cache' })
    answers.push({ query, variables, data: data as never })
    list = listIn(data)
    count += list?.nodes.length ?? 0
  }

  let isLate = false
  const isMoreAwaited = () =>
    shown.hasObservers() && shown.getCurrentResult().networkStatus === NetworkStatus.fetchMore
  const moreIsRead = shown.pipe(
    filter(() => !isMoreAwaited()),
    map(() => false),
  )
  const late = timer(MOST_WAIT_MS).pipe(map(() => true))
  const lengthShown = () => listIn(shown.getCurrentResult().data)?.nodes.length ?? 0
  const isShort = () => list?.pageInfo.hasNextPage && count < lengthShown() && knows(shown, 'after')

  await read()
  return {
    isWhole: () => (isLate || !isMoreAwaited()) && !isShort(),
    readOn: async () => {
      if (isMoreAwaited() && !isLate)
        isLate = await firstValueFrom(race(moreIsRead, late), { defaultValue: false })
      while (isShort()) {
        const size = knows(shown, 'first') && { first: Math.min(lengthShown() - count, MOST) }
        await read({ ...size, after: list?.pageInfo.endCursor })
      }
    },
    write: () => {
      for (const answer of answers) client.writeQuery(answer)
      if (!isLate) return
      // Apollo Client ignores writes while "More" is loading.
      const showStored = () => void (shown.hasObservers() && shown.reobserve())
      void firstValueFrom(moreIsRead, { defaultValue: false }).then(showStored)
    },
  }
}
