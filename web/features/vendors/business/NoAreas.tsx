import { MapPin } from 'lucide-react'
import { EmptyState } from '../../../ui/states/EmptyState.js'

export const NoAreas = () => (
  <EmptyState title="No service areas added yet" picture={<MapPin size={40} aria-hidden="true" />} level={4}>
    You need at least one ZIP code to see available jobs.
  </EmptyState>
)
