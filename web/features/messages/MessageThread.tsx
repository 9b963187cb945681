import type { RefObject } from 'react'
import { useId, useRef } from 'react'
import { LoadError } from '../../paging/LoadError.js'
import { RefreshIfStale } from '../../paging/RefreshIfStale.js'
import { MoreButton } from '../../ui/actions/MoreButton.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { typedIn, useKeptOnScreen } from '../../ui/layout/useKeptOnScreen.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js'
import { sideId } from '../accounts/sideId.js'
import type { MessageThread_JobFragment } from './generated/messages.js'
import { MessageLine } from './MessageLine.js'
import { SendMessageForm } from './SendMessageForm.js'
import { UnreadBadge } from './UnreadBadge.js'
import { useNewMessages } from './useNewMessages.js'
import { useThread } from './useThread.js'

/** Stands for a vendor who lost the job. */
const FORMER = 'former'

type Ends = { oldest: string | undefined; newest: string | undefined }

/**
 * Keeps the user's place on the screen while messages are added above it: the field they are typing in, or the first
 * message when older ones are loaded above.
 */
const useKeptPlace = (place: RefObject<HTMLElement | null>, { oldest, newest }: Ends) =>
  useKeptOnScreen(place, `${oldest} ${newest}`, (thread, before) => {
    const hasOlder = !before.startsWith(`${oldest} `)
    return typedIn(thread) ?? (hasOlder ? thread.querySelector('ol > li') : null)
  })

type MessageThreadProps = {
  job: MessageThread_JobFragment
  /** The other party's name. */
  with: string
}

/** A vendor had the job, and it is open again. */
const isOver = ({ status, givenBackAt }: MessageThread_JobFragment) =>
  status === 'pending' && givenBackAt !== null

const stillOpen = ({ viewerCanMessage }: MessageThread_JobFragment) =>
  viewerCanMessage ? 'You can write until nothing is due between you.' : 'You can still read the messages.'

const Waiting = () => (
  <LoadingRegion label="Loading messages">
    <Stack gap="s">
      <Skeleton width="60%" height="64px" />
      <Skeleton width="75%" height="64px" />
    </Stack>
  </LoadingRegion>
)

const Thread = ({ job, with: name }: MessageThreadProps) => {
  const { viewer, messages, hasOlder, error, older, refresh, isRefreshing } = useThread(job)
  const side = viewer ? sideId(viewer) : undefined
  const [news, setNews] = useNewMessages(messages, side)
  const place = useRef<HTMLDivElement>(null)
  // The vendor whose form is or was open, so that the typed text stays when they lose the job.
  const writer = useRef<string>(null)
  // A job without a vendor has one who lost it, with whom money is due.
  if (job.viewerCanMessage) writer.current = job.vendorId ?? FORMER
  useKeptPlace(place, { oldest: messages?.[0]?.id, newest: messages?.at(-1)?.id })
  if (error) {
    return <LoadError what="the messages" error={error} />
  }
  if (!messages) return <Waiting />
  return (
    <Stack ref={place} gap="m">
      {hasOlder && (
        <MoreButton
          onMore={older}
          label="Show older messages"
          failure="We couldn't load older messages"
          above
        />
      )}
      {messages.length === 0 ? (
        <Text tone="muted">No messages yet.</Text>
      ) : (
        <Stack as="ol" gap="m" aria-label={`Messages with ${name}`}>
          {messages.map(message => (
            <li key={message.id}>
              <MessageLine message={message} isOwn={message.senderId === side} viewerId={viewer?.id} />
            </li>
          ))}
        </Stack>
      )}
      <Inline justify="between" data-print="hide">
        <VisuallyHidden role="status">{news}</VisuallyHidden>
        <RefreshIfStale isBusy={isRefreshing} label="Refresh messages" onClick={refresh} />
      </Inline>
      {writer.current !== null && (
        <SendMessageForm
          key={writer.current}
          jobId={job.id}
          vendorId={writer.current}
          with={name}
          isOver={!job.viewerCanMessage}
          onSent={() => setNews('Message sent')}
        />
      )}
      {isOver(job) && <Text tone="muted">Your vendor no longer has this job. {stillOpen(job)}</Text>}
      {job.status === 'cancelled' && <Text tone="muted">This job is cancelled. {stillOpen(job)}</Text>}
    </Stack>
  )
}

/** The messages between a job's customer and vendor. The Refresh button is for when the change stream is down. */
export const MessageThread = ({ job, with: name }: MessageThreadProps) => {
  const id = useId()
  const isOpen = job.viewerCanMessage || job.vendorId !== null || isOver(job)
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
