import { useApiTokensQuery } from '../../generated/hooks.js'

/** The number of the user's valid API tokens; 0 until loaded. */
export const useTokenCount = (): number => {
  const { data } = useApiTokensQuery()
  const now = new Date()
  return (
    data?.apiTokens.filter(({ revokedAt, expiresAt }) => !revokedAt && new Date(expiresAt) > now).length ?? 0
  )
}
