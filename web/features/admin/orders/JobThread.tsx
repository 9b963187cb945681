import { userTypes } from '@rules/kinds.js'
import { useAnyThreadQuery } from '../../../generated/hooks.js'
import { MoreButton } from '../../../ui/actions/MoreButton.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { ErrorState } from '../../../ui/states/ErrorState.js'
import { LoadingRegion } from '../../../ui/states/LoadingRegion.js'
import { Skeleton } from '../../../ui/states/Skeleton.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'

/** What the customer and the vendor wrote to each other, newest first, to read. */
export const JobThread = ({ jobId }: { jobId: string }) => {
  const { data, error, refetch, fetchMore } = useAnyThreadQuery({ variables: { jobId } })
  if (error && !data) {
    return <ErrorState title="We couldn't load the messages" onRetry={() => void refetch().catch(() => {})} />
  }
  if (!data) {
    return (
      <LoadingRegion label="Loading messages...">
        <Skeleton height="64px" />
      </LoadingRegion>
    )
  }
  const { nodes, pageInfo } = data.messages
  if (nodes.length === 0) return <Text tone="muted">No messages.</Text>
  return (
    <>
      <Stack as="ol" aria-label="Messages" gap="s">
        {nodes.map(({ id, sender, createdAt, content }) => (
          <li key={id}>
            <Text size="s" tone="muted">
              {fullName(sender)} ({userTypes[sender.userType]}), <Moment value={createdAt} />
            </Text>
            <Text asTyped>{content}</Text>
          </li>
        ))}
      </Stack>
      {pageInfo.hasNextPage && (
        <MoreButton
          onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
          failure="We couldn't load more messages"
        />
      )}
    </>
  )
}
