import { serviceTypes } from '@rules/kinds.js'
import { Container as DumpsterIcon, Plus, Truck } from 'lucide-react'
import { useRef, useState } from 'react'
import { paths } from '../../../paths.js'
import { Button } from '../../../ui/actions/Button.js'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { Anchor } from '../../../ui/layout/Anchor.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Popover } from '../../../ui/overlays/Popover.js'
import { Text } from '../../../ui/text/Text.js'

const services = [
  { type: 'dumpster_rental', icon: <DumpsterIcon aria-hidden="true" /> },
  { type: 'junk_pickup', icon: <Truck aria-hidden="true" /> },
] as const

type NewOrderProps = {
  label: string
  look?: 'primary' | 'secondary'
  /** Called before the services are chosen from, to load the form. */
  onNear?: () => void
}

/** Asks at once which service the order is for; each opens its form. */
export const NewOrder = ({ label, look = 'primary', onNear }: NewOrderProps) => {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (isLeft: boolean) => {
    setOpen(false)
    if (!isLeft) button.current?.focus()
  }
  return (
    <Anchor>
      <Button
        ref={button}
        look={look}
        icon={<Plus aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <Popover label={label} onClose={close} narrow>
          <Stack gap="xs">
            <Text strong>What do you need?</Text>
            {services.map(({ type, icon }) => (
              <ButtonLink key={type} to={paths.request(type)} icon={icon} wide>
                {serviceTypes[type]}
              </ButtonLink>
            ))}
          </Stack>
        </Popover>
      )}
    </Anchor>
  )
}
