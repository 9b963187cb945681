import { useDumpsterSizesQuery } from '../../../generated/hooks.js'
import { AddSizeForm } from './AddSizeForm.js'
import { BusinessPanel } from './BusinessPanel.js'
import { SizeList } from './SizeList.js'

export const InventoryTab = () => (
  <BusinessPanel
    title="Dumpster Sizes"
    intro="The sizes you rent out, with your price per day."
    form={<AddSizeForm />}
    query={useDumpsterSizesQuery()}
  >
    {({ dumpsterSizes }) => <SizeList sizes={dumpsterSizes} />}
  </BusinessPanel>
)
