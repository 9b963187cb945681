import type { ApolloCache } from '@apollo/client'

/** Makes the screens that show one of these fields fetch it again. */
export const forget = (cache: ApolloCache, ...fields: string[]) => {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}

/** Makes the screens that show which documents of a vendor are verified fetch it again. */
export const forgetVerified = (cache: ApolloCache, vendorId: string) => {
  const id = cache.identify({ __typename: 'User', id: vendorId })
  for (const fieldName of ['documentsOnFile', 'verifiedUntil']) cache.evict({ id, fieldName })
}
