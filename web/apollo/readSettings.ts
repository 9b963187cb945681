import type { SettingsQuery } from '../generated/graphql.js'

/**
 * The operator's settings, for the visitor's page, which does without Apollo Client. Undefined if they could not be
 * loaded: the page works without them. `query` is the text of Settings.graphql.
 */
export const readSettings = async (query: string): Promise<SettingsQuery | undefined> => {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
      body: JSON.stringify({ operationName: 'Settings', query }),
    })
    const { data } = (await answer.json()) as { data?: SettingsQuery | null }
    return data ?? undefined
  } catch {
    return undefined
  }
}
