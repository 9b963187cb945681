import { cents, sumOf } from '@rules/cents.js'
import { formatMoney } from '@rules/formatMoney.js'
import { monthWords } from '@rules/statements/statements.js'
import { useId, useState } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { TextButton } from '../../../ui/actions/Link.js'
import { BarChart } from '../../../ui/charts/BarChart.js'
import { type Column, Table } from '../../../ui/charts/Table.js'
import { Card } from '../../../ui/layout/Card.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Money } from '../../../ui/text/Money.js'
import { SummaryList } from '../../../ui/text/SummaryList.js'
import { Text } from '../../../ui/text/Text.js'
import { FeeTotalsDocument, type FeeTotalsQuery } from './generated/fees.js'

type Month = FeeTotalsQuery['feeTotals']['months'][number]

/** The chart shows a year, and behind it the year before. */
const SHOWN = 12

const BY_CARD: Column<Month> = {
  header: 'By card',
  align: 'end',
  cell: ({ collected }) => <Money value={collected} />,
}

/** The figures behind the chart, this month first. */
const FeeTable = ({ months }: { months: readonly Month[] }) => (
  <Table
    caption="Service fees by month"
    columns={[
      { header: 'Month', cell: ({ month }) => monthWords(month) },
      { header: 'Earned', align: 'end', cell: ({ earned }) => <Money value={earned} /> },
      { header: 'Waived', align: 'end', cell: ({ waived }) => <Money value={waived} /> },
      { header: 'Paid', align: 'end', cell: ({ paid }) => <Money value={paid} /> },
      ...(months.some(({ collected }) => cents(collected) > 0n) ? [BY_CARD] : []),
    ]}
    rows={months.toReversed()}
    rowKey={({ month }) => month}
  />
)

/** Haulbid's service fees, month by month, and the debts of vendors now. */
export const FeeOverview = () => {
  const id = useId()
  const [isTable, setTable] = useState(false)
  const { data, previousData, error } = useQuery(FeeTotalsDocument)
  const fees = (data ?? previousData)?.feeTotals

  const content = () => {
    if (error && !fees) return <LoadError what="the service fees" error={error} />
    if (!fees)
      return (
        <LoadingRegion label="Loading the service fees...">
          <Skeleton height="190px" />
        </LoadingRegion>
      )
    const { months: all, owed, unbilled, overdue } = fees
    const months = all.slice(-SHOWN)
    const before = all.slice(-2 * SHOWN, -SHOWN)
    const earned = (some: readonly Month[]) => formatMoney(sumOf(some.map(month => month.earned)))
    const summary = `${earned(months)} in ${months.length} months, ${earned(before)} in the 12 months before`
    return (
      <>
        <Grid min="24rem" gap="l">
          <Stack gap="xs">
            <Heading level={3} look={4}>
              Earned
            </Heading>
            <Text size="s" tone="muted">
              {summary}
            </Text>
            <BarChart
              summary={`Earned: ${summary}`}
              bars={months.map((month, index) => ({
                key: month.month,
                value: Number(month.earned),
                before: Number(before[index]?.earned ?? 0),
                label: monthWords(month.month).slice(0, 3),
                words: [month, before[index]]
                  .flatMap(each => (each ? [`${monthWords(each.month)}: ${formatMoney(each.earned)}`] : []))
                  .join('; '),
                leads: true,
              }))}
              tick={dollars => `$${dollars.toLocaleString('en-US')}`}
              periods={{ now: 'Last 12 months', before: '12 months before' }}
            />
          </Stack>
          <SummaryList
            facts={[
              { label: 'Owed by vendors', value: <Money value={owed} /> },
              { label: 'On no statement yet', value: <Money value={unbilled} /> },
              { label: 'Overdue', value: <Money value={overdue} /> },
            ]}
          />
        </Grid>
        <div>
          <TextButton aria-expanded={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? 'Hide the table' : 'Show as a table'}
          </TextButton>
        </div>
        {isTable && <FeeTable months={all} />}
      </>
    )
  }

  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Stack gap="none">
          <Heading level={2} look={3} id={id}>
            Service fees
          </Heading>
          <Text size="s" tone="muted">
            Haulbid's share of completed jobs. Months end in the marketplace's time zone.
          </Text>
        </Stack>
        {content()}
      </Stack>
    </Card>
  )
}
