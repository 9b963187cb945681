import type { SettingsQuery } from '../generated/graphql.js'
import { postQuery } from './postQuery.js'

/**
 * The operator's settings, for the visitor's page, which does without Apollo Client. Undefined if they could not be
 * loaded: the page works without them. `query` is the text of Settings.graphql.
 */
export const readSettings = async (query: string): Promise<SettingsQuery | undefined> => {
  try {
    const answer = await postQuery({ operationName: 'Settings', query })
    const { data } = (await answer.json()) as { data?: SettingsQuery | null }
    return data ?? undefined
  } catch {
    return undefined
  }
}
