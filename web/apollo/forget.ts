import type { ApolloCache } from '@apollo/client'

/** The screen that shows one of these fields asks for it anew. */
export const forget = (cache: ApolloCache, ...fields: string[]) => {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}

/** Whoever shows the job asks for it anew. */
export const forgetJob = (cache: ApolloCache, id: string) => {
  cache.evict({ id: cache.identify({ __typename: 'Job', id }) })
  cache.gc()
}
