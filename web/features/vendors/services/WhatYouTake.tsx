import { useQuery } from '../../../apollo/hooks.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { BusinessPanel } from './BusinessPanel.js'
import { VendorItemsDocument } from './generated/services.js'
import { ItemChoice } from './ItemChoice.js'

/** What the vendor takes of each kind of items. */
export const WhatYouTake = () => (
  <BusinessPanel
    title="What you take"
    intro="Customers read it on your bids on junk pickups before they accept. Bids that you have sent keep what they say."
    what="what you take"
    query={useQuery(VendorItemsDocument)}
  >
    {({ vendorItems }) => (
      <Grid min="20rem" role="group" aria-label="Kinds of items">
        {vendorItems.map(item => (
          <ItemChoice key={item.kind} item={item} />
        ))}
      </Grid>
    )}
  </BusinessPanel>
)
