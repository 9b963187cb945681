import { sumOf } from '@rules/cents.js'
import { CSV_TYPE } from '@rules/csv.js'
import { formatMoney } from '@rules/formatMoney.js'
import { serviceTypes } from '@rules/kinds.js'
import { Download } from 'lucide-react'
import { serverMessage } from '../../forms/serverMessage.js'
import { LoadError } from '../../paging/LoadError.js'
import { Button } from '../../ui/actions/Button.js'
import { Link } from '../../ui/actions/Link.js'
import { MoreButton } from '../../ui/actions/MoreButton.js'
import { CardTable } from '../../ui/charts/CardTable.js'
import { saveFile } from '../../ui/charts/saveFile.js'
import { EmptyLot } from '../../ui/drawings/EmptyLot.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { localDay } from '../../ui/text/formatMoment.js'
import { Heading } from '../../ui/text/Heading.js'
import { Day } from '../../ui/text/Moment.js'
import { Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { grossOf, netOf } from './earnings.js'
import { earningsCsv } from './earningsCsv.js'
import type { EarnedJob_JobFragment } from './generated/earnings.js'
import { useEarnedJobs } from './useEarnedJobs.js'

type Job = EarnedJob_JobFragment

const amount = (header: string, of: (job: Job) => string | null | undefined) => ({
  header,
  align: 'end' as const,
  cell: (job: Job) => <Money value={of(job)} />,
})

const columns = [
  {
    header: 'Job',
    isHeading: true,
    cell: ({ id, title, orderNumber, type }: Job) => (
      <Stack gap="none">
        <Link to={`/?job=${id}`} state={{ openedHere: true }}>
          <strong>{title}</strong>
        </Link>
        <Text as="span" size="s" tone="muted">
          Order {orderNumber}, {serviceTypes[type]}
        </Text>
      </Stack>
    ),
  },
  {
    header: 'Completed',
    cell: ({ completedDate }: Job) => completedDate && <Day value={localDay(completedDate)} />,
  },
  amount('Agreed', ({ earned }) => earned?.base),
  amount('Added', ({ earned }) => earned?.added),
  amount('Contested', ({ earned }) => earned?.contested),
  amount('Gross', grossOf),
  amount('Service fee', ({ earned }) => earned?.fee),
  amount('Net', netOf),
]

const sums = (jobs: readonly Job[]) =>
  `${formatMoney(sumOf(jobs.map(grossOf)))} gross, ${formatMoney(sumOf(jobs.map(netOf)))} net`
const counted = (count: number) => (count === 1 ? '1 job' : `${count} jobs`)

export const EarnedJobs = () => {
  const { list, error, more, all, isLoadingAll } = useEarnedJobs()

  const download = async () => {
    try {
      const jobs = await all()
      saveFile('haulbid-earnings.csv', earningsCsv(jobs), CSV_TYPE)
      toast({ title: 'Earnings downloaded', description: `${counted(jobs.length)}: ${sums(jobs)}` })
    } catch (failure) {
      const description = serverMessage(failure, 'Check your connection and try again.')
      toast({ title: 'Error downloading earnings', description, variant: 'destructive' })
    }
  }

  return (
    <Stack as="section" gap="s">
      <Inline justify="between">
        <Heading level={3} look={4}>
          By job
        </Heading>
        {list && list.nodes.length > 0 && (
          <Button
            size="s"
            icon={<Download aria-hidden="true" />}
            busy={isLoadingAll}
            busyLabel="Collecting..."
            onClick={download}
          >
            Download CSV
          </Button>
        )}
      </Inline>
      {!list && error && <LoadError what="your jobs" error={error} />}
      {!list && !error && (
        <LoadingRegion label="Loading your jobs...">
          <Skeleton height="200px" />
        </LoadingRegion>
      )}
      {list && list.nodes.length === 0 && (
        <EmptyState title="No completed jobs yet" picture={<EmptyLot width={240} />} level={4}>
          Each job you complete appears here with its price, the service fee, and what you receive.
        </EmptyState>
      )}
      {list && list.nodes.length > 0 && (
        <>
          <CardTable caption="Earned by job" columns={columns} rows={list.nodes} rowKey={({ id }) => id} />
          <Inline justify="end" role="status">
            <Text strong tabular>
              {list.pageInfo.hasNextPage
                ? `The last ${counted(list.nodes.length)}`
                : counted(list.nodes.length)}
              : {sums(list.nodes)}
            </Text>
          </Inline>
          {list.pageInfo.hasNextPage && <MoreButton onMore={more} failure="We couldn't load more jobs" />}
        </>
      )}
    </Stack>
  )
}
