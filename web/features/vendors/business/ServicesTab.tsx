import { keysOf, serviceTypes } from '@rules/kinds.js'
import { useVendorServicesQuery } from '../../../generated/hooks.js'
import { Badge } from '../../../ui/Badge.js'
import { Stack } from '../../../ui/Stack.js'
import { BusinessPanel } from './BusinessPanel.js'
import { FactRow } from './FactRow.js'

export const ServicesTab = () => (
  <BusinessPanel
    title="Services"
    intro="You see available jobs of the services you offer."
    soon="Changing your services"
    query={useVendorServicesQuery()}
  >
    {({ vendorServices }) => (
      <Stack as="ul" gap="s" aria-label="Services">
        {keysOf(serviceTypes).map(type => {
          const isOffered = vendorServices.some(
            ({ serviceType, isActive }) => serviceType === type && isActive,
          )
          return (
            <FactRow key={type} name={serviceTypes[type]}>
              <Badge tone={isOffered ? 'green' : 'neutral'}>{isOffered ? 'Offered' : 'Not offered'}</Badge>
            </FactRow>
          )
        })}
      </Stack>
    )}
  </BusinessPanel>
)
