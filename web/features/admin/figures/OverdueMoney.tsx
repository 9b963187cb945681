import { ageWords } from '@rules/admin/overdueAges.js'
import { sumOf } from '@rules/cents.js'
import { useId } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Link } from '../../../ui/actions/Link.js'
import { Table } from '../../../ui/charts/Table.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Money } from '../../../ui/text/Money.js'
import { Text } from '../../../ui/text/Text.js'
import { OverdueMoneyDocument, type OverdueMoneyQuery } from './generated/figures.js'

type Age = OverdueMoneyQuery['overdueMoney']['vendors'][number]

type AgesProps = {
  title: string
  note: string
  counted: string
  ages: readonly Age[]
  to: string
  link: string
}

const Ages = ({ title, note, counted, ages, to, link }: AgesProps) => {
  const total = sumOf(ages.map(({ amount }) => amount))
  return (
    <Stack gap="xs">
      <div>
        <Text strong>
          {title}: <Money value={total} />
        </Text>
        <Text size="s" tone="muted">
          {note} <Link to={{ search: to }}>{link}</Link>
        </Text>
      </div>
      <Table
        caption={title}
        columns={[
          { header: 'Past due', cell: age => ageWords({ ...age, toDays: age.toDays ?? null }) },
          { header: counted, align: 'end', cell: ({ count }) => count },
          { header: 'Amount', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
        ]}
        rows={ages}
        rowKey={({ fromDays }) => String(fromDays)}
      />
    </Stack>
  )
}

/** What vendors and customers owe past its time, by age. */
export const OverdueMoney = () => {
  const id = useId()
  const { data, previousData, error } = useQuery(OverdueMoneyDocument)
  const money = (data ?? previousData)?.overdueMoney

  const content = () => {
    if (money)
      return (
        <Grid min="26rem" gap="l">
          <Ages
            title="Vendors owe Haulbid"
            note="By days past the due date of the statement."
            counted="Statements"
            ages={money.vendors}
            to="tab=vendors"
            link="See fee statements"
          />
          <Ages
            title="Customers owe vendors"
            note="By days since the order ended."
            counted="Orders"
            ages={money.customers}
            to="tab=orders&orders.needs=unsettled"
            link="See orders to settle"
          />
        </Grid>
      )
    if (error) return <LoadError what="what is past due" error={error} />
    return (
      <LoadingRegion label="Loading what is past due...">
        <Skeleton height="190px" />
      </LoadingRegion>
    )
  }

  return (
    <Stack as="section" gap="s" aria-labelledby={id}>
      <Heading level={2} look={3} id={id}>
        Past due by age
      </Heading>
      {content()}
    </Stack>
  )
}
