import { useServiceAreasQuery } from '../../../generated/hooks.js'
import { AddAreas } from './AddAreas.js'
import { BusinessPanel } from './BusinessPanel.js'
import { ServiceAreaList } from './ServiceAreaList.js'

export const ServiceAreasTab = () => {
  const query = useServiceAreasQuery()
  return (
    <BusinessPanel
      title="Service Areas"
      intro="You see available jobs in these ZIP codes."
      form={<AddAreas />}
      query={query}
    >
      {({ serviceAreas }) => (
        <ServiceAreaList areas={serviceAreas} onStale={() => void query.refetch().catch(() => {})} />
      )}
    </BusinessPanel>
  )
}
