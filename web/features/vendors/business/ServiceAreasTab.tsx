import { MapPin } from 'lucide-react'
import { useServiceAreasQuery } from '../../../generated/hooks.js'
import { EmptyState } from '../../../ui/EmptyState.js'
import { Grid } from '../../../ui/Grid.js'
import { Inline } from '../../../ui/Inline.js'
import { Text } from '../../../ui/Text.js'
import { BusinessPanel } from './BusinessPanel.js'

export const ServiceAreasTab = () => (
  <BusinessPanel
    title="Service Areas"
    intro="You see available jobs in these ZIP codes."
    soon="Adding and removing ZIP codes"
    query={useServiceAreasQuery()}
  >
    {({ serviceAreas }) =>
      serviceAreas.length === 0 ? (
        <EmptyState title="No service areas added yet" picture={<MapPin size={40} aria-hidden="true" />}>
          Without a ZIP code there are no available jobs.
        </EmptyState>
      ) : (
        <Grid as="ul" min="8rem" gap="s" aria-label="ZIP codes">
          {serviceAreas.map(({ id, zipCode }) => (
            <Inline as="li" key={id} gap="xs" nowrap>
              <MapPin size={20} aria-hidden="true" />
              <Text as="span" strong tabular>
                {zipCode}
              </Text>
            </Inline>
          ))}
        </Grid>
      )
    }
  </BusinessPanel>
)
