import { X } from 'lucide-react'
import { IconButton } from '../../../ui/actions/IconButton.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Tag } from '../../../ui/text/Tag.js'
import type { ServiceAreaList_AreaFragment } from './generated/services.js'

type AreaTagsProps = {
  label: string
  areas: readonly ServiceAreaList_AreaFragment[]
  onRemove: (zipCode: string) => void
}

export const AreaTags = ({ label, areas, onRemove }: AreaTagsProps) => (
  <Grid as="ul" min="8.5rem" gap="xs" aria-label={label}>
    {areas
      .toSorted((one, other) => one.zipCode.localeCompare(other.zipCode))
      .map(({ id, zipCode }) => (
        <li key={id}>
          <Tag
            action={
              <IconButton
                label={`Remove ${zipCode}`}
                icon={<X aria-hidden="true" />}
                onClick={() => onRemove(zipCode)}
              />
            }
          >
            {zipCode}
          </Tag>
        </li>
      ))}
  </Grid>
)
