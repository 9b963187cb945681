import { useApiTokensQuery } from '../../generated/hooks.js'

/** How many API tokens of the person are good now; 0 until they are known. */
export const useTokenCount = (): number => {
  const { data } = useApiTokensQuery()
  const now = new Date()
  return (
    data?.apiTokens.filter(({ revokedAt, expiresAt }) => !revokedAt && new Date(expiresAt) > now).length ?? 0
  )
}
