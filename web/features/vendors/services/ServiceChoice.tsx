import { type ServiceType, serviceTypes } from '@rules/kinds.js'
import { Container, Sofa } from 'lucide-react'
import { useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { CheckCard } from '../../../ui/actions/CheckCard.js'
import { toast } from '../../../ui/overlays/toast.js'
import { useOptimisticSave } from '../../../ui/states/useOptimisticSave.js'
import { AddVendorServiceDocument, RemoveVendorServiceDocument } from './generated/services.js'

const NOT_SAVED = "We couldn't save this. Check your connection and try again."

const pictures = {
  dumpster_rental: <Container strokeWidth={1.5} aria-hidden="true" />,
  junk_pickup: <Sofa strokeWidth={1.5} aria-hidden="true" />,
}

type ServiceChoiceProps = { type: ServiceType; isOffered: boolean }

/** Changes at once; if the server refuses it, reverts it and says why. */
export const ServiceChoice = ({ type, isOffered }: ServiceChoiceProps) => {
  const [add] = useMutation(AddVendorServiceDocument)
  const [remove] = useMutation(RemoveVendorServiceDocument)
  const [failure, setFailure] = useState<string>()
  const [isShown, change] = useOptimisticSave(isOffered, async wanted => {
    try {
      await (wanted ? add : remove)({ variables: { serviceType: type } })
      setFailure(undefined)
      toast({ title: 'Service updated successfully!' })
    } catch (error) {
      const description = serverMessage(error, NOT_SAVED)
      setFailure(description)
      toast({ title: 'Error updating service', description, variant: 'destructive' })
    }
  })

  return (
    <CheckCard
      label={serviceTypes[type]}
      help={isShown ? 'You offer this.' : 'You do not offer this.'}
      icon={pictures[type]}
      checked={isShown}
      onChange={change}
      error={failure}
    />
  )
}
