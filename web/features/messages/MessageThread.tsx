import { useEffect, useId, useRef } from 'react'
import type { MessageThread_JobFragment } from '../../generated/graphql.js'
import { MoreButton } from '../../ui/actions/MoreButton.js'
import { RefreshButton } from '../../ui/actions/RefreshButton.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js'
import { LoadError } from '../paging/LoadError.js'
import { MessageLine } from './MessageLine.js'
import { SendMessageForm } from './SendMessageForm.js'
import { UnreadBadge } from './UnreadBadge.js'
import { useKeptPlace } from './useKeptPlace.js'
import { useNewMessages } from './useNewMessages.js'
import { useThread } from './useThread.js'

type MessageThreadProps = {
  job: MessageThread_JobFragment
  /** The other party's name. */
  with: string
}

const Waiting = () => (
  <LoadingRegion label="Loading messages">
    <Stack gap="s">
      <Skeleton width="60%" height="64px" />
      <Skeleton width="75%" height="64px" />
    </Stack>
  </LoadingRegion>
)

const Thread = ({ job, with: name }: MessageThreadProps) => {
  const { viewerId, messages, hasOlder, error, older, refresh, isRefreshing } = useThread(job)
  const [news, setNews] = useNewMessages(messages, viewerId)
  const place = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const readsOn = useRef(false)
  const oldest = messages?.[0]?.id
  useKeptPlace(place, { oldest, newest: messages?.at(-1)?.id })
  // Older messages are read from the first one; the button that brought them was disabled, and may be gone.
  useEffect(() => {
    if (!readsOn.current) return
    readsOn.current = false
    list.current?.querySelector('li')?.focus({ preventScroll: true })
  }, [oldest])
  const readOn = () => {
    readsOn.current = true
    return older()
  }
  if (error) {
    return <LoadError what="the messages" error={error} />
  }
  if (!messages) return <Waiting />
  return (
    <Stack ref={place} gap="m">
      {hasOlder && (
        <MoreButton onMore={readOn} label="Show older messages" failure="We couldn't load older messages" />
      )}
      {messages.length === 0 ? (
        <Text tone="muted">No messages yet.</Text>
      ) : (
        <Stack as="ol" ref={list} gap="m" aria-label={`Messages with ${name}`}>
          {messages.map(message => (
            <li key={message.id} tabIndex={-1}>
              <MessageLine message={message} isMine={message.senderId === viewerId} />
            </li>
          ))}
        </Stack>
      )}
      <Inline justify="between" data-print="hide">
        <VisuallyHidden role="status">{news}</VisuallyHidden>
        <RefreshButton isBusy={isRefreshing} label="Refresh messages" onClick={refresh} />
      </Inline>
      {job.viewerCanMessage && (
        <SendMessageForm jobId={job.id} with={name} onSent={() => setNews('Message sent')} />
      )}
      {job.status === 'cancelled' && (
        <Text tone="muted">This job is cancelled. You can still read the messages.</Text>
      )}
    </Stack>
  )
}

/** The messages between a job's customer and vendor. The Refresh button is for when the change stream is away. */
export const MessageThread = ({ job, with: name }: MessageThreadProps) => {
  const id = useId()
  const isOpen = job.viewerCanMessage || job.vendorId !== null
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Inline gap="s">
        <Heading level={3} id={id}>
          Messages
        </Heading>
        <UnreadBadge count={job.unreadMessages} />
      </Inline>
      {isOpen ? (
        <Thread job={job} with={name} />
      ) : (
        <Text tone="muted">Messages open once a bid is accepted</Text>
      )}
    </Stack>
  )
}
