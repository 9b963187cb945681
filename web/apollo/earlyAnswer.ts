import { type ApolloClient, ApolloLink, type DocumentNode } from '@apollo/client'
import { from, of, switchMap } from 'rxjs'
import { turnAfterPaint } from '../ui/states/firstPaint.js'
import { liveCursor } from './live/liveState.js'

/** All data of a first screen, in one answer. */
export interface FirstScreen {
  data: Record<string, unknown>
  variables: Record<string, unknown>
  /** The position where the change stream begins. */
  cursor: string | null
}

/** An answer requested before Apollo Client was loaded (app/askFirst.ts). */
export interface EarlyAnswer {
  /** The request's document; it comes with the page's code. */
  query: () => DocumentNode | undefined
  /** Undefined until it has arrived, null if the request failed. */
  here: FirstScreen | null | undefined
  arrives: Promise<FirstScreen | null>
}

/**
 * Writes the answer to the cache: at once if it has arrived, otherwise after the first paint, which it would
 * interrupt. Queries wait for it, and fetch only the data that it lacks.
 */
export const takeEarly = (early: EarlyAnswer) => {
  const put = (client: ApolloClient, { data, variables, cursor }: FirstScreen) => {
    const query = early.query()
    if (!query) return
    if (liveCursor.read() === null) liveCursor.set(cursor)
    client.writeQuery({ query, variables, data })
  }

  let waiting: Promise<void> | undefined

  const putInto = (client: ApolloClient) => {
    if (early.here) put(client, early.here)
    if (early.here !== undefined) return
    waiting = early.arrives.then(async screen => {
      if (screen) {
        await turnAfterPaint()
        put(client, screen)
      }
      waiting = undefined
    })
  }

  const link = new ApolloLink((operation, forward) => {
    if (!waiting || operation.operationType !== 'query') return forward(operation)
    const { client, query, variables } = operation
    return from(waiting).pipe(
      switchMap(() => {
        const data = client.readQuery<Record<string, unknown>>({ query, variables })
        return data ? of({ data }) : forward(operation)
      }),
    )
  })
  return { link, putInto }
}
