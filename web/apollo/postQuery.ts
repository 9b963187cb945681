import { readServerClock } from '../serverClock.js'

interface Operation {
  operationName: string
  query: string
  variables?: Record<string, unknown>
}

type More = { headers?: Record<string, string>; signal?: AbortSignal }

/** Sends one operation without Apollo Client. */
export const postQuery = async (operation: Operation, { headers, ...more }: More = {}): Promise<Response> => {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true', ...headers },
    body: JSON.stringify(operation),
    ...more,
  })
  readServerClock(response.headers)
  return response
}
