import { LoadError } from '../../paging/LoadError.js'
import { type Column, Table } from '../../ui/charts/Table.js'
import { Stack } from '../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Text } from '../../ui/text/Text.js'

type Request = { createdAt: string; zipCode: string }

type LastRequestsProps<Row extends Request> = {
  /** Undefined while they load for the first time. */
  requests: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  error: unknown
  isLoading: boolean
  /** One of them: "rental". */
  what: string
  /** What may keep the rule from bidding. */
  check: string
}

/** The last requests that a rule would have bid on. */
export const LastRequests = <Row extends Request>({
  requests,
  columns,
  error,
  isLoading,
  what,
  check,
}: LastRequestsProps<Row>) => {
  if (error && isLoading) return <LoadError what="the matching requests" error={error} />
  if (!requests)
    return (
      <LoadingRegion label="Looking for matching requests...">
        <Skeleton height="180px" />
      </LoadingRegion>
    )
  return (
    <Stack gap="s" aria-live="polite" aria-busy={isLoading}>
      <Text size="s" tone="muted">
        {requests.length === 0
          ? `It would have bid on no ${what} of the last 90 days. Check its ${check}.`
          : `It would have bid on ${requests.length === 1 ? `this ${what}` : `these ${requests.length} ${what}s`} of the last 90 days:`}
      </Text>
      {requests.length > 0 && (
        <Table
          caption="Matching requests"
          columns={columns}
          rows={requests}
          rowKey={({ createdAt, zipCode }) => `${createdAt} ${zipCode}`}
        />
      )}
    </Stack>
  )
}
