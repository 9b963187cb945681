import { formatPhone } from '@rules/formatPhone.js'
import type { ServiceType } from '@rules/kinds.js'
import { useFormikContext } from 'formik'
import { MapPin, UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/actions/Button.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { IconLine } from '../../../ui/text/IconLine.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { ContactFields, type contactDefaults } from './ContactFields.js'
import { SavedAddresses } from './SavedAddresses.js'

type Contact = ReturnType<typeof contactDefaults>

const names = ['firstName', 'lastName', 'phone', 'address', 'zipCode'] as const

/**
 * The contact and place of an order. A first order shows the fields; later ones show the known details in two lines,
 * and Change opens the fields. The fields always belong to the form, so a rejected one opens them and gets the focus.
 */
export const ContactSection = ({ type, isKnown }: { type: ServiceType; isKnown: boolean }) => {
  const { values, errors, touched } = useFormikContext<Contact>()
  const [isOpen, setOpen] = useState(() => !isKnown || names.some(name => values[name].trim() === ''))
  const fields = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)

  // Set while rendering, so that the field exists when it gets the focus.
  if (!isOpen && names.some(name => touched[name] && errors[name])) setOpen(true)

  useEffect(() => {
    if (isOpen && wasPressed.current) fields.current?.querySelector('input')?.focus()
  }, [isOpen])

  return (
    <>
      {!isOpen && (
        <Card as="div" padding="s">
          <Inline justify="between" nowrap>
            <Stack gap="xxs">
              <IconLine icon={<UserRound aria-hidden="true" />} label="For">
                <bdi>
                  {values.firstName} {values.lastName}
                </bdi>
                , <bdi>{formatPhone(values.phone)}</bdi>
              </IconLine>
              <IconLine icon={<MapPin aria-hidden="true" />} label="At">
                <bdi>{values.address}</bdi>, <bdi>{values.zipCode}</bdi>
              </IconLine>
            </Stack>
            <Button
              size="s"
              onClick={() => {
                wasPressed.current = true
                setOpen(true)
              }}
            >
              Change<VisuallyHidden> name, phone and address</VisuallyHidden>
            </Button>
          </Inline>
        </Card>
      )}
      <div ref={fields} hidden={!isOpen}>
        <Stack gap="m">
          {isKnown && isOpen && <SavedAddresses />}
          <ContactFields type={type} />
        </Stack>
      </div>
    </>
  )
}
