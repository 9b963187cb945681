import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Inline } from '../../../ui/Inline.js'
import { Text } from '../../../ui/Text.js'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js'

type IconLineProps = { icon: LucideIcon; label: string; children: ReactNode }

/** One fact on a card: its icon to the eye, its name to the ear. */
export const IconLine = ({ icon: Icon, label, children }: IconLineProps) => (
  <Inline gap="xs" align="start" nowrap>
    {/* As it is, however narrow the line: images give way before words do. */}
    <Icon size={20} style={{ flex: 'none' }} aria-hidden="true" />
    <Text as="span" size="s">
      <VisuallyHidden>{label}: </VisuallyHidden>
      {children}
    </Text>
  </Inline>
)
