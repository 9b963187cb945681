import { formatPhone } from '@rules/formatPhone.js'
import { rentalWords } from '@rules/jobs/rentalWords.js'
import { serviceTypes } from '@rules/kinds.js'
import { visitKinds } from '@rules/visits/visits.js'
import { Phone } from 'lucide-react'
import { Suspense } from 'react'
import { failedWith } from '../../../apollo/failedWith.js'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { ExternalButton } from '../../../ui/actions/ExternalButton.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { LoadingBlocks } from '../../../ui/states/PageSkeleton.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Facts } from '../../../ui/text/Facts.js'
import { Text } from '../../../ui/text/Text.js'
import { telHref } from '../../../ui/text/telHref.js'
import { JobPhotos } from '../../jobs/JobPhotos.js'
import { MapLink } from '../../jobs/MapLink.js'
import { useOpenJob } from '../../jobs/vendor/useOpenJob.js'
import { DriverJobDocument, type DriverJobQuery } from '../today/generated/today.js'
import { customerOf, notesOf, shortWindow } from '../today/visitWords.js'

const MessageThread = lazyPart(() => import('../../messages/MessageThread.js'), 'MessageThread')

type Job = DriverJobQuery['job']

const Shown = ({ job, now }: { job: Job; now: Date }) => {
  const { timeZone, visits } = job
  const notes = notesOf(job)
  return (
    <Stack gap="l">
      <Facts
        facts={[
          { label: 'Where', value: <MapLink address={job.address} zipCode={job.zipCode} /> },
          ...(timeZone
            ? visits.map(visit => ({
                label: visitKinds[visit.kind],
                value: shortWindow({ ...visit, timeZone }, now),
              }))
            : []),
          {
            label: 'What',
            value: job.type === 'dumpster_rental' ? rentalWords(job) : serviceTypes[job.type],
          },
          ...(notes.length > 0 ? [{ label: 'Notes', value: notes.join(' · ') }] : []),
        ]}
      />
      {job.description && <Text asTyped>{job.description}</Text>}
      <JobPhotos job={job} />
      {job.phone && (
        <Inline>
          <ExternalButton href={telHref(job.phone)} icon={<Phone aria-hidden="true" />}>
            <span>
              Call {job.firstName} at {formatPhone(job.phone)}
            </span>
          </ExternalButton>
        </Inline>
      )}
      <Suspense fallback={<LoadingBlocks label="Loading the messages" />}>
        <MessageThread job={job} with={job.firstName ?? 'the customer'} />
      </Suspense>
    </Stack>
  )
}

const OpenJob = ({ id, now, onClose }: { id: string; now: Date; onClose: () => void }) => {
  const { data, previousData, error } = useQuery(DriverJobDocument, { variables: { id } })
  const isTheirs = !failedWith(error, 'NOT_FOUND', 'FORBIDDEN')
  const job = isTheirs ? (data ?? previousData)?.job : undefined
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      size="l"
      title={(job && customerOf(job)) ?? 'Visit'}
      description={job ? `Order ${job.orderNumber}` : error ? undefined : null}
    >
      {job && <Shown job={job} now={now} />}
      {!isTheirs && (
        <EmptyState title="This visit isn't yours">
          You see your visits from the day before to the day after. Ask your dispatcher about others.
        </EmptyState>
      )}
      {!job && error && isTheirs && <LoadError what="this visit" error={error} isLinked />}
      {!job && !error && (
        <LoadingRegion label="Loading the visit...">
          <Skeleton height="240px" />
        </LoadingRegion>
      )}
    </Dialog>
  )
}

/** Where to go, whom to meet, and the messages of the job named in the URL (`?job=ID`), without any amount. */
export const DriverJobDialog = ({ now }: { now: Date }) => {
  const { jobId, close } = useOpenJob()
  return jobId && <OpenJob key={jobId} id={jobId} now={now} onClose={close} />
}
