import { ChartColumn } from 'lucide-react'
import { Button } from '../../../ui/actions/Button.js'

type ChartsButtonProps = { isOpen: boolean; onToggle: () => void }

/** Expands the charts, which admins rarely come for. */
export const ChartsButton = ({ isOpen, onToggle }: ChartsButtonProps) => (
  <Button size="s" icon={<ChartColumn aria-hidden="true" />} aria-expanded={isOpen} onClick={onToggle}>
    {isOpen ? 'Hide charts' : 'Show charts'}
  </Button>
)
