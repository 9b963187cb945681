import { keysOf, serviceTypes } from '@rules/kinds.js'
import { useQuery } from '../../../apollo/hooks.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { BusinessPanel } from './BusinessPanel.js'
import { VendorServicesDocument } from './generated/services.js'
import { ServiceChoice } from './ServiceChoice.js'

export const ServicesTab = () => (
  <BusinessPanel
    title="Services"
    intro="You see available jobs for the services you offer."
    what="your services"
    query={useQuery(VendorServicesDocument)}
  >
    {({ vendorServices }) => (
      <Grid min="26rem" role="group" aria-label="Services you offer">
        {keysOf(serviceTypes).map(type => (
          <ServiceChoice
            key={type}
            type={type}
            isOffered={vendorServices.some(({ serviceType, isActive }) => serviceType === type && isActive)}
          />
        ))}
      </Grid>
    )}
  </BusinessPanel>
)
