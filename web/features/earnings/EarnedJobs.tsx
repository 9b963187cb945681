import { CSV_TYPE } from '@rules/csv.js'
import { serviceTypes } from '@rules/kinds.js'
import { Download } from 'lucide-react'
import { serverMessage } from '../../forms/serverMessage.js'
import { Button } from '../../ui/actions/Button.js'
import { MoreButton } from '../../ui/actions/MoreButton.js'
import { saveFile } from '../../ui/charts/saveFile.js'
import { Table } from '../../ui/charts/Table.js'
import { EmptyLot } from '../../ui/drawings/EmptyLot.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { Moment } from '../../ui/text/Moment.js'
import { formatMoney, Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import { LoadError } from '../paging/LoadError.js'
import { grossOf, netOf, sumOf } from './earnings.js'
import { earningsCsv } from './earningsCsv.js'
import type { EarnedJob_JobFragment } from './generated/earnings.js'
import { useEarnedJobs } from './useEarnedJobs.js'

type Job = EarnedJob_JobFragment

const columns = [
  { header: 'Order', cell: ({ orderNumber }: Job) => orderNumber },
  { header: 'Job', cell: ({ title }: Job) => <strong>{title}</strong> },
  { header: 'Type', cell: ({ type }: Job) => serviceTypes[type] },
  {
    header: 'Completed',
    cell: ({ completedDate }: Job) => completedDate && <Moment value={completedDate} />,
  },
  { header: 'Gross', align: 'end' as const, cell: (job: Job) => <Money value={grossOf(job)} /> },
  {
    header: 'Service fee',
    align: 'end' as const,
    cell: ({ serviceFee }: Job) => <Money value={serviceFee} />,
  },
  { header: 'Net', align: 'end' as const, cell: (job: Job) => <Money value={netOf(job)} /> },
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
          <Table caption="Earned by job" columns={columns} rows={list.nodes} rowKey={({ id }) => id} />
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
