import { userTypes } from '@rules/kinds.js'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { usePages } from '../../../paging/usePages.js'
import { MoreButton } from '../../../ui/actions/MoreButton.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import { AnyThreadDocument } from './generated/orders.js'

/** The messages between customer and vendor, newest first, read-only. */
export const JobThread = ({ jobId }: { jobId: string }) => {
  const pages = usePages(useQuery(AnyThreadDocument, { variables: { jobId } }), ({ messages }) => messages)
  if (pages.error) return <LoadError what="the messages" error={pages.error} />
  if (!pages.nodes) {
    return (
      <LoadingRegion label="Loading messages...">
        <Skeleton height="64px" />
      </LoadingRegion>
    )
  }
  const { nodes } = pages
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
      {pages.hasMore && <MoreButton onMore={pages.more} failure="We couldn't load more messages" />}
    </>
  )
}
