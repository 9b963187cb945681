import { request } from 'playwright'
import { baseUrl } from './browser.js'
import { DEMO_PASSWORD } from './signIn.js'

type Variables = Record<string, unknown>

/** A user at the API, to set up what a journey needs but doesn't test. */
export const visitApi = async () => {
  const context = await request.newContext({
    baseURL: baseUrl,
    extraHTTPHeaders: { 'apollo-require-preflight': 'true' },
  })
  const call = async <Data>(query: string, variables: Variables = {}): Promise<Data> => {
    const response = await context.post('/graphql', { data: { query, variables } })
    const { data, errors } = (await response.json()) as { data: Data; errors?: Array<{ message: string }> }
    if (errors?.[0]) throw new Error(errors[0].message)
    return data
  }
  return { call, close: () => context.dispose() }
}

export type Caller = Awaited<ReturnType<typeof visitApi>>

export const callAs = async (email: string, password = DEMO_PASSWORD): Promise<Caller> => {
  const caller = await visitApi()
  await caller.call('mutation ($input: LoginInput!) { login(input: $input) { id } }', {
    input: { email, password },
  })
  return caller
}
