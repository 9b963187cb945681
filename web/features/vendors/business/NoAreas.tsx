import { MapPin } from 'lucide-react'
import { EmptyState } from '../../../ui/states/EmptyState.js'

export const NoAreas = () => (
  <EmptyState title="No service areas added yet" picture={<MapPin size={40} aria-hidden="true" />} level={4}>
    Without a ZIP code there are no available jobs.
  </EmptyState>
)
