import { Package } from 'lucide-react'
import { useDumpsterSizesQuery } from '../../../generated/hooks.js'
import { EmptyState } from '../../../ui/EmptyState.js'
import { formatMoney } from '../../../ui/formatMoney.js'
import { Stack } from '../../../ui/Stack.js'
import { Text } from '../../../ui/Text.js'
import { BusinessPanel } from './BusinessPanel.js'
import { FactRow } from './FactRow.js'

export const InventoryTab = () => (
  <BusinessPanel
    title="Dumpster Sizes"
    intro="The sizes you rent out, with your price for a day."
    soon="Adding and removing sizes"
    query={useDumpsterSizesQuery()}
  >
    {({ dumpsterSizes }) =>
      dumpsterSizes.length === 0 ? (
        <EmptyState title="No dumpster sizes added yet" picture={<Package size={40} aria-hidden="true" />} />
      ) : (
        <Stack as="ul" gap="s" aria-label="Dumpster sizes">
          {dumpsterSizes.map(({ id, size, description, pricePerDay }) => (
            <FactRow key={id} name={size} detail={description}>
              <Text strong={pricePerDay !== null} tone={pricePerDay === null ? 'muted' : 'ink'} tabular>
                {pricePerDay === null ? 'No price set' : `${formatMoney(pricePerDay)}/day`}
              </Text>
            </FactRow>
          ))}
        </Stack>
      )
    }
  </BusinessPanel>
)
