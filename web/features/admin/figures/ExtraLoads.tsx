import { vendorName } from '@rules/businesses/vendorName.js'
import { loadWords } from '@rules/junk/loadWords.js'
import { useId, useState } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { ChoiceBox } from '../../../forms/ChoiceBox.js'
import { LoadError } from '../../../paging/LoadError.js'
import { type Column, Table } from '../../../ui/charts/Table.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import { ExtraLoadShareDocument, type ExtraLoadShareQuery } from './generated/figures.js'
import { periods, shareWords } from './marketWords.js'

type Share = ExtraLoadShareQuery['extraLoadShare'][number]

const loadOf = ({ declaredEighths }: Share): string => {
  if (declaredEighths === null) return 'Not specified'
  const words = loadWords(declaredEighths)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const columns: Column<Share>[] = [
  { header: 'Vendor', cell: ({ vendor }) => (vendor ? vendorName(vendor) : 'Unknown') },
  { header: 'Load of the request', cell: loadOf },
  { header: 'Completed', align: 'end', cell: ({ jobs }) => jobs },
  { header: 'With extra', align: 'end', cell: ({ withExtra }) => withExtra },
  { header: 'Share', align: 'end', cell: ({ jobs, withExtra }) => shareWords(withExtra / jobs) },
]

const Shares = ({ days }: { days: number }) => {
  const { data, error } = useQuery(ExtraLoadShareDocument, { variables: { days } })
  if (error && !data) return <LoadError what="the extra loads" error={error} />
  if (!data)
    return (
      <LoadingRegion label="Loading the extra loads...">
        <Skeleton height="120px" />
      </LoadingRegion>
    )
  return data.extraLoadShare.length === 0 ? (
    <EmptyState title="No junk pickups completed in this period" level={4}>
      Each vendor appears here with their first one.
    </EmptyState>
  ) : (
    <Table
      caption="Junk pickups with extra load"
      columns={columns}
      rows={data.extraLoadShare}
      rowKey={({ vendor, declaredEighths }) => `${vendor?.id} ${declaredEighths}`}
    />
  )
}

/** How many junk pickups had more to take than the request said, by vendor and load. */
export const ExtraLoads = () => {
  const id = useId()
  const [days, setDays] = useState('30')
  return (
    <Stack as="section" gap="s" aria-labelledby={id}>
      <Inline justify="between">
        <Heading level={3} look={4} id={id}>
          Extra load on site
        </Heading>
        <ChoiceBox label="Period" options={periods} value={days} onChange={setDays} />
      </Inline>
      <Text size="s" tone="muted">
        Completed junk pickups with a charge for a larger load or for items beyond the list, the most first.
        Voided charges don't count.
      </Text>
      <Shares days={Number(days)} />
    </Stack>
  )
}
