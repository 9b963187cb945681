import { type ReactNode, useId } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { RowLink } from '../../../ui/actions/RowLink.js'
import { Card } from '../../../ui/layout/Card.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { Heading } from '../../../ui/text/Heading.js'
import { useOpenJob } from '../../jobs/vendor/useOpenJob.js'
import { DriverTodayDocument } from '../today/generated/today.js'
import { LoadingDay } from '../today/VisitsOfDay.js'
import { customerOf } from '../today/visitWords.js'

type DriverMessagesProps = {
  /** The badge with a job's number of unread messages. */
  unread: (job: { unreadMessages: number }) => ReactNode
}

/** The customers of a driver's visits; each opens the messages of their job. */
export const DriverMessages = ({ unread }: DriverMessagesProps) => {
  const id = useId()
  const { data: fetched, previousData, error } = useQuery(DriverTodayDocument)
  const { linkTo } = useOpenJob()
  const data = fetched ?? previousData
  if (!data && error) return <LoadError what="your messages" error={error} />
  if (!data) return <LoadingDay />
  const jobs = new Map(data.vendorVisits.flatMap(({ job }) => (job ? [[job.id, job] as const] : [])))
  const sorted = [...jobs.values()].sort((one, other) => other.unreadMessages - one.unreadMessages)
  return (
    <Stack as="section" gap="s" aria-labelledby={id}>
      <Heading level={2} look={3} id={id}>
        Messages
      </Heading>
      {sorted.length === 0 ? (
        <EmptyState title="No messages">Messages about your visits appear here.</EmptyState>
      ) : (
        <Card padding="m">
          <Stack as="ul" gap="xxs">
            {sorted.map(job => (
              <li key={job.id}>
                <RowLink {...linkTo(job.id)}>
                  <strong>{customerOf(job) ?? 'The customer'}</strong>
                  <span>
                    {unread(job)} {job.address}
                  </span>
                </RowLink>
              </li>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}
