import { dumpsterSizes, keysOf } from '@rules/kinds.js'
import { Package } from 'lucide-react'
import { useId, useState } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import { DaysOff } from '../../stock/DaysOff.js'
import { Dumpsters } from '../../stock/Dumpsters.js'
import { AddSizeForm } from './AddSizeForm.js'
import { BusinessPanel } from './BusinessPanel.js'
import { EditSizeDialog } from './EditSizeDialog.js'
import { DumpsterSizesDocument, type SizeRow_SizeFragment } from './generated/services.js'
import { RemoveSizeDialog } from './RemoveSizeDialog.js'
import { SizeRow } from './SizeRow.js'

type Task = { name: 'edit' | 'remove'; size: SizeRow_SizeFragment }

/** "You see only rentals of 10 yard and 20 yard dumpsters." */
const shownRentals = (sizes: readonly SizeRow_SizeFragment[]): string => {
  const named = keysOf(dumpsterSizes)
    .filter(each => sizes.some(({ rentalSize }) => rentalSize === each))
    .map(each => dumpsterSizes[each].label)
  if (named.length === keysOf(dumpsterSizes).length) return 'You see rentals of every size.'
  const last = named.pop()
  if (!last) return 'You see rentals of every size until you choose what customers order yours as.'
  const words = named.length > 0 ? `${named.join(', ')} and ${last}` : last
  return `You see only rentals of ${words} dumpsters.`
}

const SizeList = ({ sizes }: { sizes: readonly SizeRow_SizeFragment[] }) => {
  const [task, setTask] = useState<Task | null>(null)
  const id = useId()
  const close = () => setTask(null)
  const known = sizes.find(({ id }) => id === task?.size.id)
  // The current size; one that another browser has removed stays open, and says so.
  const subject = known ?? task?.size
  return (
    // Takes the focus if the row that opened a dialog is gone.
    <Stack as="section" gap="s" tabIndex={-1} aria-labelledby={id}>
      <Stack gap="none">
        <Heading level={3} look={4} id={id}>
          {sizes.length === 1 ? '1 size' : `${sizes.length} sizes`}
        </Heading>
        {sizes.length > 0 && (
          <Text size="s" tone="muted">
            {shownRentals(sizes)}
          </Text>
        )}
      </Stack>
      {sizes.length === 0 ? (
        <EmptyState
          title="No dumpster sizes added yet"
          picture={<Package size={40} aria-hidden="true" />}
          level={4}
        >
          The dumpsters you rent out will appear here.
        </EmptyState>
      ) : (
        <Stack as="ul" gap="xs" aria-label="Dumpster sizes">
          {sizes.map(size => (
            <SizeRow
              key={size.id}
              size={size}
              onEdit={() => setTask({ name: 'edit', size })}
              onRemove={() => setTask({ name: 'remove', size })}
            />
          ))}
        </Stack>
      )}
      {subject && task?.name === 'edit' && (
        <EditSizeDialog size={subject} isRemoved={!known} onClose={close} />
      )}
      {subject && task?.name === 'remove' && (
        <RemoveSizeDialog size={subject} isRemoved={!known} onClose={close} />
      )}
    </Stack>
  )
}

export const InventoryTab = () => {
  const query = useQuery(DumpsterSizesDocument)
  return (
    <>
      <BusinessPanel
        title="Dumpster Sizes"
        intro="The sizes you rent out, with your price per day and your rates for bids."
        form={<AddSizeForm />}
        what="your sizes"
        query={query}
      >
        {({ dumpsterSizes }) => <SizeList sizes={dumpsterSizes} />}
      </BusinessPanel>
      {query.data && <Dumpsters sizes={query.data.dumpsterSizes} />}
      <DaysOff />
    </>
  )
}
