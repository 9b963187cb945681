import { useId, useRef } from 'react'
import { useMutation, useQuery } from '../../apollo/hooks.js'
import { LoadError } from '../../paging/LoadError.js'
import { usePages } from '../../paging/usePages.js'
import { Button } from '../../ui/actions/Button.js'
import { MoreButton } from '../../ui/actions/MoreButton.js'
import { Inline } from '../../ui/layout/Inline.js'
import { NewsLine, NewsList } from '../../ui/layout/NewsList.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { formatTime } from '../../ui/text/formatMoment.js'
import { Heading } from '../../ui/text/Heading.js'
import { MarkNoticesReadDocument, NoticesDocument } from './generated/notices.js'
import { NoticesLoading } from './NoticesLoading.js'
import { noticeDays } from './noticeDays.js'

const noticeToasts = {
  markFailed: () =>
    toast({
      variant: 'destructive',
      title: 'The notifications are still unread',
      description: 'Check your connection, then try again.',
    }),
}

type NoticeListProps = {
  unread: number
  /** Called when a notice is opened. */
  onLeave: () => void
}

/** The viewer's notices by day; opening one marks it as read. */
export const NoticeList = ({ unread, onLeave }: NoticeListProps) => {
  const id = useId()
  const list = usePages(useQuery(NoticesDocument), ({ notices }) => notices)
  const [mark, { loading }] = useMutation(MarkNoticesReadDocument)
  // If the server can't be reached, the notice stays unread.
  const read = (noticeId: string) => void mark({ variables: { input: { ids: [noticeId] } } }).catch(() => {})
  const heading = useRef<HTMLHeadingElement>(null)
  const readAll = async () => {
    try {
      await mark({ variables: { input: {} } })
      // The pressed button disappears; the focus must not disappear with it.
      heading.current?.focus()
    } catch {
      noticeToasts.markFailed()
    }
  }

  return (
    <Stack gap="s">
      <Inline justify="between" nowrap>
        <Heading level={2} look={4} ref={heading} tabIndex={-1}>
          Notifications
        </Heading>
        {unread > 0 && (
          <Button size="s" onClick={readAll} busy={loading} busyLabel="Marking...">
            Mark all as read
          </Button>
        )}
      </Inline>
      {list.error && <LoadError what="your notifications" error={list.error} />}
      {list.isLoading && <NoticesLoading />}
      {list.nodes?.length === 0 && (
        <EmptyState level={3} title="No notifications yet">
          Updates about your account and your jobs appear here.
        </EmptyState>
      )}
      {noticeDays(list.nodes ?? []).map(({ day, name, notices }) => (
        <section key={day} aria-labelledby={`${id}${day}`}>
          <Heading level={3} look={4} id={`${id}${day}`}>
            {name}
          </Heading>
          <NewsList>
            {notices.map(({ id: noticeId, text, path, createdAt, readAt }) => (
              <NewsLine
                key={noticeId}
                to={path}
                isUnread={readAt === null}
                when={<time dateTime={createdAt}>{formatTime(createdAt)}</time>}
                onClick={() => {
                  if (readAt === null) read(noticeId)
                  onLeave()
                }}
              >
                {text}
              </NewsLine>
            ))}
          </NewsList>
        </section>
      ))}
      {list.hasMore && <MoreButton onMore={list.more} failure="We couldn't load more notifications" />}
    </Stack>
  )
}
