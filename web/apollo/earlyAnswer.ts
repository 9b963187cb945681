import { type ApolloClient, ApolloLink, type DocumentNode } from '@apollo/client'
import { from, of, switchMap } from 'rxjs'
import { turnAfterPaint } from '../ui/states/firstPaint.js'
import { liveCursor } from './live/liveCursor.js'

/** What a first screen shows, as one answer. */
export interface FirstScreen {
  data: Record<string, unknown>
  variables: Record<string, unknown>
  /** Where the change stream begins. */
  cursor: string | null
}

/** An answer that was asked for before Apollo Client was there (app/askFirst.ts). */
export interface EarlyAnswer {
  /** What was asked; it comes with the page's code. */
  query: () => DocumentNode | undefined
  /** Undefined until it has arrived, null if nothing came of it. */
  here: FirstScreen | null | undefined
  arrives: Promise<FirstScreen | null>
}

/**
 * Puts the answer into the cache: at once if it is here, otherwise once the page is painted that its drawing would interrupt. Until
 * then queries wait for it; what they do not find in it they ask for themselves.
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
