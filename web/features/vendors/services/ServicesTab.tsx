import { keysOf, type ServiceType, serviceTypes } from '@rules/kinds.js'
import { Suspense } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { Skeleton } from '../../../ui/states/Skeleton.js'
import { BusinessPanel } from './BusinessPanel.js'
import { VendorServicesDocument } from './generated/services.js'
import { ServiceChoice } from './ServiceChoice.js'

const WhatYouTake = lazyPart(() => import('./WhatYouTake.js'), 'WhatYouTake')

export const ServicesTab = () => {
  const query = useQuery(VendorServicesDocument)
  const isOffered = (type: ServiceType) =>
    query.data?.vendorServices.some(({ serviceType, isActive }) => serviceType === type && isActive) === true
  return (
    <>
      <BusinessPanel
        title="Services"
        intro="You see available jobs for the services you offer."
        what="your services"
        query={query}
      >
        {() => (
          <Grid min="26rem" role="group" aria-label="Services you offer">
            {keysOf(serviceTypes).map(type => (
              <ServiceChoice key={type} type={type} isOffered={isOffered(type)} />
            ))}
          </Grid>
        )}
      </BusinessPanel>
      {isOffered('junk_pickup') && (
        <Suspense fallback={<Skeleton height="240px" />}>
          <WhatYouTake />
        </Suspense>
      )}
    </>
  )
}
